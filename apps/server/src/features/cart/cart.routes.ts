import type { cartRoutes } from '@partsboard/contract/cart';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLanguage } from '../../messages/texts.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import {
  availableOf,
  executingBranch,
  expectedSupply,
  suppliersFor,
  supplyMapper,
  type SupplyRules,
} from '../stock/stock.service.ts';
import { brandOfCar } from '../vehicles/vehicles.service.ts';
import { toCartLine } from './cart.mapper.ts';
import { CartAnswerCache } from './cart-answer-cache.ts';
import {
  addParts,
  changeQuantity,
  clearCart,
  partIdOf,
  pricedLines,
  quoteCart,
  removePart,
} from './cart.service.ts';
import { allForVehicle, toLineVehicles, vehicleOfQuery } from './line-vehicles.service.ts';
import { refuseUnfitting } from './board-line-fit.ts';
import { addCsvRows, checkCsvRows } from './csv-rows.ts';

interface CartDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
  /** Whence a store is supplied, among others. */
  readonly delivery: (db: Db, storeId: number) => Promise<SupplyRules>;
  readonly lookups: CatalogueLookupsReader;
}

interface MeantBrand {
  readonly vehicleId?: number;
  readonly brandId?: number;
}

/** The brand whose parts are meant where several have a number. */
async function brandMeant(
  db: Db,
  lookups: CatalogueLookupsReader,
  { vehicleId, brandId }: MeantBrand,
): Promise<number | null> {
  if (brandId !== undefined) return brandId;
  return vehicleId === undefined ? null : brandOfCar(db, await lookups(), vehicleId);
}

export function cartHandlers({ db, prices, delivery, lookups }: CartDeps): Handlers<typeof cartRoutes> {
  const answers = new CartAnswerCache();
  return {
    cart: async ({ session, language, query, storeId }) => {
      // The shop asks for it at its start.
      if (session.access === 'pending') return [];
      const [cart, rules] = await Promise.all([quoteCart(db, prices, session), delivery(db, storeId)]);
      const branchId = executingBranch(rules, query.orderPointId);
      const asked = [session.customerId, branchId, language] as const;
      const known = answers.get(asked, { cart, rules });
      if (known !== undefined) return known;
      const suppliers = suppliersFor(rules, branchId);
      const toSources = supplyMapper(rules, language);
      const lines = pricedLines(cart).map((line) => {
        const Supply = toSources(expectedSupply(line, suppliers));
        return toCartLine(line, { Supply, Available: availableOf(line, suppliers) }, language);
      });
      return answers.set(asked, { cart, rules }, lines);
    },

    addItem: async ({ body, session, language }) => {
      const partId = partIdOf(body.ProductId);
      if (body.BoardLine) {
        const { discountTable } = session;
        const addedFor = { lookups: await lookups(), prices, discountTable };
        await refuseUnfitting(db, addedFor, partId, body.BoardLine);
      }
      const vehicles = allForVehicle(body.Vehicle, body.Quantity);
      const item = { partId, quantity: body.Quantity, vehicles };
      const messages = await addParts(db, prices, session, [item], {
        keepsUnavailable: true,
        requestKey: body.RequestKey,
      });
      return inLanguage(messages, language);
    },

    addItems: async ({ body, session, language }) => {
      const items = body.Items.map((item) => ({
        partId: partIdOf(item.ProductId),
        quantity: item.Quantity,
        place: item.Place,
        vehicles: item.Vehicles
          ? toLineVehicles(item.Vehicles, item.Quantity)
          : allForVehicle(item.Vehicle, item.Quantity),
      }));
      const messages = await addParts(db, prices, session, items, { keepsUnavailable: true });
      return inLanguage(messages, language);
    },

    cartFromCsv: async ({ query, body, session, language }) => {
      const messages = await addCsvRows(
        db,
        { prices, lookups: await lookups() },
        {
          owner: session,
          rows: body,
          language,
          vehicle: vehicleOfQuery(query),
          brandId: await brandMeant(db, lookups, query),
        },
      );
      return inLanguage(messages, language);
    },

    checkCsv: async ({ query, body, session, language }) =>
      checkCsvRows(
        db,
        { prices, lookups: await lookups() },
        { owner: session, rows: body, language, brandId: await brandMeant(db, lookups, query) },
      ),

    updateItem: async ({ body, session }) => {
      await changeQuantity(db, session.customerId, {
        partId: partIdOf(body.ProductId),
        quantity: body.Quantity,
      });
      return {};
    },

    deleteItem: async ({ body, session }) => {
      await removePart(db, session.customerId, partIdOf(body.ProductId));
      return {};
    },

    clearCart: async ({ session }) => {
      await clearCart(db, session.customerId);
      return {};
    },
  };
}
