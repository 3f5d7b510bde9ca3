import type { DemoPage } from './page.ts';

export const delivery: DemoPage = {
  seName: 'delivery',
  titlePl: 'Dostawa',
  titleEn: 'Delivery',
  topMenu: true,
  footerRow: 2,
  inFleetShop: true,
  bodyPl: `
<p>Towar z magazynu centralnego i z oddziałów wysyłamy od poniedziałku do piątku. Na stronie zamówienia widać tylko te sposoby dostawy, które są możliwe pod wybrany adres.</p>
<table>
<thead><tr><th>Sposób</th><th>Zamówienie do</th><th>Dostawa</th></tr></thead>
<tbody>
<tr><td>Kurier</td><td>17:00</td><td>następny dzień roboczy</td></tr>
<tr><td>Kurier ekspresowy</td><td>18:30</td><td>następny dzień roboczy do 10:00</td></tr>
<tr><td>Samochód oddziału</td><td>11:00</td><td>ten sam dzień, wybrane kody pocztowe</td></tr>
<tr><td>Odbiór w oddziale</td><td>w godzinach otwarcia</td><td>po otrzymaniu wiadomości o gotowości</td></tr>
</tbody>
</table>
<h2>Odbiór w oddziale</h2>
<p>Odbiór jest bezpłatny. Zamówienie czeka siedem dni; później części wracają na półkę. Do odbioru wystarczy numer zamówienia i dokument firmy.</p>
<h2>Uszkodzenia w transporcie</h2>
<p>Sprawdź przesyłkę przy kurierze. Jeżeli opakowanie jest naruszone, spisz protokół: bez niego rozpatrzenie sprawy trwa dłużej. Jak zgłosić szkodę, opisuje strona <a href="/p/returns">Zwroty i reklamacje</a>.</p>`,
  bodyEn: `
<p>Goods leave the central warehouse and the branches from Monday to Friday. The checkout shows only the ways of delivery that are possible for the chosen address.</p>
<table>
<thead><tr><th>Way</th><th>Order by</th><th>Delivery</th></tr></thead>
<tbody>
<tr><td>Courier</td><td>5 pm</td><td>next working day</td></tr>
<tr><td>Express courier</td><td>6:30 pm</td><td>next working day by 10 am</td></tr>
<tr><td>Branch van</td><td>11 am</td><td>same day, some postcodes</td></tr>
<tr><td>Pickup in a branch</td><td>opening hours</td><td>once we tell you that it is ready</td></tr>
</tbody>
</table>
<h2>Pickup in a branch</h2>
<p>Pickup is free of charge. An order waits for seven days; after that the parts go back on the shelf. Bring the order number and a document of your company.</p>
<h2>Damage in transit</h2>
<p>Check the parcel while the courier is there. If the packaging is damaged, have a report written: without it a claim takes longer. How to report damage is described under <a href="/p/returns">Returns and complaints</a>.</p>`,
};
