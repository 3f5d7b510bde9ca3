import { Closed, Nullable, Type, type Static } from '@partsboard/contract/schema';
import { fromMajor, toBasisPoints } from '@partsboard/domain/money';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A part as the ERP is asked about it. */
export interface AskedPart {
  readonly partId: number;
  readonly brand: string;
  readonly number: string;
}

/** What the ERP says about a part. */
export interface Figures {
  readonly partId: number;
  /** In grosze; null: it has no price. */
  readonly net: number | null;
  /** In hundredths of a percent. */
  readonly vatRate: number;
  /** What lies in warehouses, by their codes; the others stay as they are. */
  readonly stock: readonly { readonly warehouse: string; readonly quantity: number }[];
}

/** An order as the ERP has it. */
export type ErpOrder = Static<typeof ErpOrder>;

const ofPart = {
  brand: Type.String({ minLength: 1, maxLength: 24 }),
  number: Type.String({ minLength: 1, maxLength: 60 }),
};

const PartAnswer = Closed({
  ...ofPart,
  net: Nullable(Type.Number({ minimum: 0.01, maximum: 9_999_999.99 })),
  vat: Type.Number({ minimum: 0, maximum: 100 }),
  stock: Type.Array(
    Closed({
      warehouse: Type.String({ minLength: 1, maxLength: 60 }),
      quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    { maxItems: 1000 },
  ),
});

const ErpOrder = Closed({
  number: Type.String({ minLength: 1, maxLength: 60 }),
  state: Type.String({ minLength: 1, maxLength: 60 }),
  total: Type.Number({ minimum: 0 }),
});

const FiguresAnswer = Compile(Closed({ parts: Type.Array(PartAnswer) }));
const OrdersAnswer = Compile(Closed({ orders: Type.Array(ErpOrder) }));

/** The ERP has answered something that is no answer to the question. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

function parsed<T extends TSchema>(validator: ReturnType<typeof Compile<T>>, text: string): Static<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongAnswer('The ERP did not answer JSON');
  }
  if (!validator.Check(value)) throw new WrongAnswer('The answer of the ERP has another form');
  return value;
}

const keyOf = ({ brand, number }: Pick<AskedPart, 'brand' | 'number'>) =>
  `${brand} ${normalisePartNumber(number)}`;

const isExact = (number: number) => fromMajor(number) / 100 === number;

/** Refuses the whole answer where one part of it cannot be true: the rest is then not to be trusted either. */
export function readFigures(text: string, asked: readonly AskedPart[]): Figures[] {
  const { parts } = parsed(FiguresAnswer, text);
  const idOf = new Map(asked.map((part) => [keyOf(part), part.partId]));
  return parts.map((part) => {
    const partId = idOf.get(keyOf(part));
    if (partId === undefined) throw new WrongAnswer(`The ERP was not asked about ${part.number}, or once`);
    idOf.delete(keyOf(part));
    const warehouses = new Set(part.stock.map(({ warehouse }) => warehouse));
    if (warehouses.size < part.stock.length || !isExact(part.net ?? 0) || !isExact(part.vat))
      throw new WrongAnswer(`The figures of ${part.number} cannot be used`);
    return {
      partId,
      net: part.net === null ? null : fromMajor(part.net),
      vatRate: toBasisPoints(part.vat),
      stock: part.stock,
    };
  });
}

export function readErpOrders(text: string, asked: readonly string[]): ErpOrder[] {
  const { orders } = parsed(OrdersAnswer, text);
  const open = new Set(asked);
  for (const { number } of orders) {
    if (!open.delete(number)) throw new WrongAnswer(`The ERP was not asked about ${number}, or once`);
  }
  return orders;
}
