/** For how many vehicles a part of this kind is usually made. */
export type Reach = 'board' | 'platform' | 'brand';

/** What makes a part differ between otherwise like vehicles, by the discount group of its kind. */
export const variesBy: Readonly<Record<string, 'output' | 'body' | 'version'>> = {
  ACC: 'body',
  BODY: 'body',
  BRAKE: 'output',
  CHAS: 'output',
  ELEC: 'version',
  ENG: 'output',
  SAFE: 'body',
  SERV: 'output',
  STD: 'output',
  TRIM: 'body',
  WHEEL: 'version',
};

/** What parts of one kind have in common. */
export interface Kind {
  reach: Reach;
  discountGroup: string;
  /** Spread of prices around the median, as the sigma of a log-normal distribution. */
  spread: number;
  materialPl?: string;
  materialEn?: string;
}

const kind = (
  reach: Reach,
  discountGroup: string,
  spread: number,
  materialPl?: string,
  materialEn?: string,
): Kind => ({
  reach,
  discountGroup,
  spread,
  ...(materialPl && materialEn ? { materialPl, materialEn } : {}),
});

export const kinds = {
  accessory: kind('brand', 'ACC', 0.3),
  airbag: kind('platform', 'SAFE', 0.25),
  assembly: kind('board', 'ENG', 0.35),
  battery: kind('brand', 'SERV', 0.3),
  bearing: kind('brand', 'CHAS', 0.35, 'Stal łożyskowa', 'Bearing steel'),
  belt: kind('platform', 'SAFE', 0.25),
  bracket: kind('brand', 'BODY', 0.4, 'Stal ocynkowana', 'Galvanised steel'),
  brake: kind('board', 'BRAKE', 0.3, 'Żeliwo szare', 'Grey cast iron'),
  'brake-wear': kind(
    'board',
    'BRAKE',
    0.25,
    'Mieszanka cierna bezazbestowa',
    'Asbestos-free friction compound',
  ),
  bulb: kind('brand', 'SERV', 0.35),
  bumper: kind('board', 'BODY', 0.3, 'PP/EPDM', 'PP/EPDM'),
  cable: kind('platform', 'CHAS', 0.3),
  casting: kind('board', 'ENG', 0.35, 'Stop aluminium', 'Aluminium alloy'),
  clip: kind('brand', 'STD', 0.3),
  connector: kind('brand', 'ELEC', 0.4, 'PA66', 'PA66'),
  cooler: kind('board', 'ENG', 0.3, 'Aluminium', 'Aluminium'),
  damper: kind('platform', 'CHAS', 0.3),
  electric: kind('platform', 'ELEC', 0.35),
  exhaust: kind('board', 'ENG', 0.35, 'Stal nierdzewna', 'Stainless steel'),
  filter: kind('brand', 'SERV', 0.25),
  fluid: kind('brand', 'SERV', 0.2),
  friction: kind('board', 'CHAS', 0.3),
  glass: kind('board', 'BODY', 0.3),
  hardware: kind('brand', 'STD', 0.3, 'Stal ocynkowana', 'Galvanised steel'),
  harness: kind('platform', 'ELEC', 0.45),
  hose: kind('platform', 'ENG', 0.35, 'EPDM', 'EPDM'),
  iron: kind('board', 'ENG', 0.35, 'Stal', 'Steel'),
  kit: kind('platform', 'SERV', 0.3),
  lamp: kind('board', 'ELEC', 0.35),
  lock: kind('platform', 'BODY', 0.35),
  panel: kind('board', 'BODY', 0.3, 'Blacha stalowa gruntowana', 'Primed sheet steel'),
  pipe: kind('platform', 'ENG', 0.35),
  plastic: kind('platform', 'BODY', 0.4, 'Tworzywo PA6-GF30', 'PA6-GF30 plastic'),
  rubber: kind('brand', 'CHAS', 0.35, 'Guma NR/EPDM', 'NR/EPDM rubber'),
  seal: kind('brand', 'SERV', 0.35, 'FKM', 'FKM'),
  seat: kind('board', 'TRIM', 0.3),
  sensor: kind('brand', 'ELEC', 0.3),
  service: kind('brand', 'SERV', 0.25),
  shaft: kind('platform', 'CHAS', 0.3, 'Stal', 'Steel'),
  single: kind('brand', 'STD', 0.3, 'Stal klasy 10.9', 'Grade 10.9 steel'),
  spring: kind('platform', 'CHAS', 0.3, 'Stal sprężynowa', 'Spring steel'),
  steel: kind('platform', 'CHAS', 0.35, 'Stal', 'Steel'),
  switch: kind('brand', 'ELEC', 0.35),
  trim: kind('board', 'TRIM', 0.4),
  'mc-tyre': kind('board', 'WHEEL', 0.25),
  tyre: kind('board', 'WHEEL', 0.25),
  unit: kind('platform', 'ELEC', 0.35),
  'winter-tyre': kind('board', 'WHEEL', 0.25),
  wheel: kind('board', 'WHEEL', 0.3, 'Stop aluminium', 'Aluminium alloy'),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);

export const discountGroups: readonly { code: string; pl: string; en: string }[] = [
  { code: 'ACC', pl: 'Akcesoria i doposażenie', en: 'Accessories and retrofits' },
  { code: 'BODY', pl: 'Nadwozie i szyby', en: 'Bodywork and glass' },
  { code: 'BRAKE', pl: 'Układ hamulcowy', en: 'Brakes' },
  { code: 'CHAS', pl: 'Podwozie i napęd', en: 'Chassis and drive' },
  { code: 'ELEC', pl: 'Elektryka i elektronika', en: 'Electrics and electronics' },
  { code: 'ENG', pl: 'Silnik i osprzęt', en: 'Engine and its systems' },
  { code: 'SAFE', pl: 'Systemy bezpieczeństwa', en: 'Restraint systems' },
  { code: 'SERV', pl: 'Części obsługowe i płyny', en: 'Service parts and fluids' },
  { code: 'STD', pl: 'Części znormalizowane', en: 'Standard parts' },
  { code: 'TRIM', pl: 'Wnętrze i tapicerka', en: 'Interior and upholstery' },
  { code: 'WHEEL', pl: 'Koła i opony', en: 'Wheels and tyres' },
];

/** Percent by discount group; a group without a figure has no discount in that table. */
export const discountTables: readonly {
  code: string;
  name: string;
  percents: Readonly<Record<string, string>>;
}[] = [
  {
    code: 'A',
    name: 'Serwis autoryzowany',
    percents: {
      ACC: '25',
      BODY: '22',
      BRAKE: '28',
      CHAS: '26',
      ELEC: '20',
      ENG: '24',
      SAFE: '15',
      SERV: '32.5',
      STD: '35',
      TRIM: '18',
      WHEEL: '20',
    },
  },
  {
    code: 'B',
    name: 'Warsztat niezależny',
    percents: {
      ACC: '15',
      BODY: '12',
      BRAKE: '18',
      CHAS: '16.5',
      ELEC: '10',
      ENG: '14',
      SAFE: '5',
      SERV: '22',
      STD: '20',
      TRIM: '8',
      WHEEL: '12',
    },
  },
  {
    code: 'C',
    name: 'Klient flotowy',
    percents: {
      ACC: '10',
      BODY: '7.5',
      BRAKE: '12',
      CHAS: '10',
      ELEC: '5',
      ENG: '8',
      SERV: '15',
      STD: '10',
      WHEEL: '18',
    },
  },
];
