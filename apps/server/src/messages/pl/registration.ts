/** Registrations, and what the staff decide about them. */
export const registration = {
  companyRegistered: (email: string, phone: string) =>
    `Twoja firma jest już zarejestrowana. Zaloguj się na jej konto albo napisz do nas, aby dostać własny login: ${email}, ${phone}.`,
  received: {
    subject: (store: string) => `Otrzymaliśmy Twoją rejestrację w sklepie ${store}`,
    waits: 'Dziękujemy za rejestrację. Sprawdzimy dane i napiszemy, gdy konto zostanie zatwierdzone.',
    meanwhile:
      'Już teraz możesz się zalogować i przeglądać katalog. Ceny i zamówienia pojawią się po zatwierdzeniu.',
  },
  toApprove: {
    subject: (customer: string) => `Nowa rejestracja do zatwierdzenia: ${customer}`,
    waits: 'Nowy klient czeka na zatwierdzenie.',
    company: 'Firma',
    vatNumber: 'NIP',
    person: 'Osoba',
    email: 'E-mail',
    phone: 'Telefon',
    button: 'Otwórz klienta',
  },
  approved: {
    subject: (store: string) => `Twoje konto w sklepie ${store} zostało zatwierdzone`,
    approved: 'Twoja rejestracja została zatwierdzona. Widzisz już swoje ceny i możesz zamawiać.',
    branch: (name: string) => `Twój oddział: ${name}.`,
  },
  refused: {
    subject: (store: string) => `Twoja rejestracja w sklepie ${store}`,
    refused: 'Niestety nie możemy otworzyć dla Ciebie konta.',
    reason: (reason: string) => `Powód: ${reason}`,
    contact: (email: string, phone: string) => `W razie pytań skontaktuj się z nami: ${email}, ${phone}.`,
  },
};
