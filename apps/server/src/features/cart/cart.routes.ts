import type { cartRoutes } from '@partsboard/contract/cart';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../plugins/domain-error.ts';
import type { Handlers } from '../../plugins/handlers.ts';
import { lineFits } from '../boards/boards.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { cartSentences as say } from './cart-sentences.ts';
import { toCartLine } from './cart.mapper.ts';
import { addParts, changeQuantity, clearCart, partIdOf, readPricedCart, removePart } from './cart.service.ts';
import { addCsvRows, checkCsvRows } from './csv-rows.ts';

export const cartHandlers = (db: Db, prices: PriceAndStock): Handlers<typeof cartRoutes> => ({
  cart: async ({ session, language }) =>
    (await readPricedCart(db, prices, session)).map((line) => toCartLine(line, language)),

  addItem: async ({ body, session, language }) => {
    const partId = partIdOf(body.ProductId);
    if (body.BoardLine && !(await lineFits(db, body.BoardLine))) {
      throw new DomainError('not-applicable', { title: say.notApplicable });
    }
    const said = await addParts(db, prices, session, [{ partId, quantity: body.Quantity }]);
    return said.map((sentence) => sentence[language]);
  },

  cartFromCsv: async ({ body, session, language }) => {
    const said = await addCsvRows(db, prices, session, body);
    return said.map((sentence) => sentence[language]);
  },

  checkCsv: ({ body, session, language }) => checkCsvRows(db, prices, session, body, language),

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
});
