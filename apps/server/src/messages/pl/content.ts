export const content = {
  unknownPage: 'Nie ma takiej strony.',
  unknownDocument: 'Nie ma takiego dokumentu.',
  unknownPicture: 'Nie ma takiego obrazu.',
  unknownStore: 'Nie ma sklepu o tym numerze.',
  noPicture: 'To nie jest obraz. Potrzebny jest plik JPEG, PNG lub WebP.',
  largePicture: (megabytes: number) => `Obraz jest za duży. Może mieć najwyżej ${megabytes} MB.`,
  noSeName: 'Adres składa się z małych liter, cyfr i myślników.',
  seNameTaken: 'Inna strona tego sklepu ma już ten adres.',
  noPolishText: 'Przed publikacją napisz tekst po polsku.',
  noEnglishText: 'Przed publikacją napisz tekst po angielsku.',
  isTermsPage:
    'Ta strona jest regulaminem, do którego prowadzi składanie zamówienia. Najpierw wskaż inną stronę w danych sklepu.',
  pageChanged: (name: string, when: string) =>
    `Tę stronę ${name === '' ? 'ktoś inny zmienił' : `zmienił(a) ${name}`} ${when}. Wczytaj ją ponownie, zanim coś zapiszesz.`,
  unknownVersion: 'Ta strona nie ma takiej wersji.',
  unknownBanner: 'Nie ma takiego banera.',
  halfButton: 'Podaj napis na przycisku w obu językach albo w żadnym.',
  buttonWithoutLink: 'Przycisk potrzebuje odnośnika.',
  noMoment: 'Podaj istniejącą datę i godzinę.',
  endsBeforeBegin: 'Koniec musi być po początku.',
  manyBanners: (most: number) => `W jednym miejscu może być najwyżej ${most} banerów.`,
};
