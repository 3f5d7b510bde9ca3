import type { MonthNumber } from '@partsboard/domain/month';
import { choicesOf } from '../vehicles/equipment-choices.ts';
import type { VehicleType } from '../vehicles/fleet.ts';
import { kinds, variesBy } from '../vocabulary/kinds.ts';
import type { Place } from '../vocabulary/polish.ts';
import type { PartRole } from '../vocabulary/role-table.ts';
import {
  builtBetween,
  byBody,
  byFuel,
  byOutput,
  byVersion,
  ofBoth,
  ofSteering,
  ofTransmission,
  type TypeGroup,
} from './type-groups.ts';

export interface Text {
  pl: string;
  en: string;
}

/** One of the parts that a role of a board stands for, and the vehicles that have it. */
export interface Alternative {
  types: readonly VehicleType[];
  steering: '' | 'L' | 'R';
  transmission: '' | 'M' | 'A';
  conditions: readonly string[];
  from: MonthNumber | undefined;
  to: MonthNumber | undefined;
  places: readonly Place[];
  /** Tells the parts of one role apart. */
  key: string;
  /** Price relative to the role's. */
  factor: number;
  /** What the name ends in: a size, a colour, "exchange part". */
  label: Text | undefined;
  before: Text | undefined;
  after: Text | undefined;
  exchange: boolean;
}

export interface AlternativeContext {
  types: readonly VehicleType[];
  /** All vehicles for which the part is made, whether they have this board or not. */
  population: readonly VehicleType[];
  from: MonthNumber | undefined;
  to: MonthNumber | undefined;
  axle: 'front' | 'rear' | undefined;
  /** The month in which parts that changed did change. */
  changed: MonthNumber;
  /** In how many outputs a part comes. */
  outputs: number;
  isCar: boolean;
  isMotorcycle: boolean;
  /** Equipment that the board brings: of the parts between which it decides, only its own is listed. */
  brings: readonly string[];
}

/** More lines on one callout would be a list that nobody reads. */
const MAX_LINES = 12;

type Split = (alternative: Alternative, context: AlternativeContext) => Alternative[];

const text = (pl: string, en: string): Text => ({ pl, en });

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const alongWith = (before: Text | undefined, more: Text): Text =>
  before ? text(`${before.pl}; ${lowerFirst(more.pl)}`, `${before.en}; ${lowerFirst(more.en)}`) : more;

const labels = new Map<string, Text>();

/** Many parts carry the same label: they share one. */
const labelled = (slashed: string): Text => {
  const known = labels.get(slashed);
  if (known) return known;
  const [pl = '', en] = slashed.split('/');
  const label = { pl, en: en ?? pl };
  labels.set(slashed, label);
  return label;
};

const EXCHANGE = text('część wymienna', 'exchange part');
const RETURN = text('Za zwrotem części zużytej', 'Against return of the old part');

const byGroups =
  (groups: (types: readonly VehicleType[], context: AlternativeContext) => readonly TypeGroup[]): Split =>
  (alternative, context) => {
    const found = groups(alternative.types, context);
    if (found.length < 2) return [alternative];
    return found.map(({ types, key, pl, en }, rank) => ({
      ...alternative,
      types,
      factor: alternative.factor * (1 + rank * 0.11),
      key: `${alternative.key} ${key}`,
      before: alongWith(alternative.before, text(pl, en)),
    }));
  };

const bySteering: Split = (alternative, { isCar }) => {
  if (!isCar) return [alternative];
  return (['L', 'R'] as const).flatMap((steering) => {
    const types = ofSteering(alternative.types, steering);
    return types.length === 0
      ? []
      : [{ ...alternative, types, steering, key: `${alternative.key} ${steering}HD` }];
  });
};

const byTransmission: Split = (alternative, { isCar }) => {
  if (!isCar) return [alternative];
  return (['M', 'A'] as const).flatMap((transmission) => {
    const types = ofTransmission(alternative.types, transmission);
    return types.length === 0
      ? []
      : [{ ...alternative, types, transmission, key: `${alternative.key} ${transmission}T` }];
  });
};

const onlyManual: Split = (alternative, context) =>
  byTransmission(alternative, context).filter(({ transmission }) => transmission !== 'A');

const byChoice =
  (name: string): Split =>
  (alternative, { isCar, isMotorcycle, brings }) => {
    // A classic has no equipment codes, and a motorcycle none of a car's.
    if (name.startsWith('mc-') ? !isMotorcycle : !isCar) return [alternative];
    const brought = choicesOf(name).filter(({ condition }) =>
      brings.some((code) => condition === code || condition.startsWith(`${code} and not `)),
    );
    if (brought.length > 0)
      return brought.map(({ condition, factor, size }) => ({
        ...alternative,
        key: `${alternative.key} ${condition}`,
        factor: alternative.factor * factor,
        label: size ? labelled(size) : alternative.label,
      }));
    return choicesOf(name).map(({ condition, pl, en, factor, size }) => ({
      ...alternative,
      conditions: [...alternative.conditions, condition],
      key: `${alternative.key} ${condition}`,
      factor: alternative.factor * factor,
      label: size ? labelled(size) : alternative.label,
      before: alongWith(alternative.before, text(`Dla pojazdów ${pl}`, `For vehicles ${en}`)),
    }));
  };

