export const content = {
  unknownPage: 'Nie ma takiej strony.',
  unknownDocument: 'Nie ma takiego dokumentu.',
  unknownPicture: 'Nie ma takiego obrazu.',
  unknownStore: 'Nie ma sklepu o tym numerze.',
};
