import type { StoreSettings } from '@partsboard/contract/backoffice/stores';
import { isReadableAccent } from '@partsboard/domain/color-contrast';
import { isIban, normaliseIban } from '@partsboard/domain/iban';
import type { Db } from '../../db/database.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import { isLink } from '../../http/validation/is-link.ts';
import { findHostNames, hasStoreName, hasTopic, isBranchOffice } from './stores.repository.ts';

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const ORDER_PREFIX = /^(?:[A-Z]{1,6}-?)?$/;
const COLOR = /^#[0-9a-f]{6}$/;

const emptyAsNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

/** What people typed, in the one form in which it is stored. */
export const normaliseSettings = (settings: StoreSettings): StoreSettings => ({
  ...settings,
  accentColor: emptyAsNull(settings.accentColor?.trim().toLowerCase()),
  orderPrefix: settings.orderPrefix.trim().toUpperCase(),
  bankAccount: normaliseIban(settings.bankAccount),
  hostNames: [...new Set(settings.hostNames.map((name) => name.trim().toLowerCase()))],
  termsPage: emptyAsNull(settings.termsPage?.trim()),
});

function colorFault(color: string | null): Message | null {
  if (color === null) return null;
  if (!COLOR.test(color)) return (t) => t.setUp.noColor;
  return isReadableAccent(color) ? null : (t) => t.setUp.paleColor;
}

async function hostNameFault(db: Db, storeId: number, names: readonly string[]): Promise<Message | null> {
  if (!names.every((name) => HOST_NAME.test(name))) return (t) => t.setUp.noHostName;
  const others = (await findHostNames(db, storeId)).flatMap((store) => store.host_names);
  const taken = names.find((name) => others.includes(name));
  return taken === undefined ? null : (t) => t.setUp.hostNameTaken(taken);
}

/** A store is known by its name in lists, and in the files of a set-up that is copied. */
export async function nameFault(db: Db, storeId: number | null, name: string): Promise<Message | null> {
  const isTaken = await hasStoreName(db, storeId, name.trim());
  return isTaken ? (t) => t.setUp.storeNameTaken : null;
}

/** Refuses settings that would not work, by the contract's fields. */
export async function checkSettings(db: Db, storeId: number, settings: StoreSettings): Promise<void> {
  const { bankAccount, termsPage, pickupBranchId } = settings;
  const faults: Readonly<Record<string, Message | null>> = {
    name: await nameFault(db, storeId, settings.name),
    accentColor: colorFault(settings.accentColor),
    bankAccount: bankAccount === '' || isIban(bankAccount) ? null : (t) => t.setUp.noAccount,
    orderPrefix: ORDER_PREFIX.test(settings.orderPrefix) ? null : (t) => t.setUp.noOrderPrefix,
    hostNames: await hostNameFault(db, storeId, settings.hostNames),
    termsPage:
      termsPage === null || (await hasTopic(db, storeId, termsPage)) ? null : (t) => t.setUp.unknownPage,
    branchLink: isLink(settings.branchLink.trim()) ? null : (t) => t.setUp.noLink,
    pickupBranchId:
      pickupBranchId === null || (await isBranchOffice(db, pickupBranchId))
        ? null
        : (t) => t.setUp.unknownPickupBranch,
    pickupOnly: settings.pickupOnly && !settings.allowsPickup ? (t) => t.setUp.pickupNotAllowed : null,
  };
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
  );
  if (Object.keys(errors).length > 0) throw new DomainError('invalid-request', { errors });
}
