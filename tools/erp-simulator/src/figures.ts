import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

export interface PartFigures {
  readonly brand: string;
  readonly number: string;
  /** Without VAT; null: no price. */
  readonly net: number | null;
  readonly vat: number;
  readonly stock: readonly { readonly warehouse: string; readonly quantity: number }[];
}

const keyOf = ({ brand, number }: Pick<PartFigures, 'brand' | 'number'>): string =>
  `${brand} ${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** Prices and stock as the ERP has them. */
export class FigureTable {
  readonly #parts = new Map<string, PartFigures>();

  set(parts: readonly PartFigures[]): void {
    for (const part of parts) this.#parts.set(keyOf(part), part);
  }

  /** Those that it has; the others are not known to this ERP. */
  find(asked: readonly Pick<PartFigures, 'brand' | 'number'>[]): PartFigures[] {
    return asked.flatMap((part) => {
      const found = this.#parts.get(keyOf(part));
      return found === undefined ? [] : [{ ...found, brand: part.brand, number: part.number }];
    });
  }
}

type Row = Readonly<Record<string, string>>;

const rowsOf = (folder: string, file: string): Row[] =>
  Papa.parse<Row>(readFileSync(join(folder, file), 'utf8'), { header: true, skipEmptyLines: true }).data;

/** The figures of a catalogue folder in the import format. */
export function figuresOfCatalogue(folder: string): PartFigures[] {
  const stock = new Map<string, { warehouse: string; quantity: number }[]>();
  for (const { brand = '', number = '', warehouse = '', quantity } of rowsOf(folder, 'stock.csv')) {
    const key = keyOf({ brand, number });
    stock.set(key, [...(stock.get(key) ?? []), { warehouse, quantity: Number(quantity) }]);
  }
  return rowsOf(folder, 'prices.csv').map(({ brand = '', number = '', net, vat }) => ({
    brand,
    number,
    net: Number(net),
    vat: Number(vat),
    stock: stock.get(keyOf({ brand, number })) ?? [],
  }));
}
