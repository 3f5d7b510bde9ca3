import { PASSWORD_MIN_LENGTH as passwordMinLength } from '@partsboard/contract/auth';
import {
  auditActions as actions,
  auditRecordTypes as recordTypes,
} from '@partsboard/contract/backoffice/audit';
import { bannerPlaces as placesOfBanners } from '@partsboard/contract/backoffice/banners';
import {
  CATALOGUE_PIECE_BYTES as pieceBytes,
  differenceKinds as kindsOfDifference,
  MAX_CATALOGUE_BYTES as maxCatalogue,
  MAX_FIGURES_BYTES as maxFigures,
} from '@partsboard/contract/backoffice/catalogue-imports';
import {
  companySorts as sortsOfCompanies,
  companyStandings as standings,
} from '@partsboard/contract/backoffice/companies';
import {
  MAX_CREDIT_LIMIT as maxCredit,
  MAX_PAYMENT_DAYS as maxDays,
  MAX_REFUSAL_REASON_LENGTH as maxRefusal,
} from '@partsboard/contract/backoffice/company-actions';
import {
  MAX_KEY_DAYS as maxKeyDays,
  MAX_KEY_NAME_LENGTH as maxKeyName,
} from '@partsboard/contract/backoffice/keys';
import { mailKinds as kindsOfMails } from '@partsboard/contract/backoffice/mails';
import { mailStates as statesOfMails } from '@partsboard/contract/backoffice/order-mails';
import {
  taskNames as namesOfTasks,
  taskStates as statesOfTasks,
} from '@partsboard/contract/backoffice/tasks';
import {
  MAX_CHOSEN_ORDERS as maxChosen,
  MAX_STAFF_NOTE_LENGTH as maxNote,
} from '@partsboard/contract/backoffice/order-actions';
import {
  MAX_PRINTED_ORDERS as maxPrinted,
  orderDocumentKinds,
  type OrderDocumentKind,
} from '@partsboard/contract/backoffice/order-documents';
import {
  partSorts as sortsOfParts,
  partStates as statesOfParts,
  stockFilters as filtersOfStock,
} from '@partsboard/contract/backoffice/parts';
import {
  correctionReasons as reasonsOfCorrections,
  MAX_BIN_LENGTH as maxBin,
  MAX_CORRECTION_NOTE_LENGTH as maxCorrectionNote,
  MAX_STOCK as maxStock,
} from '@partsboard/contract/backoffice/stock-corrections';
import {
  MAX_TABLE_CODE_LENGTH as maxTableCode,
  MAX_TABLE_NAME_LENGTH as maxTableName,
} from '@partsboard/contract/backoffice/discounts';
import { MAX_RETURN_ANSWER_LENGTH as maxReturnAnswer } from '@partsboard/contract/backoffice/returns';
import { orderSorts as sorts } from '@partsboard/contract/backoffice/orders';
import { CSRF_HEADER as csrfHeader, type BackofficeRouteTable } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import {
  MAX_LOW_STOCK as maxLowStock,
  webhookEvents as eventsOfWebhooks,
  webhookStates as statesOfWebhooks,
} from '@partsboard/contract/backoffice/webhooks';
import { integrationScopes as scopes } from '@partsboard/contract/integration/scopes';
import { MAX_CANCEL_REASON_LENGTH as maxReason } from '@partsboard/contract/order-fields';
import { referenceRoutes } from '@partsboard/contract/reference';
import { routeUrl, type RouteShape } from '@partsboard/contract/route';

/**
 * What the browser needs of the contract at run time. The build evaluates this module and ships the result
 * (see packages/ui/vite/evaluated-modules.ts): everything exported here must be plain JSON, and no other file of the
 * back office imports the contract for more than its types.
 */
const wire = <T extends BackofficeRouteTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, answers }]) => [
      name,
      { method, path, ...(answers === 'table' ? { answers } : {}) },
    ]),
    // fromEntries forgets the names that it was given.
  ) as { readonly [N in keyof T]: Pick<RouteShape, 'method' | 'path'> & { readonly answers?: 'table' } };

export const wireRoutes = wire(backofficeRoutes);

/** Of the shop's calls the one that names the store; anyone may make it. */
export const storeRoute = { method: referenceRoutes.store.method, path: referenceRoutes.store.path };

/** The countries in which addresses are taken; anyone may ask for them. */
export const countriesRoute = {
  method: referenceRoutes.countries.method,
  path: referenceRoutes.countries.path,
};

export const CSRF_HEADER = csrfHeader;

export const PASSWORD_MIN_LENGTH = passwordMinLength;

export const MAX_CANCEL_REASON_LENGTH = maxReason;

export const MAX_CHOSEN_ORDERS = maxChosen;
export const MAX_STAFF_NOTE_LENGTH = maxNote;

export const MAX_RETURN_ANSWER_LENGTH = maxReturnAnswer;

export const ORDER_EVENTS_URL = routeUrl(backofficeRoutes.orderEvents);

export const STARTER_CATALOGUE_URL = routeUrl(backofficeRoutes.starterCatalogue);

export const MAX_PRINTED_ORDERS = maxPrinted;

export const orderDocumentUrls = Object.fromEntries(
  orderDocumentKinds.map((kind) => [kind, routeUrl(backofficeRoutes.orderDocument, { kind })]),
  // fromEntries forgets the names that it was given.
) as Readonly<Record<OrderDocumentKind, string>>;

export const orderSorts = sorts;

export const partSorts = sortsOfParts;

export const partStates = statesOfParts;

export const stockFilters = filtersOfStock;

export const correctionReasons = reasonsOfCorrections;

export const MAX_BIN_LENGTH = maxBin;

export const MAX_CORRECTION_NOTE_LENGTH = maxCorrectionNote;

export const MAX_STOCK = maxStock;

export const MAX_TABLE_CODE_LENGTH = maxTableCode;

export const MAX_TABLE_NAME_LENGTH = maxTableName;

export const companySorts = sortsOfCompanies;

export const companyStandings = standings;

export const MAX_CREDIT_LIMIT = maxCredit;

export const MAX_PAYMENT_DAYS = maxDays;

export const MAX_REFUSAL_REASON_LENGTH = maxRefusal;

export const MAX_KEY_DAYS = maxKeyDays;

export const MAX_KEY_NAME_LENGTH = maxKeyName;

export const integrationScopes = scopes;

export const MAX_LOW_STOCK = maxLowStock;

export const webhookEvents = eventsOfWebhooks;

export const webhookStates = statesOfWebhooks;

export const mailKinds = kindsOfMails;

export const mailStates = statesOfMails;

export const taskNames = namesOfTasks;

export const taskStates = statesOfTasks;

export const CATALOGUE_PIECE_BYTES = pieceBytes;

export const MAX_CATALOGUE_BYTES = maxCatalogue;
export const MAX_FIGURES_BYTES = maxFigures;

export const differenceKinds = kindsOfDifference;

export const auditActions = actions;

export const auditRecordTypes = recordTypes;

export const bannerPlaces = placesOfBanners;
