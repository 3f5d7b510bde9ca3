/** Mails to the branch that executes orders. */
export const branchMail = {
  subject: (number: string, customer: string) => `Nowe zamówienie ${number}: ${customer}`,
  intro: 'Do oddziału wpłynęło nowe zamówienie.',
  columns: ['Część', 'Ilość', 'Do sprowadzenia'],
  customer: 'Klient',
  reference: 'Numer klienta',
  delivery: 'Dostawa',
  payment: 'Płatność',
  note: 'Uwagi klienta',
  total: 'Razem brutto',
  button: 'Otwórz zamówienie',
  digestSubject: (count: number) => `Nowe zamówienia: ${count}`,
  digestIntro: 'Od ostatniego zestawienia do oddziału wpłynęły te zamówienia.',
  digestColumns: ['Zamówienie', 'Klient', 'Pozycje', 'Razem brutto'],
  digestButton: 'Otwórz zamówienia',
};
