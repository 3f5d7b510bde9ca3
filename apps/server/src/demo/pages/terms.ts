import type { DemoPage } from './page.ts';

export const terms: DemoPage = {
  seName: 'terms',
  titlePl: 'Regulamin',
  titleEn: 'Terms and conditions',
  footerRow: 3,
  inFleetShop: true,
  bodyPl: `
<h2>§ 1. Postanowienia ogólne</h2>
<p>Sklep prowadzi Partsboard Grupa Dealerska sp. z o.o. z siedzibą w Warszawie. Sklep służy wyłącznie przedsiębiorcom, którzy nabywają części w związku z prowadzoną działalnością.</p>
<h2>§ 2. Konto</h2>
<p>Zamawiać mogą klienci, którzy założyli konto i podali prawdziwe dane firmy. Klient odpowiada za to, kto korzysta z jego hasła. Zmiana hasła kończy wszystkie otwarte sesje.</p>
<h2>§ 3. Zamówienia</h2>
<p>Umowa zostaje zawarta z chwilą potwierdzenia zamówienia i nadania mu numeru. Obowiązuje cena pokazana w podsumowaniu; jeżeli zmieniła się przed potwierdzeniem, sklep informuje o tym i nie składa zamówienia bez zgody klienta.</p>
<h2>§ 4. Dostawa i odbiór</h2>
<p>Terminy i opłaty podaje strona <a href="/p/delivery">Dostawa</a>. Ryzyko przypadkowej utraty przechodzi na klienta z chwilą wydania towaru.</p>
<h2>§ 5. Płatność</h2>
<p>Sposoby płatności opisuje strona <a href="/p/payments">Płatności</a>. W razie opóźnienia w płatności sprzedawca może wstrzymać kolejne wysyłki i kredyt kupiecki.</p>
<h2>§ 6. Zwroty i reklamacje</h2>
<p>Zasady zwrotów i reklamacji opisuje strona <a href="/p/returns">Zwroty i reklamacje</a>. Informacje katalogowe o dopasowaniu części są podawane z należytą starannością; o montażu decyduje warsztat.</p>
<h2>§ 7. Postanowienia końcowe</h2>
<p>Prawem właściwym jest prawo polskie. Spory rozstrzyga sąd właściwy dla siedziby sprzedawcy. Regulamin obowiązuje od 1 stycznia 2026 r.</p>`,
  bodyEn: `
<h2>1. General</h2>
<p>The shop is run by Partsboard Grupa Dealerska sp. z o.o. of Warsaw. It serves only businesses that buy parts in the course of their trade.</p>
<h2>2. The account</h2>
<p>Customers who have opened an account and given true company data can order. The customer answers for whoever uses their password. Changing the password ends all open sessions.</p>
<h2>3. Orders</h2>
<p>A contract is made when the order is confirmed and given a number. The price shown in the summary applies; if it changed before confirmation, the shop says so and places no order without the customer's consent.</p>
<h2>4. Delivery and pickup</h2>
<p>Times and charges are on the <a href="/p/delivery">Delivery</a> page. The risk of accidental loss passes to the customer when the goods are handed over.</p>
<h2>5. Payment</h2>
<p>Ways to pay are described under <a href="/p/payments">Payments</a>. If a payment is late, the seller may hold back further dispatches and trade credit.</p>
<h2>6. Returns and complaints</h2>
<p>The rules are under <a href="/p/returns">Returns and complaints</a>. Catalog information on fitment is given with due care; the workshop decides on fitting.</p>
<h2>7. Final provisions</h2>
<p>Polish law applies. Disputes are settled by the court of the seller's seat. These terms apply from 1 January 2026.</p>`,
};
