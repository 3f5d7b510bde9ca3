import type {
  PaymentChange,
  PaymentSettings,
  ShippingChange,
  ShippingSettings,
  StaffPaymentMethod,
  StaffShippingMethod,
} from '@partsboard/contract/backoffice/methods';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { checkPayment, checkShipping, normaliseShipping, systemNameOf } from './check-method.ts';
import {
  toPaymentColumns,
  toPaymentSettings,
  toShippingColumns,
  toShippingSettings,
  toStaffPaymentMethod,
  toStaffShippingMethod,
} from './methods.mapper.ts';
import {
  findPaymentRows,
  findShippingRows,
  insertPaymentRow,
  insertShippingRow,
  lockPaymentRow,
  lockShippingRow,
  updatePaymentRow,
  updateShippingRow,
} from './methods.repository.ts';

interface Caller {
  readonly audit: AuditContext;
  readonly language: LanguageCode;
}

/** The name, with a number behind it where another method has it. */
function freeName(wanted: string, rows: readonly { readonly system_name: string }[]): string {
  const taken = new Set(rows.map((row) => row.system_name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}

export const createShippingMethod = (
  db: Db,
  typed: ShippingSettings,
  { audit, language }: Caller,
): Promise<StaffShippingMethod> =>
  db.transaction().execute(async (tx) => {
    const settings = normaliseShipping(typed);
    await checkShipping(tx, settings);
    const name = freeName(systemNameOf('Shipping', settings.nameEn), await findShippingRows(tx));
    const row = await insertShippingRow(tx, { system_name: name, ...toShippingColumns(settings) });
    await writeAudit(tx, audit, {
      action: 'shipping-method.create',
      record: { type: 'method', id: name, name: row.name_pl },
      after: { ...toShippingSettings(row) },
    });
    return toStaffShippingMethod(row, language);
  });

export const changeShippingMethod = (
  db: Db,
  id: number,
  { version, ...typed }: ShippingChange,
  { audit, language }: Caller,
): Promise<StaffShippingMethod> =>
  db.transaction().execute(async (tx) => {
    const before = await lockShippingRow(tx, id);
    if (before === undefined)
      throw new DomainError('not-found', { title: (t) => t.setUp.unknownShippingMethod });
    if (before.version !== version) throw new DomainError('conflict');
    const settings = normaliseShipping(typed);
    await checkShipping(tx, settings);
    const row = await updateShippingRow(tx, id, toShippingColumns(settings));
    await writeAudit(tx, audit, {
      action: 'shipping-method.change',
      record: { type: 'method', id: row.system_name, name: row.name_pl },
      before: { ...toShippingSettings(before) },
      after: { ...toShippingSettings(row) },
    });
    return toStaffShippingMethod(row, language);
  });

export const createPaymentMethod = (
  db: Db,
  settings: PaymentSettings,
  { audit, language }: Caller,
): Promise<StaffPaymentMethod> =>
  db.transaction().execute(async (tx) => {
    await checkPayment(tx, settings);
    const name = freeName(systemNameOf('Payments', settings.nameEn), await findPaymentRows(tx));
    const row = await insertPaymentRow(tx, { system_name: name, ...toPaymentColumns(settings) });
    await writeAudit(tx, audit, {
      action: 'payment-method.create',
      record: { type: 'method', id: name, name: row.name_pl },
      after: { ...toPaymentSettings(row) },
    });
    return toStaffPaymentMethod(row, language);
  });

export const changePaymentMethod = (
  db: Db,
  id: number,
  { version, ...settings }: PaymentChange,
  { audit, language }: Caller,
): Promise<StaffPaymentMethod> =>
  db.transaction().execute(async (tx) => {
    const before = await lockPaymentRow(tx, id);
    if (before === undefined)
      throw new DomainError('not-found', { title: (t) => t.checkout.paymentMethodNotAllowed });
    if (before.version !== version) throw new DomainError('conflict');
    await checkPayment(tx, settings);
    const row = await updatePaymentRow(tx, id, toPaymentColumns(settings));
    await writeAudit(tx, audit, {
      action: 'payment-method.change',
      record: { type: 'method', id: row.system_name, name: row.name_pl },
      before: { ...toPaymentSettings(before) },
      after: { ...toPaymentSettings(row) },
    });
    return toStaffPaymentMethod(row, language);
  });
