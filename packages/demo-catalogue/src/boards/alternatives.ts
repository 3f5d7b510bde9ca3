import { NEW_REFRIGERANT } from '../vehicles/technical-data.ts';
import type { VehicleType } from '../vehicles/fleet.ts';
import { kinds, variesBy } from '../vocabulary/kinds.ts';
import type { Place } from '../vocabulary/polish.ts';
import type { PartRole } from '../vocabulary/role-table.ts';
import {
  alongWith,
  labelled,
  text,
  type Alternative,
  type AlternativeContext,
  type Split,
} from './alternative.ts';
import { byChoice, onlyWith } from './equipment-splits.ts';
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

/** More lines on one callout would be a list that nobody reads. */
const MAX_LINES = 12;

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

/** Parts that a mechanic chooses by measuring, or an owner by liking. */
const byLabel =
  (labels: readonly string[]): Split =>
  (alternative) =>
    labels.map((label) => ({
      ...alternative,
      key: `${alternative.key} ${label}`,
      labels: [...alternative.labels, labelled(label)],
    }));

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

const REFRIGERANTS = [
  { name: 'R134a', from: undefined, to: NEW_REFRIGERANT - 1 },
  { name: 'R1234yf', from: NEW_REFRIGERANT, to: undefined },
] as const;

/** A car built on either side of the day takes the refrigerant of its own month. */
const byRefrigerant: Split = (alternative) =>
  REFRIGERANTS.flatMap(({ name, from, to }) => {
    const types = builtBetween(alternative.types, from, to);
    const labels = [...alternative.labels, labelled(name)];
    return types.length === 0
      ? []
      : [{ ...alternative, types, from, to, labels, key: `${alternative.key} ${name}` }];
  });

const withExchange: Split = (alternative) => [
  alternative,
  {
    ...alternative,
    exchange: true,
    key: `${alternative.key} exchange`,
    factor: alternative.factor * 0.62,
    labels: [...alternative.labels, EXCHANGE],
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
    ...role.onlyWith.map(onlyWith),
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
    ...(traits.has('refrigerant') ? [byRefrigerant] : []),
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
  const axle = role.traits.has('axle') ? (role.axle ?? context.axle) : undefined;
  let alternatives: Alternative[] = [
    {
      types: context.population,
      steering: '',
      transmission: '',
      conditions: [],
      from: undefined,
      to: undefined,
      places: axle ? onAxle[axle] : nowhere,
      key: axle ?? '',
      factor: 1,
      labels: [],
      before: undefined,
      after: undefined,
      exchange: false,
      isElsewhere: false,
    },
  ];
  for (const split of splitsOf(role, isVaried)) {
    const next = alternatives.flatMap((alternative) => split(alternative, context));
    if (next.length <= MAX_LINES) alternatives = next;
  }
  return alternatives
    .map((alternative) => ({ ...alternative, types: ofBoth(alternative.types, context.types) }))
    .filter(({ types, isElsewhere }) => types.length > 0 && !isElsewhere);
};
