import type { DemoPage } from './page.ts';

export const contact: DemoPage = {
  seName: 'contact',
  titlePl: 'Kontakt',
  titleEn: 'Contact',
  topMenu: true,
  footerRow: 1,
  inFleetShop: true,
  bodyPl: `
<p>Biuro obsługi klienta: <a href="tel:+48225502100">+48 22 550 21 00</a>, <a href="mailto:sklep@partsboard.example">sklep@partsboard.example</a>, od poniedziałku do piątku w godzinach 7:00–18:00.</p>
<h2>Oddziały</h2>
<ul>
<li><strong>Warszawa</strong>, ul. Modlińska 214, 03-119, tel. +48 22 550 21 40</li>
<li><strong>Kraków</strong>, ul. Zakopiańska 162, 30-435, tel. +48 12 340 18 60</li>
<li><strong>Gdańsk</strong>, al. Grunwaldzka 487, 80-309, tel. +48 58 721 33 05</li>
<li><strong>Wrocław</strong>, ul. Krzywoustego 118, 51-166, tel. +48 71 325 47 90</li>
<li><strong>Poznań</strong>, ul. Obornicka 229, 60-650, tel. +48 61 842 50 11</li>
<li><strong>Katowice</strong>, ul. Kościuszki 326, 40-608, tel. +48 32 209 64 77</li>
</ul>
<h2>Kto odpowie najszybciej</h2>
<p>W sprawie dopasowania części zadzwoń do najbliższego oddziału i miej pod ręką VIN. W sprawie faktur pisz na <a href="mailto:faktury@partsboard.example">faktury@partsboard.example</a>. W sprawie konta i logowania pomoże biuro obsługi.</p>`,
  bodyEn: `
<p>Customer service: <a href="tel:+48225502100">+48 22 550 21 00</a>, <a href="mailto:sklep@partsboard.example">sklep@partsboard.example</a>, Monday to Friday from 7 am to 6 pm.</p>
<h2>Branches</h2>
<ul>
<li><strong>Warsaw</strong>, ul. Modlińska 214, 03-119, phone +48 22 550 21 40</li>
<li><strong>Krakow</strong>, ul. Zakopiańska 162, 30-435, phone +48 12 340 18 60</li>
<li><strong>Gdansk</strong>, al. Grunwaldzka 487, 80-309, phone +48 58 721 33 05</li>
<li><strong>Wroclaw</strong>, ul. Krzywoustego 118, 51-166, phone +48 71 325 47 90</li>
<li><strong>Poznan</strong>, ul. Obornicka 229, 60-650, phone +48 61 842 50 11</li>
<li><strong>Katowice</strong>, ul. Kościuszki 326, 40-608, phone +48 32 209 64 77</li>
</ul>
<h2>Who answers fastest</h2>
<p>For questions of fitment call the nearest branch and have the VIN at hand. For invoices write to <a href="mailto:faktury@partsboard.example">faktury@partsboard.example</a>. For accounts and login, customer service helps.</p>`,
};
