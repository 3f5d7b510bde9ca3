import type { ChainPart, PartUse, StaffPart, WarehouseStock } from '@partsboard/contract/backoffice/parts';
import type { LanguageCode } from '@partsboard/contract/language';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { unitPrice } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../db/branch-scope.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { localisedName } from '../../messages/texts.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findProduct, type PartUse as FoundUse, type ProductRow } from '../parts/parts.service.ts';
import { optionalPictureUrl } from '../pictures/pictures.service.ts';
import * as repository from './part-detail.repository.ts';
import { stateOf } from './part-list.ts';

/** More orders than these are looked for in the list of orders. */
const MAX_DEMAND = 50;
/** Vehicles that are named for each board. */
const MAX_VEHICLES = 4;

export const unknownPart = () => new DomainError('not-found', { title: (t) => t.partDesk.unknownPart });

export const toWarehouseStock = (row: repository.StockRow, language: LanguageCode): WarehouseStock => ({
  warehouseId: row.warehouse_id,
  name: row[`name_${language}`],
  quantity: row.quantity,
  reserved: row.reserved,
  bin: row.bin,
});

const toChain = (links: ProductRow['supersededBy']): ChainPart[] =>
  links.map(([id, number, name, since, fitsOld]) => ({ id, number, name, since, fitsOld }));

/** A board once, with the first vehicles that it is for. */
function byBoard(uses: readonly FoundUse[], language: LanguageCode): PartUse[] {
  const boards = new Map<number, { use: FoundUse; vehicles: Set<string> }>();
  for (const use of uses) {
    const board = boards.get(use.boardId) ?? { use, vehicles: new Set() };
    const { serie, model, engine } = use.vehicle;
    const words = [serie, model, engine].filter((word) => word !== null);
    board.vehicles.add(words.map((word) => word[language]).join(' '));
    boards.set(use.boardId, board);
  }
  return [...boards.values()].map(({ use, vehicles }) => ({
    productId: productIdOfBoard(use.boardId),
    board: use.name,
    callout: use.callout,
    vehicles: [...vehicles].slice(0, MAX_VEHICLES),
    moreVehicles: Math.max(0, vehicles.size - MAX_VEHICLES),
  }));
}

function toPrices({ net, vat_rate, deposit_net, deposit_days }: repository.PartFacts) {
  if (net === null || vat_rate === null) return { price: null, coreDeposit: null };
  const major = (amount: number) => {
    const price = unitPrice(amount, vat_rate);
    return { net: toMajor(price.net), gross: toMajor(price.gross) };
  };
  return {
    price: { ...major(net), vatPercent: fromBasisPoints(vat_rate) },
    coreDeposit:
      deposit_net === null || deposit_days === null ? null : { ...major(deposit_net), days: deposit_days },
  };
}

const toFacts = (facts: repository.PartFacts, language: LanguageCode) => ({
  id: facts.id,
  brand: facts.brand,
  number: facts.number,
  namePl: facts.name_pl,
  nameEn: facts.name_en,
  state: stateOf(facts),
  unit: facts.unit,
  packQuantity: facts.pack_quantity,
  weight: facts.weight,
  pictureUrl: optionalPictureUrl(facts.sha256, facts.content_type),
  discountGroup:
    facts.group_code === null
      ? null
      : {
          code: facts.group_code,
          name: localisedName(facts.group_name_pl ?? '', facts.group_name_en)[language],
        },
  ...toPrices(facts),
});

/** One part with everything that staff ask about it. */
export async function readPart(
  { db, lookups }: { readonly db: Db; readonly lookups: CatalogueLookupsReader },
  partId: number,
  branches: BranchScope,
  language: LanguageCode,
): Promise<StaffPart> {
  const facts = await repository.findPartFacts(db, partId);
  if (facts === undefined) throw unknownPart();
  const known = await lookups();
  const [stock, demand, backOrdered, sales, product] = await Promise.all([
    repository.findStock(db, partId),
    repository.findDemand(db, partId, branches, MAX_DEMAND + 1),
    repository.countBackOrdered(db, partId),
    repository.findSales(db, partId),
    findProduct(db, known, partId, language),
  ]);
  return {
    ...toFacts(facts, language),
    stock: stock.map((row) => toWarehouseStock(row, language)),
    backOrdered,
    demand: demand.slice(0, MAX_DEMAND).map((row) => ({
      orderId: row.order_id,
      orderNumber: row.order_number,
      customer: row.customer,
      day: row.day,
      warehouse: row[`name_${language}`],
      quantity: row.quantity,
    })),
    hasMoreDemand: demand.length > MAX_DEMAND,
    sales: sales.map(({ month, quantity, net }) => ({ month, quantity, net: toMajor(net) })),
    supersededBy: toChain(product?.supersededBy ?? []),
    supersedes: toChain(product?.supersedes ?? []),
    uses: byBoard(product?.uses ?? [], language),
    hasAllUses: product?.hasAllUses ?? true,
  };
}
