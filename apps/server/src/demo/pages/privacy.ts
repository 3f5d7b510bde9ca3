import type { DemoPage } from './page.ts';

export const privacy: DemoPage = {
  seName: 'privacy',
  titlePl: 'Polityka prywatności',
  titleEn: 'Privacy policy',
  footerRow: 3,
  inFleetShop: true,
  bodyPl: `
<p>Administratorem danych jest Partsboard Grupa Dealerska sp. z o.o., ul. Modlińska 214, 03-119 Warszawa, e-mail <a href="mailto:dane@partsboard.example">dane@partsboard.example</a>.</p>
<h2>Jakie dane przetwarzamy i po co</h2>
<p>Imię i nazwisko, adres e-mail, telefon, nazwę firmy, NIP i adresy przetwarzamy, aby prowadzić konto, przyjmować i wysyłać zamówienia, wystawiać faktury oraz rozpatrywać reklamacje. Newsletter wysyłamy tylko tym, którzy o niego poprosili.</p>
<h2>Jak długo je przechowujemy</h2>
<p>Dane konta przechowujemy do jego zamknięcia, dane zamówień i faktur przez okres wymagany przepisami podatkowymi, dzienniki serwera przez 30 dni. Haseł nie znamy: zapisujemy jedynie ich skrót.</p>
<h2>Komu je przekazujemy</h2>
<p>Przewoźnikom w zakresie potrzebnym do doręczenia, biuru rachunkowemu oraz dostawcy poczty. Nie sprzedajemy danych i nie korzystamy z zewnętrznych narzędzi śledzących: strona nie ładuje niczego z obcych serwerów.</p>
<h2>Twoje prawa</h2>
<p>Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania, przeniesienia oraz wniesienia skargi do Prezesa Urzędu Ochrony Danych Osobowych.</p>`,
  bodyEn: `
<p>The controller of your data is Partsboard Grupa Dealerska sp. z o.o., ul. Modlińska 214, 03-119 Warsaw, email <a href="mailto:dane@partsboard.example">dane@partsboard.example</a>.</p>
<h2>Which data we use and why</h2>
<p>We use names, email address, phone, company name, VAT number and addresses to keep your account, to take and send orders, to issue invoices and to settle complaints. The newsletter goes only to those who asked for it.</p>
<h2>How long we keep them</h2>
<p>Account data until the account is closed, orders and invoices as long as tax law asks, server logs for 30 days. We do not know your password: only a hash of it is stored.</p>
<h2>Who receives them</h2>
<p>Carriers as far as delivery needs it, our accountants and our mail provider. We sell no data and use no trackers of others: this site loads nothing from foreign servers.</p>
<h2>Your rights</h2>
<p>You may see, correct, delete, restrict and move your data, and complain to the President of the Personal Data Protection Office.</p>`,
};
