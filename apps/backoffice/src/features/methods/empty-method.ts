/** What a method begins with. */
export const emptyMethod = {
  namePl: '',
  nameEn: '',
  descriptionPl: '',
  descriptionEn: '',
  position: 0,
  isActive: true,
  preselected: false,
  fee: 0,
  vatRate: 23,
  countries: [],
};
