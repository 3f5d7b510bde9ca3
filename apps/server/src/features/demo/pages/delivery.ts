import type { LanguageCode } from '../../../plugins/handlers.ts';
import type { Sentence } from '../../../plugins/language.ts';
import type { DemoDelivery } from '../demo-delivery.ts';
import type { DemoPage } from './page.ts';

const ALWAYS_CHARGED = '–';

const free: Sentence = { pl: 'bez opłaty', en: 'free of charge' };
const pickup: Sentence = {
  pl: '<strong>Odbiór w oddziale</strong><br>Po otrzymaniu wiadomości o gotowości.',
  en: '<strong>Pickup in a branch</strong><br>Once we tell you that it is ready.',
};
const openingHours: Sentence = { pl: 'w godzinach otwarcia', en: 'opening hours' };

const tableRow = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const rowsOf = (delivery: DemoDelivery, language: LanguageCode): string =>
  [
    ...delivery[language].map((way) =>
      tableRow([
        `<strong>${way.name}</strong><br>${way.description}`,
        way.until,
        way.net,
        way.gross,
        way.freeFrom || ALWAYS_CHARGED,
      ]),
    ),
    tableRow([pickup[language], openingHours[language], free[language], free[language], ALWAYS_CHARGED]),
  ].join('\n');

export const deliveryPage = (delivery: DemoDelivery): DemoPage => ({
  seName: 'delivery',
  titlePl: 'Dostawa',
  titleEn: 'Delivery',
  topMenu: true,
  footerRow: 2,
  inFleetShop: true,
  bodyPl: `
<p>Towar z magazynu centralnego i z oddziałów wysyłamy od poniedziałku do piątku. Na stronie zamówienia widać tylko te sposoby dostawy, które są możliwe pod wybrany adres.</p>
<table>
<thead><tr><th>Sposób</th><th>Zamówienie do</th><th>Opłata netto</th><th>Opłata brutto</th><th>Bez opłaty od (brutto)</th></tr></thead>
<tbody>
${rowsOf(delivery, 'pl')}
</tbody>
</table>
<p>Opłaty dotyczą jednego zamówienia, niezależnie od liczby paczek.</p>
<h2>Odbiór w oddziale</h2>
<p>Odbiór jest bezpłatny. Zamówienie czeka siedem dni; później części wracają na półkę. Do odbioru wystarczy numer zamówienia i dokument firmy.</p>
<h2>Uszkodzenia w transporcie</h2>
<p>Sprawdź przesyłkę przy kurierze. Jeżeli opakowanie jest naruszone, spisz protokół: bez niego rozpatrzenie sprawy trwa dłużej. Jak zgłosić szkodę, opisuje strona <a href="/p/returns">Zwroty i reklamacje</a>.</p>`,
  bodyEn: `
<p>Goods leave the central warehouse and the branches from Monday to Friday. The checkout shows only the ways of delivery that are possible for the chosen address.</p>
<table>
<thead><tr><th>Way</th><th>Order by</th><th>Net charge</th><th>Gross charge</th><th>Free from (gross)</th></tr></thead>
<tbody>
${rowsOf(delivery, 'en')}
</tbody>
</table>
<p>Charges are for one order, whatever the number of parcels.</p>
<h2>Pickup in a branch</h2>
<p>Pickup is free of charge. An order waits for seven days; after that the parts go back on the shelf. Bring the order number and a document of your company.</p>
<h2>Damage in transit</h2>
<p>Check the parcel while the courier is there. If the packaging is damaged, have a report written: without it a claim takes longer. How to report damage is described under <a href="/p/returns">Returns and complaints</a>.</p>`,
});
