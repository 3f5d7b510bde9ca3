export const demand = {
  missTitle: 'Wyszukiwania bez wyników',
  missColumns: ['Szukano', 'Język', 'Ile razy', 'Ostatnio'],
  wantedTitle: 'Poszukiwane części',
  wantedColumns: ['Marka', 'Numer części', 'Nazwa', 'Ile razy', 'Ostatnio'],
};
