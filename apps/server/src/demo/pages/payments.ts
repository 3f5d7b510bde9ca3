import type { DemoPage } from './page.ts';

export const payments: DemoPage = {
  seName: 'payments',
  titlePl: 'Płatności',
  titleEn: 'Payments',
  footerRow: 2,
  inFleetShop: true,
  bodyPl: `
<p>Ceny w sklepie podajemy w złotych, brutto i netto. Rabat wynika z tabeli rabatowej przypisanej do Twojej firmy i grupy towarowej części.</p>
<h2>Sposoby płatności</h2>
<ul>
<li><strong>Przelew przed wysyłką.</strong> Dane do przelewu są w potwierdzeniu zamówienia; towar rezerwujemy na trzy dni robocze.</li>
<li><strong>Za pobraniem.</strong> Płacisz kurierowi gotówką lub kartą. Dostępne tylko przy dostawie kurierem.</li>
<li><strong>W oddziale.</strong> Płacisz gotówką lub kartą przy odbiorze, w oddziałach, które przyjmują płatności.</li>
<li><strong>Kredyt kupiecki.</strong> Faktura z terminem płatności, w granicach limitu Twojej firmy. Wykorzystanie limitu widać na koncie i przy składaniu zamówienia.</li>
</ul>
<h2>Faktury</h2>
<p>Faktury wystawiamy elektronicznie w dniu wysyłki. Jeśli potrzebujesz duplikatu lub korekty, napisz na adres <a href="mailto:faktury@partsboard.example">faktury@partsboard.example</a>, podając numer zamówienia.</p>
<h2>Limit kredytowy</h2>
<p>Wniosek o przyznanie lub podwyższenie limitu składa się w oddziale. Rozpatrujemy go w ciągu dwóch dni roboczych.</p>`,
  bodyEn: `
<p>Prices in the shop are in Polish zloty, gross and net. Your discount follows from the discount table of your company and the product group of the part.</p>
<h2>Ways to pay</h2>
<ul>
<li><strong>Transfer before dispatch.</strong> The bank details are in the order confirmation; goods are kept for three working days.</li>
<li><strong>Cash on delivery.</strong> You pay the courier in cash or by card. Only with courier delivery.</li>
<li><strong>At the counter.</strong> You pay in cash or by card when you collect the goods, in branches that take payments.</li>
<li><strong>Trade credit.</strong> An invoice with a payment term, within the limit of your company. How much of it is used can be seen in your account and at checkout.</li>
</ul>
<h2>Invoices</h2>
<p>Invoices are issued electronically on the day of dispatch. For a duplicate or a correction write to <a href="mailto:faktury@partsboard.example">faktury@partsboard.example</a> with the order number.</p>
<h2>Credit limit</h2>
<p>Ask in a branch for a limit or a higher one. We decide within two working days.</p>`,
};