/** Parts that a mechanic chooses by measuring, or an owner by liking. */
const byLabel =
  (labels: readonly string[]): Split =>
  (alternative) =>
    labels.map((label) => ({ ...alternative, key: `${alternative.key} ${label}`, label: labelled(label) }));

const sidedPlaces: Readonly<Record<string, readonly Place[]>> = {
  left: ['left'],
  right: ['right'],
  'front left': ['front', 'left'],
  'front right': ['front', 'right'],
  'rear left': ['rear', 'left'],
  'rear right': ['rear', 'right'],
};

const beside = (places: readonly Place[], side: 'left' | 'right'): readonly Place[] =>
  sidedPlaces[[...places, side].join(' ')] ?? [side];

const bySide: Split = (alternative) =>
  (['left', 'right'] as const).map((side) => ({
    ...alternative,
    places: beside(alternative.places, side),
    key: `${alternative.key} ${side}`,
  }));

const byDate: Split = (alternative, { changed, from, to }) => {
  const isSplitAlready = alternative.from !== undefined || alternative.to !== undefined;
  if (isSplitAlready || changed <= (from ?? 0) || changed > (to ?? Infinity)) return [alternative];
  const earlier = builtBetween(alternative.types, undefined, changed - 1);
  const later = builtBetween(alternative.types, changed, undefined);
  if (earlier.length === 0 || later.length === 0) return [alternative];
  return [
    { ...alternative, types: earlier, to: changed - 1, key: `${alternative.key} old` },
    {
      ...alternative,
      types: later,
      from: changed,
      key: `${alternative.key} new`,
      factor: alternative.factor * 1.06,
    },
  ];
};

const withExchange: Split = (alternative) => [
  alternative,
  {
    ...alternative,
    exchange: true,
    key: `${alternative.key} exchange`,
    factor: alternative.factor * 0.62,
    label: EXCHANGE,
    after: RETURN,
  },
];

const byOutputs = byGroups((types, { outputs }) => byOutput(types, outputs));

/** Parts that differ although their role does not ask for it: by body or region where engines do not matter. */
const variation = ({ kind }: PartRole): Split => {
  const by = variesBy[kinds[kind].discountGroup];
  if (by === 'output') return byOutputs;
  const split = byGroups(by === 'body' ? byBody : byVersion);
  return (alternative, context) => {
    const found = split(alternative, context);
    return found.length > 1 ? found : byDate(alternative, context);
  };
};

const splitsOf = (role: PartRole, isVaried: boolean): Split[] => {
  const { traits } = role;
  return [
    ...(traits.has('manual') ? [onlyManual] : []),
    ...(traits.has('steer') ? [bySteering] : []),
    ...(traits.has('gear') ? [byTransmission] : []),
    ...role.choices.map(byChoice),
    ...(traits.has('drive') ? [byChoice('drive')] : []),
    ...(traits.has('lr') || traits.has('side') ? [bySide] : []),
    ...(traits.has('colour') ? [byChoice('upholstery')] : []),
    ...(traits.has('fuel') ? [byGroups(byFuel)] : []),
    ...(traits.has('body') ? [byGroups(byBody)] : []),
    ...(traits.has('var') ? [byOutputs] : isVaried ? [variation(role)] : []),
    ...(traits.has('split') ? [byDate] : []),
    ...(traits.has('classes') ? [byLabel(['klasa 1/class 1', 'klasa 2/class 2', 'klasa 3/class 3'])] : []),
    ...(traits.has('thick') ? [byLabel(['1,2 mm/1.2 mm', '1,5 mm (naprawcza)/1.5 mm (repair size)'])] : []),
    ...(traits.has('amps') ? [byLabel(['5 A', '7,5 A/7.5 A', '10 A', '15 A', '20 A', '30 A'])] : []),
    ...(traits.has('pins')
      ? [byLabel(['2 styki/2 pins', '4 styki/4 pins', '6 styków/6 pins', '12 styków/12 pins'])]
      : []),
    ...(traits.has('colour-mc')
      ? [byLabel(['czerwień/red', 'szary granit/granite grey', 'błękit/light blue'])]
      : []),
    ...(traits.has('exchange') ? [withExchange] : []),
  ];
};

const nowhere: readonly Place[] = [];
const onAxle: Readonly<Record<'front' | 'rear', readonly Place[]>> = { front: ['front'], rear: ['rear'] };

/**
 * Every part that the role stands for on this board, each for the vehicles that have it. They are told apart among
 * all vehicles with the part, so that it has the same number on every board.
 */
export const alternativesOf = (
  role: PartRole,
  context: AlternativeContext,
  isVaried: boolean,
): Alternative[] => {
  let alternatives: Alternative[] = [
    {
      types: context.population,
      steering: '',
      transmission: '',
      conditions: [],
      from: undefined,
      to: undefined,
      places: role.traits.has('axle') && context.axle ? onAxle[context.axle] : nowhere,
      key: role.traits.has('axle') ? (context.axle ?? '') : '',
      factor: 1,
      label: undefined,
      before: undefined,
      after: undefined,
      exchange: false,
    },
  ];
  for (const split of splitsOf(role, isVaried)) {
    const next = alternatives.flatMap((alternative) => split(alternative, context));
    if (next.length <= MAX_LINES) alternatives = next;
  }
  return alternatives
    .map((alternative) => ({ ...alternative, types: ofBoth(alternative.types, context.types) }))
    .filter(({ types }) => types.length > 0);
};
