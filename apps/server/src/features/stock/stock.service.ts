import type { LanguageCode } from '@partsboard/contract/language';
import type { SupplySource } from '@partsboard/contract/stock';
import {
  availableFrom,
  suppliersOf,
  supplyOf,
  type StockPlace,
  type Supplier,
  type SupplyPiece,
  type TransferRule,
} from '@partsboard/domain/supply';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import {
  addOnHand,
  findPlacesAndRules,
  removeReserved,
  updateOnHand,
  type StockPiece,
} from './stock.repository.ts';

export { lockFigures, selectPlaces, type StockFigures, type StockPiece } from './stock.repository.ts';

/** A warehouse as supply names it. */
export interface SupplyPlace extends StockPlace {
  readonly name_pl: string;
  readonly name_en: string;
}

interface StoreRules {
  readonly transfers_from: TransferRule;
  readonly allow_back_orders: boolean;
  readonly default_pickup_warehouse_id: number | null;
  readonly takes_unconfirmed_orders: boolean;
}

/** Where a store's orders can come from. */
export interface SupplyRules {
  /** In the order in which they are asked. */
  readonly places: readonly SupplyPlace[];
  readonly store: StoreRules;
}

/** What supply is worked out from: a quote has it. */
export interface StockedLine {
  readonly quantity: number;
  readonly stock: ReadonlyMap<number, number>;
}

export async function findSupplyRules(db: Db, storeId: number): Promise<SupplyRules> {
  const [found] = await findPlacesAndRules(db, storeId);
  if (!found?.store) throw new Error(`There is no store ${storeId}`);
  return { places: found.places, store: found.store };
}

/** The branch that executes an order: the one that was chosen, else the store's own, else the first. */
export function executingBranch({ places, store }: SupplyRules, chosenId?: number): number | undefined {
  const branches = places.filter((place) => place.isBranch);
  if (chosenId !== undefined) {
    if (branches.some((branch) => branch.id === chosenId)) return chosenId;
    throw new DomainError('not-found', { title: (t) => t.checkout.unknownBranch });
  }
  const own = branches.find((branch) => branch.id === store.default_pickup_warehouse_id);
  return (own ?? branches[0])?.id;
}

/** The suppliers of a branch of a store; none where the store has no branch at all. */
export const suppliersFor = ({ places, store }: SupplyRules, branchId: number | undefined): Supplier[] =>
  branchId === undefined ? [] : suppliersOf(branchId, places, store.transfers_from);

/** Where the pieces of a line would come from, as stock is known now. Promises nothing. */
export const expectedSupply = (line: StockedLine, suppliers: readonly Supplier[]): SupplyPiece[] =>
  supplyOf(line.quantity, suppliers, line.stock);

/** How many pieces the suppliers can give at most. */
export const availableOf = (line: StockedLine, suppliers: readonly Supplier[]): number =>
  availableFrom(suppliers, line.stock);

/** Maps supply to the contract, with the current names of the warehouses. */
export function supplyMapper({ places }: SupplyRules, language: LanguageCode) {
  const names = new Map(places.map((place) => [place.id, place[`name_${language}`]]));
  return (pieces: readonly SupplyPiece[]): SupplySource[] =>
    pieces.map(({ kind, warehouseId, quantity }) => ({
      Kind: kind,
      WarehouseId: warehouseId,
      WarehouseName: warehouseId === null ? null : (names.get(warehouseId) ?? null),
      Quantity: quantity,
    }));
}

/** Makes reserved pieces available again. */
export const releaseStock = (tx: Db, pieces: readonly StockPiece[]): Promise<void> =>
  removeReserved(tx, pieces, false);

/** Pieces that a customer has sent back are there again. */
export const takeStockBack = (tx: Db, pieces: readonly StockPiece[]): Promise<void> => addOnHand(tx, pieces);

/** Reserved pieces have been shipped. */
export const shipStock = (tx: Db, pieces: readonly StockPiece[]): Promise<void> =>
  removeReserved(tx, pieces, true);

/** Somebody has counted: the quantity of a piece is what lies there, in a row that is locked already. */
export async function setStock(tx: Db, piece: StockPiece): Promise<void> {
  await updateOnHand(tx, piece);
}
