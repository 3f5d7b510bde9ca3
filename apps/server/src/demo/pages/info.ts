import { documentUrl } from '../../features/content/document-url.ts';
import type { DemoPage } from './page.ts';

export const info: DemoPage = {
  seName: 'info',
  titlePl: 'Informacje',
  titleEn: 'Information',
  footerRow: 1,
  hiddenFromSitemap: true,
  inFleetShop: true,
  bodyPl: `
<h1>Aktualności</h1>
<h2>Godziny pracy w okresie świątecznym</h2>
<p>W Wigilię i w Sylwestra oddziały są czynne do 13:00, a ostatnie kursy samochodów dostawczych ruszają o 10:00. Zamówienia kurierskie złożone po 12:00 wyjeżdżają następnego dnia roboczego.</p>
<h2>Nowe zestawy przeglądowe</h2>
<p>Do najpopularniejszych silników przygotowaliśmy komplety: filtr oleju, filtr powietrza, filtr kabinowy i uszczelka korka. Znajdziesz je na kartach filtrów jako zestawy.</p>
<h2>Zmiana numerów tarcz hamulcowych</h2>
<p>Producent nadał części tarcz nowe numery. Stare numery nadal działają w wyszukiwarce i prowadzą do aktualnych. Szczegóły w <a href="${documentUrl('zamiany-tarcz')}">zestawieniu zamian</a>.</p>`,
  bodyEn: `
<h1>News</h1>
<h2>Opening hours around the holidays</h2>
<p>On Christmas Eve and New Year's Eve the branches are open until 1 pm, and the last van tours start at 10 am. Courier orders placed after noon leave on the next working day.</p>
<h2>New service kits</h2>
<p>For the most common engines there are now sets of oil filter, air filter, cabin filter and plug gasket. Find them on the filter boards as kits.</p>
<h2>Brake discs have new numbers</h2>
<p>The maker has given some discs new numbers. The old numbers still work in the search and lead to the current ones. Details are in the <a href="${documentUrl('zamiany-tarcz')}">list of replacements</a>.</p>`,
};
