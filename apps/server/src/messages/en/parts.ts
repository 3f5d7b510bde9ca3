import type { parts as Polish } from '../pl/parts.ts';

export const parts: typeof Polish = {
  unknownProduct: 'There is no such product.',
  unknownNumber: 'There is no part with this number.',
  notANumber: 'A part number consists of letters and digits; there are none in what was given.',
  severalBrands: 'Several brands have a part with this number. Please name the brand.',
};
