import { isMet } from '../boards/conditions.ts';
import { at, partKey, readTable, typeNumbers, type Row } from './csv-table.ts';

/** One vehicle with what it is told to order. */
export interface VehicleLines {
  readonly vin: string;
  readonly produced: string;
  readonly body: string;
  readonly fuel: string;
  readonly codes: ReadonlySet<string>;
  /** Names of the parts that fit it on boards that are not for retrofits. */
  readonly names: readonly string[];
}

interface DatedLine {
  readonly name: string;
  readonly condition: string;
  readonly from: string;
  readonly to: string;
}

const FOREVER = '9999-12';

/** The lines of ordinary boards by the number of the vehicle type. */
const linesByType = (folder: string): Map<number, DatedLine[]> => {
  const boards = new Map(readTable(folder, 'boards.csv').map((row) => [at(row, 'code'), row]));
  const names = new Map(readTable(folder, 'parts.csv').map((row) => [partKey(row), at(row, 'name_en')]));
  const lines = new Map(
    readTable(folder, 'board-lines.csv').map((row) => [`${at(row, 'board')} ${at(row, 'line')}`, row]),
  );
  const byType = new Map<number, DatedLine[]>();
  for (const row of readTable(folder, 'fitment.csv')) {
    const line = lines.get(`${at(row, 'board')} ${at(row, 'line')}`) ?? {};
    const board = boards.get(at(row, 'board')) ?? {};
    if (at(board, 'retrofit') === 'yes') continue;
    const [from = ''] = [at(line, 'valid_from'), at(board, 'valid_from')].sort().reverse();
    const [to = ''] = [at(line, 'valid_to') || FOREVER, at(board, 'valid_to') || FOREVER].sort();
    const dated = { name: names.get(partKey(line)) ?? '', condition: at(line, 'condition'), from, to };
    for (const type of typeNumbers(at(row, 'types'))) byType.set(type, [...(byType.get(type) ?? []), dated]);
  }
  return byType;
};

/** Every car whose equipment is wholly known, as a mechanic sees it. */
export function readVehicleLines(folder: string): VehicleLines[] {
  const lines = linesByType(folder);
  const types = new Map(readTable(folder, 'vehicle-types.csv').map((row) => [at(row, 'code'), row]));
  const sets = new Map(readTable(folder, 'equipment-sets.csv').map((row) => [at(row, 'code'), row]));
  const fuels = new Map(
    readTable(folder, 'vehicle-type-data.csv')
      .filter((row) => at(row, 'name_en') === 'Fuel')
      .map((row) => [at(row, 'type'), at(row, 'value_en')]),
  );
  const linesOf = (vehicle: Row): VehicleLines => {
    const type = types.get(at(vehicle, 'type')) ?? {};
    const standard = at(sets.get(at(vehicle, 'standard_set')) ?? { equipment: '' }, 'equipment');
    const codes = new Set(`${standard} ${at(vehicle, 'optional')}`.split(' ').filter(Boolean));
    const produced = at(vehicle, 'produced').slice(0, 7);
    return {
      vin: at(vehicle, 'vin'),
      produced,
      body: at(type, 'body'),
      fuel: fuels.get(at(type, 'code')) ?? '',
      codes,
      names: (lines.get(Number(at(type, 'number'))) ?? [])
        .filter(({ from, to }) => from <= produced && produced <= to)
        .filter(({ condition }) => condition === '' || isMet(condition, codes))
        .map(({ name }) => name),
    };
  };
  return readTable(folder, 'vehicles.csv')
    .filter((row) => at(row, 'equipment_complete') === 'yes')
    .filter((row) => at(types.get(at(row, 'type')) ?? {}, 'category') === 'PKW')
    .map(linesOf);
}
