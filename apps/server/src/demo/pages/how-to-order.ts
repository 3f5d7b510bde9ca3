import type { DemoPage } from './page.ts';

export const howToOrder: DemoPage = {
  seName: 'how-to-order',
  titlePl: 'Jak zamawiać',
  titleEn: 'How to order',
  topMenu: true,
  footerRow: 1,
  inFleetShop: true,
  bodyPl: `
<p>Są trzy drogi do części. Wybierz tę, do której masz dane pod ręką.</p>
<h2>1. Po numerze VIN</h2>
<p>Wpisz 17 znaków numeru VIN albo ostatnie 7. Jeśli siedmiu znakom odpowiada kilka samochodów, wybierzesz właściwy z listy. Od tej chwili katalog pokazuje części do tego auta, a pozycje, które na pewno nie pasują, są oznaczone.</p>
<h2>2. Po modelu</h2>
<p>W oknie filtrów wybierz markę, katalog i kolejne cechy pojazdu, aż do roku i miesiąca produkcji. Każdy krok podpowiada tylko to, co naprawdę istnieje.</p>
<h2>3. Po numerze części</h2>
<p>Znasz numer? Wpisz go w wyszukiwarce albo od razu w polu szybkiego koszyka razem z ilością. Dłuższą listę wczytasz z pliku CSV (do 100 pozycji); wzór pliku pobierzesz w koszyku.</p>
<h2>Koszyk, lista, oferta</h2>
<p>Koszyk można zapisać jako listę zakupów i wrócić do niej za miesiąc. Dla swojego klienta przygotujesz wydruk oferty z własnymi rabatami; Twoje ceny zakupu na niej nie widnieją.</p>
<h2>Zamówienie</h2>
<p>Zamówienie składasz w trzech krokach: dostawa, płatność, potwierdzenie. Potwierdzenie z numerem zamówienia przychodzi e-mailem. Warunki opisuje <a href="/p/terms">regulamin</a>.</p>`,
  bodyEn: `
<p>Three ways lead to a part. Take the one for which you have the data at hand.</p>
<h2>1. By VIN</h2>
<p>Enter the 17 characters of the VIN or its last 7. If several cars share those seven, choose the right one from the list. From then on the catalog shows the parts of that car, and lines that certainly do not fit are marked.</p>
<h2>2. By model</h2>
<p>In the filter window choose brand, catalog and the further features of the vehicle down to the year and month of production. Every step offers only what really exists.</p>
<h2>3. By part number</h2>
<p>You know the number? Type it into the search, or straight into the quick cart together with a quantity. Longer lists come from a CSV file (up to 100 rows); an example can be downloaded from the cart.</p>
<h2>Cart, list, offer</h2>
<p>A cart can be saved as a shopping list and used again next month. For your own customer you can print an offer with your own discounts; your purchase prices do not appear on it.</p>
<h2>The order</h2>
<p>Ordering takes three steps: shipping, payment, confirmation. The confirmation with the order number comes by email. The conditions are in the <a href="/p/terms">terms</a>.</p>`,
};
