import { monthNumber, type MonthNumber } from '@partsboard/domain/month';
import { Random } from '../random.ts';
import type { SeriesPool, Size } from '../scale.ts';
import type { Brand } from './brands.ts';
import { enginesFor, type Engine } from './engines.ts';
import { modelLines, type ModelLine } from './model-lines.ts';

export type Category = 'PKW' | 'MOTORRAD' | 'CLASSIC';

export interface Model {
  code: string;
  name: string;
  engine: Engine;
  horsepower: number;
}

export interface VehicleType {
  number: number;
  code: string;
  series: Series;
  body: string;
  model: Model;
  version: 'EU' | 'US';
  steering: 'L' | 'R';
  transmission: 'M' | 'A';
  first: MonthNumber;
  last: MonthNumber | undefined;
}

export interface Series {
  code: string;
  name: string;
  line: ModelLine;
  brand: Brand;
  category: Category;
  catalog: 'CURRENT' | 'FORMER' | 'CLASSIC';
  platform: string;
  /** Generations since: 0 for the newest. */
  age: number;
  first: MonthNumber;
  facelift: MonthNumber;
  last: MonthNumber | undefined;
  models: readonly Model[];
  types: VehicleType[];
}

export interface Fleet {
  series: readonly Series[];
  /** In order of their numbers. */
  types: readonly VehicleType[];
}

/** The catalogue's "today"; what began less than a generation before it is still built. */
export const ISSUED = { year: 2025, month: 6, day: 2 } as const;
const today = monthNumber(ISSUED.year, ISSUED.month);

const categoryOf = (pool: SeriesPool): Category =>
  pool === 'motorcycles' ? 'MOTORRAD' : pool === 'classics' ? 'CLASSIC' : 'PKW';

const engineKind = { PKW: 'car', MOTORRAD: 'motorcycle', CLASSIC: 'classic' } as const;

/** Cars are named after fuel and output, motorcycles after their size, classics by letters. */
const labelOf = (category: Category, engine: Engine, horsepower: number, rank: number): string => {
  if (category === 'PKW') return `${engine.fuel === 'diesel' ? 'D' : 'T'}${horsepower}`;
  if (category === 'CLASSIC') return rank === 0 ? 'L' : 'TI';
  return `${Math.round(engine.displacement / 50) * 50}${rank === 0 ? '' : ' R'}`;
};

const enginesOf = (line: ModelLine, category: Category, year: number): Engine[] => {
  const engines = enginesFor(line.brand, engineKind[category], line.segment, year);
  if (category !== 'CLASSIC') return engines;
  // A classic line is named after its displacement.
  const miss = (engine: Engine): number => Math.abs(engine.displacement - Number(line.name));
  return engines.sort((a, b) => miss(a) - miss(b)).slice(0, 1);
};

const modelsOf = (line: ModelLine, category: Category, code: string, year: number, limit: number): Model[] =>
  enginesOf(line, category, year)
    .flatMap((engine) => engine.outputs.map((horsepower, rank) => ({ engine, horsepower, rank })))
    // The weaker output of every engine first: a short list of models still shows every engine.
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .sort((a, b) => a.horsepower - b.horsepower)
    .map(({ engine, horsepower, rank }) => {
      const label = labelOf(category, engine, horsepower, rank);
      return {
        code: `${code}-${label.replaceAll(' ', '')}`,
        name: `${line.name} ${label}`,
        engine,
        horsepower,
      };
    });

/** Keeps the codes of series with the same letter apart. */
const codeEnding: Readonly<Record<SeriesPool, string>> = {
  'main-cars': '0',
  classics: '9',
  'second-cars': '1',
  motorcycles: '5',
};

const makeSeries = (line: ModelLine, age: number, seed: number, size: Size): Series => {
  const category = categoryOf(line.pool);
  const generation = line.generations - age;
  const code = `${line.letter}${generation}${codeEnding[line.pool]}`;
  const random = Random.of(seed, `series ${line.name} ${generation}`);
  const year = line.newest - age * line.yearsPerGeneration;
  const first = monthNumber(year, random.pick([3, 7, 9, 11]));
  const end = first + line.yearsPerGeneration * 12 + random.between(-2, 4);
  const last = end >= today || (age === 0 && category !== 'CLASSIC') ? undefined : end;
  return {
    code,
    name: `${line.name} (${code})`,
    line,
    brand: line.brand,
    category,
    catalog: category === 'CLASSIC' ? 'CLASSIC' : last === undefined ? 'CURRENT' : 'FORMER',
    age,
    platform: `${line.brand.code}-${line.platform}${age}`,
    first,
    // Tindra's newest generation was renewed in April 2019: the date that the documentation shows.
    facelift: line.name === 'Tindra' && age === 0 ? monthNumber(2019, 4) : first + random.between(34, 46),
    last,
    models: modelsOf(line, category, code, year, category === 'PKW' ? size.modelsPerSeries : 4),
    types: [],
  };
};

type Drive = Pick<VehicleType, 'steering' | 'transmission' | 'version'>;

const drivesOf = (series: Series, model: Model, rank: number): Drive[] => {
  if (series.category === 'MOTORRAD') return [{ steering: 'L', transmission: 'M', version: 'EU' }];
  if (series.category === 'CLASSIC') return [{ steering: 'L', transmission: 'M', version: 'EU' }];
  const automatic: Drive = { steering: 'L', transmission: 'A', version: 'EU' };
  if (model.horsepower > 240) {
    const abroad: Drive =
      model.engine.fuel === 'petrol' ? { ...automatic, version: 'US' } : { ...automatic, steering: 'R' };
    return [automatic, abroad];
  }
  const manual: Drive = { ...automatic, transmission: 'M' };
  if (rank % 2 === 1) return [manual, automatic];
  return [manual, automatic, { ...automatic, steering: 'R' }];
};

const addTypes = (series: Series, seed: number): void => {
  for (const body of series.line.bodies)
    for (const [rank, model] of series.models.entries())
      for (const drive of drivesOf(series, model, rank)) {
        const name = `${model.code}-${body.slice(0, 2)}-${drive.steering}${drive.transmission}-${drive.version}`;
        const random = Random.of(seed, `type ${name}`);
        const first = series.first + (rank > 1 ? random.between(0, 9) : 0);
        series.types.push({
          number: 0,
          code: name,
          series,
          body,
          model,
          ...drive,
          first,
          last: series.last === undefined ? undefined : series.last - (rank > 2 ? random.between(0, 8) : 0),
        });
      }
};

const byCode = (a: { code: string }, b: { code: string }): number => (a.code < b.code ? -1 : 1);

/** Newest generations first; every line is there before the last lines get a second generation. */
const chooseSeries = (pool: SeriesPool, seed: number, size: Size): Series[] =>
  modelLines
    .filter((line) => line.pool === pool)
    .flatMap((line, index) =>
      Array.from({ length: line.generations }, (_, age) => ({ line, age, order: age * 8 + index })),
    )
    .sort((a, b) => a.order - b.order)
    .slice(0, size.seriesOf[pool])
    .map(({ line, age }) => makeSeries(line, age, seed, size));

export const makeFleet = (seed: number, size: Size): Fleet => {
  const pools: readonly SeriesPool[] = ['second-cars', 'main-cars', 'classics', 'motorcycles'];
  const series = pools.flatMap((pool) => chooseSeries(pool, seed, size).sort(byCode));
  for (const one of series) addTypes(one, seed);
  const types = series.flatMap((one) => one.types);
  types.forEach((type, index) => {
    type.number = index + 1;
  });
  return { series, types };
};
