/** What the documentation invites people to try. A test keeps it true of the generated catalogue. */
export const examples = {
  /** A car with known equipment, sports brakes and open campaigns. */
  vin: 'SXVT70040AK482913',
  /** Fits three cars. */
  lastSeven: 'K482913',
  /** A car about whose equipment nothing is known. */
  vinWithoutEquipment: 'SXVR70030AK482913',
  motorcycleVin: 'SZKV65020AM120457',
  filterPath: {
    brand: 'Varden',
    category: 'PKW',
    catalog: 'Modele bieżące',
    serie: 'Tindra (T70)',
    body: 'Sedan',
    model: 'Tindra T174',
    engine: 'T4E 2.0',
    version: 'Europa',
    steering: 'L',
    transmission: 'A',
    year: 2019,
    month: 5,
  },
  /** Front brake pads of the car above. */
  partNumber: '34 11 5 318 642',
  /** What they were called two numbers ago. */
  supersededNumber: '34 11 5 206 917',
  unpricedNumber: '34 11 5 318 655',
  /** The same number in two brands: a bolt for cars, another for motorcycles. */
  sharedNumber: '07 11 9 104 287',
  /** Has ordinary boards and retrofit boards. */
  retrofitCategory: '82-71',
  vehicleSpecificBoard: { category: '51-21', namePl: 'Zestaw zamków z kluczykami według VIN' },
} as const;

const brakes = 'VARDEN|VARDEN-M0|34|brake-disc-front';

/** Part keys whose numbers the documentation names; everything else is numbered by its key. */
export const pinnedNumbers: ReadonlyMap<string, string> = new Map<string, string>([
  [`${brakes}|pad-set|front not (B02 or B03)`, '34 11 5 318 640'],
  [`${brakes}|pad-set|front B02`, examples.partNumber],
  [`${brakes}|pad-set|front B02 was 1`, '34 11 5 264 880'],
  [`${brakes}|pad-set|front B02 was 2`, examples.supersededNumber],
  [`${brakes}|retaining-spring|`, examples.unpricedNumber],
  ['VARDEN|flange-bolt M8×30', examples.sharedNumber],
  ['SKARN|allen-bolt M8×30', examples.sharedNumber],
  ['VARDEN|VARDEN-PKW-0|11|oil-filter|oil-filter-element|', '11 42 5 480 916'],
  ['SKARN|R65|33|mc-chain-drive|drive-chain|', '11 42 5 480 916'],
]);

/** A vehicle that the documentation names. */
export interface CuratedVehicle {
  type: string;
  /** The last seven characters of its VIN. */
  serial: string;
  produced: string;
  paint: string;
  upholstery: string;
  /** Space-separated, sorted; at most one of an exclusive group. */
  equipment: string;
  retrofitted: string;
  complete: boolean;
  campaigns: readonly { number: string; status: 'open' | 'done' }[];
}

export const curatedVehicles: readonly CuratedVehicle[] = [
  {
    type: 'T70-T174-SE-LA-EU',
    serial: examples.lastSeven,
    produced: '2019-05-14',
    paint: 'C28',
    upholstery: 'LCSW',
    equipment:
      'A02 A05 A11 A15 A19 A20 B02 C02 C05 C09 D08 E02 E05 F02 F10 G01 G05 H03 J01 J06 J07 K02 K07 L03 L06 L08 L09 ' +
      'N01 N03 N10 P02 P03 R03 R09 R10 S02 S05 S08 T03 T06 T11 U02 W03 W04',
    retrofitted: 'H03',
    complete: true,
    campaigns: [
      { number: 'TC-1187', status: 'open' },
      { number: 'TC-1203', status: 'done' },
    ],
  },
  {
    type: 'T70-D142-ES-LM-EU',
    serial: examples.lastSeven,
    produced: '2018-02-08',
    paint: 'B07',
    upholstery: 'STAN',
    equipment:
      'A01 A10 A15 A20 B01 C01 E01 F01 F10 G01 G05 H01 J07 K01 L01 L06 N04 N10 P01 R02 R09 R10 S01 S05 S10 T02 T05 ' +
      'U01 W03 W04 W08',
    retrofitted: '',
    complete: true,
    campaigns: [],
  },
  {
    type: 'R70-T110-HA-LM-EU',
    serial: examples.lastSeven,
    produced: '2021-09-21',
    paint: 'A12',
    upholstery: 'STGR',
    equipment: '',
    retrofitted: '',
    complete: false,
    campaigns: [{ number: 'TC-1266', status: 'open' }],
  },
  {
    type: 'V65-1150-TO-LM-EU',
    serial: 'M120457',
    produced: '2020-04-02',
    paint: 'H31',
    upholstery: '',
    equipment: 'M03 M05 M10 M11 M13 M16 M18 M19 M21',
    retrofitted: 'M18',
    complete: true,
    campaigns: [{ number: 'TC-1340', status: 'done' }],
  },
];

/** Part numbers of the downloadable example of a cart import: service parts of the main brand. */
export const cartExampleNumbers: readonly string[] = [
  '11 28 8 909 437',
  '12 13 5 341 425',
  '12 13 5 758 682',
  '13 71 6 000 152',
  '17 12 6 026 658',
  '17 14 8 036 274',
  '17 14 8 146 173',
  '18 10 6 304 401',
  '31 12 5 129 330',
  '31 21 7 888 538',
  '32 10 5 442 506',
  '34 11 8 197 969',
  '34 11 5 318 640',
  '34 11 5 318 642',
  '34 11 8 740 567',
  '61 21 6 375 530',
  '61 61 6 283 115',
  '61 61 6 438 295',
  '63 21 7 534 291',
  '64 11 8 269 547',
];
