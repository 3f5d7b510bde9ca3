import type { methodRoutes } from '@partsboard/contract/backoffice/methods';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { changeCountries, readCountries } from './change-countries.ts';
import {
  changePaymentMethod,
  changeShippingMethod,
  createPaymentMethod,
  createShippingMethod,
} from './change-methods.ts';
import { toStaffPaymentMethod, toStaffShippingMethod } from './methods.mapper.ts';
import { findPaymentRows, findShippingRows } from './methods.repository.ts';

export const methodHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof methodRoutes> => ({
  staffShippingMethods: async ({ language }) => ({
    items: (await findShippingRows(db)).map((row) => toStaffShippingMethod(row, language)),
  }),
  createShippingMethod: ({ body, ...caller }) => createShippingMethod(db, body, caller),
  changeShippingMethod: ({ params, body, ...caller }) => changeShippingMethod(db, params.id, body, caller),
  staffPaymentMethods: async ({ language }) => ({
    items: (await findPaymentRows(db)).map((row) => toStaffPaymentMethod(row, language)),
  }),
  createPaymentMethod: ({ body, ...caller }) => createPaymentMethod(db, body, caller),
  changePaymentMethod: ({ params, body, ...caller }) => changePaymentMethod(db, params.id, body, caller),
  countrySettings: ({ language }) => readCountries(db, language),
  changeCountrySettings: async ({ body, audit, language }) => {
    await changeCountries(db, body, audit);
    return readCountries(db, language);
  },
});
