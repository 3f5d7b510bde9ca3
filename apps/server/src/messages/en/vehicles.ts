import type { vehicles as Polish } from '../pl/vehicles.ts';

export const vehicles: typeof Polish = {
  kinds: {
    PKW: 'Cars',
    MOTORRAD: 'Motorcycles',
    CLASSIC: 'Classic cars',
  },
  steering: { L: 'Left-hand drive', R: 'Right-hand drive' },
  transmissions: { M: 'Manual', A: 'Automatic' },
  choose: {
    brand: 'Please choose the brand.',
    category: 'Please choose the kind of vehicle.',
    catalog: 'Please choose the catalog.',
    type: 'Please choose the type.',
    serie: 'Please choose the series.',
    body: 'Please choose the body.',
    model: 'Please choose the model.',
    engine: 'Please choose the engine.',
    version: 'Please choose the version.',
    steering: 'Please choose the steering side.',
    transmission: 'Please choose the transmission.',
    year: 'Please choose the year of production.',
    month: 'Please choose the month of production.',
  },
  noneWithTheseFeatures: 'The catalog has no vehicle with these features. Please change the filters.',
  noLongerInCatalogue: 'The chosen vehicle is no longer in the catalog. Please choose the vehicle again.',
  campaignOpen: 'Open',
  campaignDone: 'Done',
  vinMissing: (length, shortLength) => `Please give a VIN: ${length} characters or the last ${shortLength}.`,
  vinCharacter: (character) =>
    `A VIN consists of the letters A to Z and digits; the character “${character}” cannot occur in it.`,
  vinLength: (length, shortLength, given) =>
    `A VIN has ${length} characters (the last ${shortLength} are enough); ${given} were given.`,
  vinUnknown: (vin) => `The catalog has no vehicle with the VIN ${vin}.`,
  shortVinUnknown: (end) => `The catalog has no vehicle whose VIN ends in ${end}.`,
};
