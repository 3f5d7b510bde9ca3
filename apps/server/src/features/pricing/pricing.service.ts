import type { PriceFields } from '@partsboard/contract/part-fields';
import type { Static } from '@partsboard/contract/schema';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { customerPrice, unitPrice, type CustomerPrice, type UnitPrice } from '@partsboard/domain/price';
import type { SupplyPiece } from '@partsboard/domain/supply';
import type { Db } from '../../db/database.ts';
import { optionalPictureUrl } from '../pictures/pictures.service.ts';
import { releaseStock, setStock, shipStock, takeStockBack, type StockPiece } from '../stock/stock.service.ts';
import { reserveStock, type WantedLine } from '../stock/reservations.service.ts';
import { selectQuotes, type Quoted, type QuoteRow } from './pricing.repository.ts';

/**
 * How many pieces of a part each warehouse can still promise, by the warehouse's id: what is on hand less what open
 * orders have reserved.
 */
export type StockByWarehouse = ReadonlyMap<number, number>;

/** What is charged for the old part of each piece, and for how many days it is taken back. */
export interface CoreDeposit extends UnitPrice {
  readonly days: number;
}

export const NO_DEPOSIT: CoreDeposit = { net: 0, gross: 0, days: 0 };

/** A part with what it costs a customer and where it lies. */
export interface PartQuote {
  readonly partId: number;
  readonly brandId: number;
  readonly number: string;
  readonly namePl: string;
  readonly nameEn: string | null;
  readonly pictureUrl: string | null;
  readonly isWithdrawn: boolean;
  /** Another part has taken its place. */
  readonly isReplaced: boolean;
  readonly price: CustomerPrice;
  readonly deposit: CoreDeposit;
  readonly stock: StockByWarehouse;
  /** The time of price and stock where they could not be confirmed now; absent where they are those of today. */
  readonly asOf?: Date;
}

/**
 * What a part costs a customer and where it lies: the one seam through which the shop asks. The default
 * answer is the database. With `ERP_URL` the ERP is asked first (features/erp); nothing else in the server reads prices
 * or stock. Whoever changes data asks with its
 * transaction as `db`, so that the database answers from within it.
 *
 * A part without a price has a price of zero, which means that it cannot be bought now. Each call is one statement at
 * most, however many the parts.
 */
export interface PriceAndStock {
  /**
   * Price and stock, with what names and shows the part; parts that do not exist are left out. `discountTable` is the
   * customer's; the empty text means catalogue prices.
   */
  quote(db: Db, discountTable: string, quoted: Quoted): Promise<PartQuote[]>;

  /** The same as it is known here, without asking an ERP: for who needs the part and not its price. */
  quoteUnconfirmed(db: Db, discountTable: string, quoted: Quoted): Promise<PartQuote[]>;

  /**
   * Reserves what lines want as far as it is there, inside the order's transaction, and returns for each line where
   * its pieces come from; what nobody has is a back order. The stock of all these parts with all these suppliers
   * stays as it is until the transaction ends.
   */
  reserve(db: Db, lines: readonly WantedLine[]): Promise<SupplyPiece[][]>;

  /** Gives reserved pieces back, inside the transaction that cancels the order. */
  release(db: Db, pieces: readonly StockPiece[]): Promise<void>;

  /** Takes reserved pieces out of their warehouses, inside the transaction that ships the order. */
  ship(db: Db, pieces: readonly StockPiece[]): Promise<void>;

  /** Whether an ERP answers for these parts just now. Absent where the database alone answers. */
  areConfirmed?(partIds: readonly number[]): Promise<boolean>;

  /** Puts pieces into warehouses that a customer has sent back, inside the transaction that receives them. */
  takeBack(db: Db, pieces: readonly StockPiece[]): Promise<void>;

  /** Sets what lies in a warehouse, inside the transaction that has locked it. */
  setOnHand(db: Db, piece: StockPiece): Promise<void>;
}

/** A part that cannot be bought now. */
export const NO_PRICE: CustomerPrice = customerPrice(0, 0, 0);

const depositOf = ({ vatRate, depositNet, depositDays }: QuoteRow): CoreDeposit =>
  vatRate === null || depositNet === null || depositDays === null
    ? NO_DEPOSIT
    : { ...unitPrice(depositNet, vatRate), days: depositDays };

const toQuote = (row: QuoteRow): PartQuote => ({
  partId: row.partId,
  brandId: row.brandId,
  number: row.number,
  namePl: row.namePl,
  nameEn: row.nameEn,
  pictureUrl: optionalPictureUrl(row.sha256, row.contentType),
  isWithdrawn: row.isWithdrawn,
  isReplaced: row.isReplaced,
  price:
    row.net === null || row.vatRate === null ? NO_PRICE : customerPrice(row.net, row.vatRate, row.discount),
  deposit: depositOf(row),
  stock: new Map(row.stock),
});

async function quote(db: Db, discountTable: string, quoted: Quoted): Promise<PartQuote[]> {
  if ('partIds' in quoted && quoted.partIds.length === 0) return [];
  return (await selectQuotes(db, discountTable, quoted)).map(toQuote);
}

export const databasePriceAndStock: PriceAndStock = {
  quote,
  quoteUnconfirmed: quote,

  reserve: reserveStock,
  release: releaseStock,
  ship: shipStock,
  takeBack: takeStockBack,
  setOnHand: setStock,
};

/** Quotes by their parts. */
export async function quotesOfParts(
  db: Db,
  prices: PriceAndStock,
  discountTable: string,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, PartQuote>> {
  const quotes = await prices.quote(db, discountTable, { partIds });
  return new Map(quotes.map((quote) => [quote.partId, quote]));
}

type PriceAnswer = { [K in keyof typeof PriceFields]: Static<(typeof PriceFields)[K]> };

/** A price as the API shows it: catalogue price as the old one, the customer's own as the price. */
export const toPriceFields = ({ catalogue, own, discount }: CustomerPrice): PriceAnswer => ({
  Price: toMajor(own.gross),
  PriceNetto: toMajor(own.net),
  OldPrice: toMajor(catalogue.gross),
  OldPriceNetto: toMajor(catalogue.net),
  Discount: fromBasisPoints(discount),
});
