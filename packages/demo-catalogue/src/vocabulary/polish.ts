/** Grammatical gender of a part's Polish name; `p` is a plural without persons (klocki, drzwi). */
export type Gender = 'm' | 'f' | 'n' | 'p';

export type Place = 'front' | 'rear' | 'left' | 'right';

type Forms = Readonly<Record<Gender, string>>;

const forms = (m: string, f: string, n: string): Forms => ({ m, f, n, p: n });

const places: Readonly<Record<Place, Forms>> = {
  front: forms('przedni', 'przednia', 'przednie'),
  rear: forms('tylny', 'tylna', 'tylne'),
  left: forms('lewy', 'lewa', 'lewe'),
  right: forms('prawy', 'prawa', 'prawe'),
};

const adverbs: Readonly<Record<Place, string>> = {
  front: 'przód',
  rear: 'tył',
  left: 'lewa strona',
  right: 'prawa strona',
};

const axleGenitive = { front: ['przedniego', 'przednich'], rear: ['tylnego', 'tylnych'] } as const;

/** `%g` and `%p` in a name take the axle in the genitive: "Łożysko koła przedniego", "klocków przednich". */
const withAxleInside = (name: string, axle: 'front' | 'rear' | undefined): string => {
  const [singular, plural] = axle ? axleGenitive[axle] : ['', ''];
  return name.replace('%g', singular).replace('%p', plural).trimEnd();
};

/** "Zacisk hamulcowy" + front, left → "Zacisk hamulcowy przedni lewy". */
export const placedInPolish = (name: string, gender: Gender, at: readonly Place[]): string => {
  const isInside = name.includes('%');
  const axle = at.find((place) => place === 'front' || place === 'rear');
  const outside = isInside ? at.filter((place) => place !== axle) : at;
  return [withAxleInside(name, axle), ...outside.map((place) => places[place][gender])].join(' ');
};

/** For sets, whose last noun would otherwise seem to be the one described: "Zestaw naprawczy zacisku, przód". */
export const setPlacedInPolish = (name: string, at: readonly Place[]): string =>
  [name, ...at.map((place) => adverbs[place])].join(', ');

/** "Brake caliper" + front, left → "Brake caliper, front left". */
export const placedInEnglish = (name: string, at: readonly Place[]): string =>
  at.length === 0 ? name : `${name}, ${at.join(' ')}`;
