import type { Part } from '../parts/part.ts';
import type { Alternative, Text } from './alternative.ts';

export interface BoardLine {
  role: string;
  /** Undefined: not drawn. */
  callout: number | undefined;
  part: Part;
  /** Pieces in a car with four cylinders; undefined: as required. */
  quantity: number | undefined;
  perCylinder: boolean;
  alternative: Alternative;
  after: Text | undefined;
}
