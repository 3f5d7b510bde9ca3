import { routeUrl } from '@partsboard/contract/route';
import { wireRoutes } from './contract-values.ts';

/** Where a photo is that a customer has sent with a return. */
export const returnPhotoUrl = (id: number, position: number): string =>
  routeUrl(wireRoutes.returnPhoto, { id, position });
