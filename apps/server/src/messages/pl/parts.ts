export const parts = {
  unknownProduct: 'Nie ma takiego produktu.',
  unknownNumber: 'Nie ma części o tym numerze.',
  notANumber: 'Numer części składa się z liter i cyfr; w podanym tekście ich nie ma.',
  severalBrands: 'Kilka marek ma część o tym numerze. Podaj markę.',
};
