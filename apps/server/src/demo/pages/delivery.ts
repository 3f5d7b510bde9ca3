import type { LanguageCode } from '@partsboard/contract/language';
import type { LocalisedName } from '../../messages/texts.ts';
import type { DemoDelivery } from '../demo-delivery.ts';
import type { DemoPage } from './page.ts';

const pickup: LocalisedName = { pl: 'Odbiór w oddziale', en: 'Pickup in a branch' };
const nothing: LocalisedName = { pl: '0,00', en: '0.00' };
const readyForPickup: LocalisedName = {
  pl: 'W godzinach otwarcia, po otrzymaniu wiadomości o gotowości.',
  en: 'In opening hours, once we tell you that it is ready.',
};

const tableRow = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** Few and short columns, so that a phone shows them side by side. */
const charges = (delivery: DemoDelivery, language: LanguageCode): string =>
  [
    ...delivery[language].map((way) => tableRow([way.name, way.net, way.gross])),
    tableRow([pickup[language], nothing[language], nothing[language]]),
  ].join('\n');

const ways = (delivery: DemoDelivery, language: LanguageCode): string =>
  [...delivery[language], { name: pickup[language], description: readyForPickup[language] }]
    .map((way) => `<li><strong>${way.name}.</strong> ${way.description}</li>`)
    .join('\n');

/** What is so for some ways only, way by way: `Courier 4 pm, Dealer’s own van noon`. */
const listed = (delivery: DemoDelivery, language: LanguageCode, fact: 'until' | 'freeFrom'): string =>
  delivery[language]
    .filter((way) => way[fact] !== '')
    .map((way) => `${way.name} ${way[fact]}`)
    .join(', ');

export const deliveryPage = (delivery: DemoDelivery): DemoPage => ({
  seName: 'delivery',
  titlePl: 'Dostawa',
  titleEn: 'Delivery',
  topMenu: true,
  footerRow: 2,
  inFleetShop: true,
  bodyPl: `
<p>Towar z magazynu centralnego i z oddziałów wysyłamy od poniedziałku do piątku. Na stronie zamówienia widać tylko te sposoby dostawy, które są możliwe pod wybrany adres. Samochodem dostawczym wożą tylko niektóre oddziały.</p>
<h2>Opłaty</h2>
<table>
<thead><tr><th>Sposób</th><th>Netto (zł)</th><th>Brutto (zł)</th></tr></thead>
<tbody>
${charges(delivery, 'pl')}
</tbody>
</table>
<p>Opłaty dotyczą jednego zamówienia, niezależnie od liczby paczek. Bez opłaty od wartości brutto: ${listed(delivery, 'pl', 'freeFrom')}.</p>
<h2>Terminy</h2>
<ul>
${ways(delivery, 'pl')}
</ul>
<p>Tego samego dnia wyruszają zamówienia złożone do: ${listed(delivery, 'pl', 'until')}.</p>
<h2>Odbiór w oddziale</h2>
<p>Odbiór jest bezpłatny. Zamówienie czeka siedem dni; później części wracają na półkę. Do odbioru wystarczy numer zamówienia i dokument firmy.</p>
<h2>Uszkodzenia w transporcie</h2>
<p>Sprawdź przesyłkę przy kurierze. Jeżeli opakowanie jest naruszone, spisz protokół: bez niego rozpatrzenie sprawy trwa dłużej. Jak zgłosić szkodę, opisuje strona <a href="/p/returns">Zwroty i reklamacje</a>.</p>`,
  bodyEn: `
<p>Goods leave the central warehouse and the branches from Monday to Friday. The checkout shows only the ways of delivery that are possible for the chosen address. Only some branches deliver by van.</p>
<h2>Charges</h2>
<table>
<thead><tr><th>Way</th><th>Net (PLN)</th><th>Gross (PLN)</th></tr></thead>
<tbody>
${charges(delivery, 'en')}
</tbody>
</table>
<p>Charges are for one order, whatever the number of parcels. Free of charge from a gross value of: ${listed(delivery, 'en', 'freeFrom')}.</p>
<h2>Times</h2>
<ul>
${ways(delivery, 'en')}
</ul>
<p>Orders leave on the same day when placed by: ${listed(delivery, 'en', 'until')}.</p>
<h2>Pickup in a branch</h2>
<p>Pickup is free of charge. An order waits for seven days; after that the parts go back on the shelf. Bring the order number and a document of your company.</p>
<h2>Damage in transit</h2>
<p>Check the parcel while the courier is there. If the packaging is damaged, have a report written: without it a claim takes longer. How to report damage is described under <a href="/p/returns">Returns and complaints</a>.</p>`,
});
