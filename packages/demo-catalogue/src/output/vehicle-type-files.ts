import { formatMonth } from '@partsboard/domain/month';
import { CsvFile } from '../csv-file.ts';
import { brands, catalogs } from '../vehicles/brands.ts';
import { ISSUED, type Fleet, type VehicleType } from '../vehicles/fleet.ts';
import { filterWords } from '../vehicles/model-lines.ts';
import { fluidsOf, technicalDataOf } from '../vehicles/technical-data.ts';

const two = (value: number): string => String(value).padStart(2, '0');

export const writeCatalogueHead = (folder: string): void => {
  const head = new CsvFile(folder, 'catalogue.csv', 'format,name,issued');
  head.write(1, 'Katalog pokazowy', `${ISSUED.year}-${two(ISSUED.month)}-${two(ISSUED.day)}`);
  head.close();
  const brandFile = new CsvFile(folder, 'brands.csv', 'number,code,name');
  for (const { number, code, name } of brands) brandFile.write(number, code, name);
  brandFile.close();
  const catalogFile = new CsvFile(folder, 'catalogs.csv', 'code,position,name_pl,name_en');
  for (const { code, position, pl, en } of catalogs) catalogFile.write(code, position, pl, en);
  catalogFile.close();
};

interface FilterValue {
  code: string;
  position: number;
  pl: string;
  en: string;
}

const byCode = (a: { code: string }, b: { code: string }): number => (a.code < b.code ? -1 : 1);

const wordsOf = (dimension: 'body' | 'type' | 'version', used: ReadonlySet<string>): FilterValue[] =>
  filterWords
    .filter((word) => word.dimension === dimension && used.has(word.code))
    .map(({ code, pl, en }, index) => ({ code, position: index + 1, pl, en }));

const distinct = <T extends { code: string }>(items: readonly T[]): T[] =>
  [...new Map(items.map((item) => [item.code, item])).values()].sort(byCode);

const writeFilterValues = (folder: string, { series, types }: Fleet): void => {
  const file = new CsvFile(folder, 'filter-values.csv', 'dimension,code,position,name_pl,name_en');
  const named = (code: string, position: number, name: string): FilterValue => ({
    code,
    position,
    pl: name,
    en: name,
  });
  const cars = types.filter((type) => type.series.category === 'PKW');
  const others = types.filter((type) => type.series.category !== 'PKW');
  const models = types.map(({ model }) => model);
  const dimensions: [string, FilterValue[]][] = [
    ['body', wordsOf('body', new Set(cars.map(({ body }) => body)))],
    [
      'engine',
      distinct(models.map(({ engine }) => engine)).map(({ code, name, displacement }) =>
        named(code, displacement, name),
      ),
    ],
    ['model', distinct(models).map(({ code, name, horsepower }) => named(code, horsepower, name))],
    [
      'serie',
      distinct(series).map(({ code, name, line, first }) =>
        named(code, line.rank * 100 + (first % 100), name),
      ),
    ],
    ['type', wordsOf('type', new Set(others.map(({ body }) => body)))],
    ['version', wordsOf('version', new Set(types.map(({ version }) => version)))],
  ];
  for (const [dimension, values] of dimensions)
    for (const { code, position, pl, en } of values) file.write(dimension, code, position, pl, en);
  file.close();
};

const writeTypes = (folder: string, types: readonly VehicleType[]): void => {
  const file = new CsvFile(
    folder,
    'vehicle-types.csv',
    'number,code,brand,category,catalog,type,serie,body,model,engine,version,steering,transmission,first_month,last_month',
  );
  for (const { number, code, series, body, model, version, steering, transmission, first, last } of types) {
    const isCar = series.category === 'PKW';
    file.write(
      number,
      code,
      series.brand.code,
      series.category,
      series.catalog,
      isCar ? '' : body,
      series.code,
      isCar ? body : '',
      model.code,
      model.engine.code,
      version,
      isCar ? steering : '',
      isCar ? transmission : '',
      formatMonth(first),
      last === undefined ? '' : formatMonth(last),
    );
  }
  file.close();
};

/** Words, types and technical data of the vehicles. */
export const writeVehicleTypeFiles = (folder: string, fleet: Fleet): void => {
  writeFilterValues(folder, fleet);
  writeTypes(folder, fleet.types);
  const data = new CsvFile(
    folder,
    'vehicle-type-data.csv',
    'type,position,name_pl,name_en,value_pl,value_en',
  );
  const fluids = new CsvFile(
    folder,
    'fluids.csv',
    'type,position,kind_pl,kind_en,quantity,unit,note_pl,note_en',
  );
  for (const type of [...fleet.types].sort(byCode)) {
    technicalDataOf(type).forEach(({ name, value }, index) => {
      data.write(type.code, index + 1, name.pl, name.en, value.pl, value.en);
    });
    fluidsOf(type).forEach(({ kind, quantity, unit, note }, index) => {
      fluids.write(type.code, index + 1, kind.pl, kind.en, quantity, unit, note?.pl, note?.en);
    });
  }
  data.close();
  fluids.close();
};
