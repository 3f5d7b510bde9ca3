import type { CompanyStandingName } from '@partsboard/contract/backoffice/companies';

const standings: Readonly<Record<CompanyStandingName, string>> = {
  pending: 'Czeka na zatwierdzenie',
  approved: 'Zatwierdzony',
  refused: 'Odrzucony',
  blocked: 'Zablokowany',
  erased: 'Usunięty',
};

/** Customers in the back office. */
export const companies = {
  unknown: 'Nie ma takiego klienta.',
  unknownPerson: 'Nie ma takiej osoby.',
  isErased: 'Dane tego klienta zostały usunięte.',
  isBlocked: 'Ten klient jest już zablokowany.',
  isNotBlocked: 'Ten klient nie jest zablokowany.',
  isApproved: 'Ten klient jest już zatwierdzony.',
  isRefused: 'Ta rejestracja została już odrzucona.',
  externalIdTaken: 'Inny klient ma już ten numer.',
  otherCompany: 'Ta osoba należy do innej firmy.',
  otherEmail: 'Adresu e-mail konta nie można tu zmienić.',
  unknownDiscountTable: 'Nie ma takiej tabeli rabatowej.',
  wrongConfirmation: 'Wpisz adres e-mail tej osoby, aby potwierdzić.',
  hasOpenBusiness: (orders: string, refunds: string, returns: string) =>
    [
      ...(orders === '' ? [] : [`Ta osoba ma otwarte lub nieopłacone zamówienia: ${orders}.`]),
      ...(refunds === '' ? [] : [`Do zwrotu są jeszcze pieniądze za zamówienia: ${refunds}.`]),
      ...(returns === '' ? [] : [`Ta osoba ma otwarte zwroty: ${returns}.`]),
      'Zakończ je przed usunięciem danych.',
    ].join(' '),
  standings,
  exportTitle: 'Klienci',
  exportColumns: [
    'Nazwa',
    'NIP',
    'Status',
    'Osoba',
    'E-mail',
    'Oddział',
    'Tabela rabatowa',
    'Limit kredytu',
    'Wykorzystany kredyt',
    'Po terminie',
    'Zarejestrowany',
  ],
  notOpen: 'Osoby można dodać tylko do klienta, który nie jest zablokowany, odrzucony ani usunięty.',
};
