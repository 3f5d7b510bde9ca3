import type { LanguageCode } from '@partsboard/contract/language';
import type { Registration } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import { decodePassword, hashPassword, passwordFault } from '../../security/password.ts';
import { enqueueMail, findShopUrl } from '../mail/mail.service.ts';
import { checkAddress } from '../reference/reference.service.ts';
import { welcomeMail } from './auth-mails.ts';
import { registrationReceivedMail, registrationToApproveMail } from './registration-mails.ts';
import { writeWebhookEvent } from '../webhooks/webhook-events.service.ts';
import {
  findCustomerByEmail,
  findRegistrationStore,
  insertCompany,
  insertCustomer,
  insertFirstAddress,
  type NewCustomer,
} from './registration.repository.ts';
import { isVatNumberTaken } from './vat-numbers.service.ts';

type RegistrationStore = Awaited<ReturnType<typeof findRegistrationStore>>;

const emailTaken = (others: FieldErrors = {}) =>
  new DomainError('email-taken', { errors: { Email: [(t) => t.auth.emailTaken], ...others } });

/** Says how to go on, and not who has the account. */
const companyRegistered = ({ email, phone }: RegistrationStore, others: FieldErrors = {}) =>
  new DomainError('company-registered', {
    errors: { VatNumber: [(t) => t.registration.companyRegistered(email, phone)], ...others },
  });

/** All faults that a form can show at once: password, country, state, VAT number, what is already in use. */
async function checkRegistration(
  db: Db,
  registration: Registration,
  email: string,
  store: RegistrationStore,
): Promise<string> {
  const password = decodePassword(registration.Password);
  const fault = passwordFault(password);
  const errors: FieldErrors = {
    ...(fault ? { Password: [fault] } : {}),
    ...(await checkAddress(db, registration)),
  };
  if (await findCustomerByEmail(db, email)) throw emailTaken(errors);
  if (await isVatNumberTaken(db, registration.VatNumber ?? '')) throw companyRegistered(store, errors);
  if (password === undefined || Object.keys(errors).length > 0)
    throw new DomainError('invalid-request', { errors });
  return password;
}

/** Where and for whom an account is opened. */
interface RegistrationContext {
  readonly language: LanguageCode;
  readonly storeId: number;
  readonly shopUrl: string;
}

/** Opens an account of a new company with its first address and tells by mail how it goes on: all of it or nothing. */
export async function registerCustomer(
  db: Db,
  registration: Registration,
  { language, storeId, shopUrl }: RegistrationContext,
): Promise<void> {
  const email = registration.Email.trim();
  const store = await findRegistrationStore(db, storeId);
  const password = await checkRegistration(db, registration, email, store);
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
    access: store.registration === 'by-staff' ? 'pending' : 'open',
    storeId,
  };
  await db.transaction().execute(async (transaction) => {
    const companyId = await insertCompany(transaction, customer);
    if (companyId === undefined) throw companyRegistered(store);
    const customerId = await insertCustomer(transaction, companyId, customer);
    if (customerId === undefined) throw emailTaken();
    await insertFirstAddress(transaction, customerId, customer, {
      countryId: registration.CountryId,
      stateProvinceId: registration.StateProvinceId ?? null,
      city: registration.City.trim(),
      address1: registration.StreetAddress.trim(),
      address2: registration.StreetAddress2.trim(),
      zipPostalCode: registration.ZipPostalCode.trim(),
    });
    await writeWebhookEvent(transaction, {
      event: 'customer.registered',
      subject: `customer ${customerId}`,
      data: { customerId, companyId, isApproved: customer.access === 'open' },
    });
    const storeUrl = await findShopUrl(transaction, shopUrl, storeId);
    const mail = { storeId, recipient: email, firstName: customer.firstName, language, shopUrl: storeUrl };
    if (customer.access === 'open') {
      await enqueueMail(transaction, welcomeMail(mail));
      return;
    }
    await enqueueMail(transaction, registrationReceivedMail(mail));
    await enqueueMail(transaction, registrationToApproveMail(store, customer, companyId, shopUrl));
  });
}
