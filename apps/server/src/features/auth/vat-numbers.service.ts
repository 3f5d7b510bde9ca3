import type { Db } from '../../db/database.ts';
import { findCompanyByVatNumber } from './registration.repository.ts';

/** Whether a company other than the customer's has this VAT number, however it is written. */
export const isVatNumberTaken = async (db: Db, vatNumber: string, customerId?: number): Promise<boolean> =>
  (await findCompanyByVatNumber(db, vatNumber, customerId ?? null)) !== undefined;
