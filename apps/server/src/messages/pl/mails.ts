export const mails = {
  footer: 'Wiadomość wysłana automatycznie ze sklepu Partsboard.',
  greeting: (firstName: string) => `Dzień dobry, ${firstName},`,
  setPassword: 'Ustaw nowe hasło',
  welcome: {
    subject: 'Witamy w sklepie Partsboard',
    accountReady: (email: string) =>
      `Twoje konto jest gotowe. Do logowania służy adres ${email} i hasło wybrane przy rejestracji.`,
    shop: 'W sklepie wyszukasz części po numerze VIN, po modelu lub po numerze części, sprawdzisz stan i swoją cenę i złożysz zamówienie z dostawą albo odbiorem w oddziale.',
    button: 'Przejdź do sklepu',
  },
  recovery: {
    subject: 'Zmiana hasła w sklepie Partsboard',
    requested: 'Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta.',
    validity: 'Link działa raz i jest ważny przez godzinę. Nowsza prośba unieważnia starszą.',
    notYou: 'Jeśli to nie Ty o to prosisz, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
  },
  passwordChanged: {
    subject: 'Hasło do konta Partsboard zostało zmienione',
    changed: 'Hasło do Twojego konta zostało właśnie zmienione. Pozostałe urządzenia zostały wylogowane.',
    notYou:
      'Jeśli to nie Ty zmieniasz hasło, ktoś inny ma dostęp do Twojego konta. Ustaw od razu nowe hasło i daj nam znać.',
  },
};
