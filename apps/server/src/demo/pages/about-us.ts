import type { DemoPage } from './page.ts';

export const aboutUs: DemoPage = {
  seName: 'about-us',
  titlePl: 'O nas',
  titleEn: 'About us',
  topMenu: true,
  footerRow: 1,
  inFleetShop: true,
  bodyPl: `
<p>Partsboard to sklep z częściami zamiennymi grupy dealerskiej, która od 1994 roku zaopatruje warsztaty niezależne i autoryzowane, floty oraz sklepy motoryzacyjne. Zaczynaliśmy od jednego oddziału w Warszawie. Dziś mamy sześć oddziałów i magazyn centralny w Strykowie, z którego towar wyjeżdża dwa razy dziennie.</p>
<h2>Co robimy inaczej</h2>
<p>Większość pomyłek przy zamawianiu części bierze się z katalogu, a nie z magazynu. Dlatego pokazujemy rysunek złożeniowy, a przy każdej pozycji mówimy, czy pasuje do samochodu o podanym numerze VIN, i dlaczego. Jeśli czegoś nie wiemy, piszemy, że nie wiemy.</p>
<ul>
<li>Numery części można wpisywać tak, jak stoją na opakowaniu: ze spacjami, myślnikami lub bez.</li>
<li>Stary numer prowadzi do aktualnego, a cały łańcuch zamian jest widoczny.</li>
<li>Cena i stan w oddziałach są sprawdzane w chwili, gdy o nie pytasz.</li>
</ul>
<h2>Ludzie</h2>
<p>W każdym oddziale pracują doradcy, którzy sami stali przy podnośniku. Jeżeli katalog nie daje odpowiedzi, zadzwoń: numery telefonów i godziny otwarcia znajdziesz na stronie <a href="/p/contact">Kontakt</a>.</p>`,
  bodyEn: `
<p>Partsboard is the parts shop of a dealer group that has supplied independent and authorized workshops, fleets and motor factors since 1994. We began with one branch in Warsaw. Today there are six branches and a central warehouse in Stryków, from which goods leave twice a day.</p>
<h2>What we do differently</h2>
<p>Most mistakes in ordering parts come from the catalog, not from the warehouse. That is why we show the exploded view and say for every line whether it fits the car with the given VIN, and why. Where we do not know, we say that we do not know.</p>
<ul>
<li>Type part numbers as they are printed on the box: with blanks, with dashes or without.</li>
<li>An old number leads to the current one, and the whole chain of replacements is shown.</li>
<li>Price and branch stock are checked at the moment you ask.</li>
</ul>
<h2>The people</h2>
<p>The advisers in every branch have worked under the lift themselves. When the catalog gives no answer, call: phone numbers and opening hours are on the <a href="/p/contact">Contact</a> page.</p>`,
};
