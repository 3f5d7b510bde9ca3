/** Invented names. The shop asks for brand 2 when nothing is chosen, so 2 is the main one. */
export interface Brand {
  number: number;
  code: string;
  name: string;
  /** World manufacturer identifier: the first three characters of a VIN. */
  wmi: string;
}

export const varden: Brand = { number: 2, code: 'VARDEN', name: 'Varden', wmi: 'SXV' };
export const ilvara: Brand = { number: 1, code: 'ILVARA', name: 'Ilvara', wmi: 'SYL' };
export const skarn: Brand = { number: 3, code: 'SKARN', name: 'Skarn', wmi: 'SZK' };

export const brands: readonly Brand[] = [ilvara, varden, skarn];

export const catalogs: readonly { code: string; position: number; pl: string; en: string }[] = [
  { code: 'CLASSIC', position: 3, pl: 'Pojazdy klasyczne', en: 'Classic vehicles' },
  { code: 'CURRENT', position: 1, pl: 'Modele bieżące', en: 'Current models' },
  { code: 'FORMER', position: 2, pl: 'Modele wcześniejsze', en: 'Former models' },
];
