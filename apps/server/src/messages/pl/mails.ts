export const mails = {
  footer: (store: string) => `Wiadomość wysłana automatycznie ze sklepu ${store}.`,
  greeting: (firstName: string) => `Dzień dobry, ${firstName},`,
  setPassword: 'Ustaw nowe hasło',
  welcome: {
    subject: (store: string) => `Witamy w sklepie ${store}`,
    accountReady: (email: string) =>
      `Twoje konto jest gotowe. Do logowania służy adres ${email} i hasło wybrane przy rejestracji.`,
    shop: 'W sklepie wyszukasz części po numerze VIN, po modelu lub po numerze części, sprawdzisz stan i swoją cenę i złożysz zamówienie z dostawą albo odbiorem w oddziale.',
    button: 'Przejdź do sklepu',
  },
  invitation: {
    subject: (store: string) => `Twoje konto w ${store}`,
    invited: (company: string, email: string) =>
      `Możesz już zamawiać w naszym sklepie dla ${company}. Loguj się adresem ${email}; najpierw wybierz hasło.`,
    button: 'Wybierz hasło',
    validity:
      'Link działa jeden raz i przez siedem dni. Później użyj „Nie pamiętasz hasła?” na stronie logowania.',
  },
  recovery: {
    subject: (store: string) => `Zmiana hasła w sklepie ${store}`,
    requested: 'Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta.',
    validity: 'Link działa raz i jest ważny przez godzinę. Nowsza prośba unieważnia starszą.',
    notYou: 'Jeśli to nie Ty o to prosisz, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
  },
  passwordChanged: {
    subject: (store: string) => `Hasło do konta ${store} zostało zmienione`,
    changed: 'Hasło do Twojego konta zostało właśnie zmienione. Pozostałe urządzenia zostały wylogowane.',
    notYou:
      'Jeśli to nie Ty zmieniasz hasło, ktoś inny ma dostęp do Twojego konta. Ustaw od razu nowe hasło i daj nam znać.',
  },
  staffAccount: {
    subject: 'Twoje konto w panelu zostało zmienione',
    passwordChanged: 'Hasło do Twojego konta zostało właśnie zmienione. Pozostałe sesje zostały zakończone.',
    passwordReset:
      'Osoba, która zarządza pracownikami, nadała Ci nowe jednorazowe hasło. Wszystkie sesje zostały zakończone.',
    secondFactorRemoved: 'Drugi składnik logowania został właśnie usunięty z Twojego konta.',
    notYou: 'Jeśli nie wiesz dlaczego, od razu powiadom administratora.',
  },
};
