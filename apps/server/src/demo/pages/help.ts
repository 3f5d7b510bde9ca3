import type { DemoPage } from './page.ts';

export const help: DemoPage = {
  seName: 'help',
  titlePl: 'Pomoc',
  titleEn: 'Help',
  footerRow: 3,
  bodyPl: `
<h2>Nie znaleziono numeru VIN</h2>
<p>Sprawdź, czy zamiast zera nie wpisano litery O: w numerze VIN nie ma liter I, O ani Q. Jeśli numer jest poprawny, a pojazdu nie ma w bazie, wybierz model w oknie filtrów; katalog pokaże wtedy wszystkie wersje i zaznaczy, od czego zależy wybór części.</p>
<h2>Część jest chwilowo niedostępna</h2>
<p>Taka pozycja nie ma teraz ceny, więc nie można jej zamówić. Doradca w oddziale sprawdzi termin u producenta.</p>
<h2>Plik CSV nie chce się wczytać</h2>
<p>Plik potrzebuje kolumn <code>sku</code> i <code>quantity</code>, może mieć do 100 wierszy, rozdzielonych przecinkiem, średnikiem lub tabulatorem. Najprościej zacząć od <a href="/cart.csv">pliku wzorcowego</a>.</p>
<h2>Hasło i logowanie</h2>
<p>Hasło zmienisz na koncie, w zakładce <a href="/my-account/my-profile?tab=password">Zmiana hasła</a>. Kto go nie pamięta, na stronie logowania prosi o wiadomość z linkiem do ustawienia nowego; link działa przez godzinę. Po kilku nieudanych próbach logowania trzeba chwilę odczekać.</p>`,
  bodyEn: `
<h2>The VIN is not found</h2>
<p>Check that no letter O stands for a zero: a VIN has no I, O or Q. If the number is right but the car is not in our data, choose the model in the filter window; the catalog then shows all versions and says what the choice of part depends on.</p>
<h2>A part is temporarily unavailable</h2>
<p>Such an item has no price at the moment and cannot be ordered. An adviser in a branch can ask the maker for a date.</p>
<h2>The CSV file cannot be read</h2>
<p>The file needs the columns <code>sku</code> and <code>quantity</code> and may have up to 100 rows, separated by comma, semicolon or tab. It is easiest to begin with the <a href="/cart.csv">example file</a>.</p>
<h2>Password and login</h2>
<p>Change your password in your account, under <a href="/my-account/my-profile?tab=password">Password change</a>. Whoever has forgotten it asks on the login page for a mail with a link to set a new one; the link works for one hour. After several failed attempts to log in you have to wait a moment.</p>`,
};
