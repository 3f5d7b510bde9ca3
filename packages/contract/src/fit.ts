import { Closed, Id, Nullable, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { VehicleFilterInput } from './vehicles.ts';

/** A cart has more lines than fit into one question; ask in portions. */
export const MAX_FIT_LIST = 300;
/** Places named for each part; a bolt is used in dozens. */
export const MAX_FIT_PLACES = 3;

export const FitPlace = Closed({
  BoardId: Type.Integer({ description: 'Product id of the board' }),
  BoardName: Type.String(),
  Position: Nullable(Type.String({ description: 'Callout number; null when the line is not drawn' })),
  Quantity: Nullable(Type.Integer({ description: 'Pieces in this car; null when as many as required' })),
});
export type FitPlace = Static<typeof FitPlace>;

/** Whether a part fits the chosen vehicle. */
export const PartFit = Closed({
  ProductId: Id,
  Fit: Type.Enum(['fits', 'depends', 'does-not-fit', 'not-listed'], {
    description: 'not-listed: no board shows the part, so nothing is known',
  }),
  Reason: Nullable(
    Type.String({ description: 'Why it does not fit or on what it depends, in the request’s language' }),
  ),
  Places: Type.Array(FitPlace, { maxItems: MAX_FIT_PLACES }),
  MorePlaces: Type.Integer({ description: 'Places beyond those named' }),
});
export type PartFit = Static<typeof PartFit>;

export const fitRoutes = defineRoutes({
  partFit: {
    method: 'POST',
    path: 'level4/PartFit',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Whether parts fit a vehicle, with the reason and where; unknown ids are left out',
    body: Closed({
      ...VehicleFilterInput.properties,
      ProductIds: Type.Array(Id, { minItems: 1, maxItems: MAX_FIT_LIST }),
    }),
    response: Type.Array(PartFit),
  },
});
