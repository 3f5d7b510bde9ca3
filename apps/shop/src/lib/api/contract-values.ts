import { PASSWORD_MIN_LENGTH as passwordMinLength } from '@partsboard/contract/auth';
import { MAX_LISTED_BOARDS as maxListedBoards } from '@partsboard/contract/boards';
import {
  MAX_CSV_CELL as maxCsvCell,
  MAX_CSV_ROWS as maxCsvRows,
  MAX_LINE_QUANTITY as maxLineQuantity,
} from '@partsboard/contract/cart';
import {
  MAX_CUSTOMER_REFERENCE_LENGTH as maxCustomerReferenceLength,
  MAX_ORDER_NOTE_LENGTH as maxOrderNoteLength,
} from '@partsboard/contract/checkout';
import { MAX_FIT_LIST as maxFitList } from '@partsboard/contract/fit';
import { MAX_LINE_FILTER_LENGTH as maxLineFilterLength } from '@partsboard/contract/line-vehicles';
import { sliderTypes as sliders } from '@partsboard/contract/reference';
import {
  MAX_RETURN_COMMENT_LENGTH as maxReturnCommentLength,
  MAX_RETURN_PHOTOS as maxReturnPhotos,
} from '@partsboard/contract/returns';
import type { RouteContract, RouteTable } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';

/**
 * What the browser needs of the contract at run time. The build evaluates this module and ships the result
 * (see packages/ui/vite/evaluated-modules.ts): everything exported here must be plain JSON, and no other file of the shop
 * imports the contract for more than its types.
 */
export type ShopRoute = Pick<RouteContract, 'method' | 'path' | 'answers' | 'access'>;

const wire = <T extends RouteTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, access, answers = 'json' }]) => [
      name,
      { method, path, access, answers },
    ]),
    // fromEntries forgets the names that it was given.
  ) as { readonly [N in keyof T]: ShopRoute };

export const wireRoutes = wire(routes);

export const PASSWORD_MIN_LENGTH = passwordMinLength;

export const sliderTypes = sliders;

export const MAX_LINE_QUANTITY = maxLineQuantity;

export const MAX_LISTED_BOARDS = maxListedBoards;

export const MAX_ORDER_NOTE_LENGTH = maxOrderNoteLength;
export const MAX_CUSTOMER_REFERENCE_LENGTH = maxCustomerReferenceLength;

export const MAX_CSV_ROWS = maxCsvRows;

export const MAX_CSV_CELL = maxCsvCell;

export const MAX_FIT_LIST = maxFitList;

export const MAX_LINE_FILTER_LENGTH = maxLineFilterLength;

export const MAX_RETURN_COMMENT_LENGTH = maxReturnCommentLength;
export const MAX_RETURN_PHOTOS = maxReturnPhotos;
