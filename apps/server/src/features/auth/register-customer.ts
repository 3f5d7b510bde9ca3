import type { LanguageCode } from '@partsboard/contract/language';
import type { Registration } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import { decodePassword, hashPassword, passwordFault } from '../../security/password.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { checkAddress } from '../reference/reference.service.ts';
import { welcomeMail } from './auth-mails.ts';
import {
  findCustomerByEmail,
  insertCustomer,
  insertFirstAddress,
  type NewCustomer,
} from './registration.repository.ts';

const emailTaken = (others: FieldErrors = {}) =>
  new DomainError('email-taken', { errors: { Email: [(t) => t.auth.emailTaken], ...others } });

/** All faults that a form can show at once: password, country, state, VAT number, address already in use. */
async function checkRegistration(db: Db, registration: Registration, email: string): Promise<string> {
  const password = decodePassword(registration.Password);
  const fault = passwordFault(password);
  const errors: FieldErrors = {
    ...(fault ? { Password: [fault] } : {}),
    ...(await checkAddress(db, registration)),
  };
  if (await findCustomerByEmail(db, email)) throw emailTaken(errors);
  if (password === undefined || Object.keys(errors).length > 0)
    throw new DomainError('invalid-request', { errors });
  return password;
}

/** Opens an account with its first address and sends a welcome: all of it or nothing. */
export async function registerCustomer(
  db: Db,
  registration: Registration,
  language: LanguageCode,
  shopUrl: string,
): Promise<void> {
  const email = registration.Email.trim();
  const password = await checkRegistration(db, registration, email);
  const customer: NewCustomer = {
    email,
    passwordHash: await hashPassword(password),
    firstName: registration.FirstName.trim(),
    lastName: registration.LastName.trim(),
    phone: registration.Phone?.trim() ?? '',
    company: registration.Company?.trim() ?? '',
    vatNumber: registration.VatNumber?.trim() ?? '',
    newsletter: registration.Newsletter ?? false,
    language,
  };
  await db.transaction().execute(async (transaction) => {
    const customerId = await insertCustomer(transaction, customer);
    if (customerId === undefined) throw emailTaken();
    await insertFirstAddress(transaction, customerId, customer, {
      countryId: registration.CountryId,
      stateProvinceId: registration.StateProvinceId ?? null,
      city: registration.City.trim(),
      address1: registration.StreetAddress.trim(),
      address2: registration.StreetAddress2.trim(),
      zipPostalCode: registration.ZipPostalCode.trim(),
    });
    await enqueueMail(
      transaction,
      welcomeMail({ recipient: email, firstName: customer.firstName, language, shopUrl }),
    );
  });
}
