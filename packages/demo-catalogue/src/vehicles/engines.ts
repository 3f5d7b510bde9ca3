import type { Brand } from './brands.ts';

export type Fuel = 'petrol' | 'diesel';

/** An engine family; a series offers it in one or more outputs, each of which is a model. */
export interface Engine {
  code: string;
  name: string;
  fuel: Fuel;
  cylinders: number;
  /** Cubic centimetres. */
  displacement: number;
  /** Horsepower of its outputs. */
  outputs: readonly number[];
}

interface Design {
  letter: string;
  fuel: Fuel;
  cylinders: number;
  displacement: number;
  /** Outputs of the newest era; older ones give less. */
  outputs: readonly number[];
  /** Smallest and largest segment that it is built into. */
  segments: readonly [number, number];
}

const carDesigns: readonly Design[] = [
  { letter: 'T', fuel: 'petrol', cylinders: 3, displacement: 1499, outputs: [109, 136], segments: [1, 2] },
  { letter: 'T', fuel: 'petrol', cylinders: 4, displacement: 1998, outputs: [184, 231], segments: [2, 4] },
  { letter: 'D', fuel: 'diesel', cylinders: 4, displacement: 1995, outputs: [150, 190], segments: [2, 4] },
  { letter: 'D', fuel: 'diesel', cylinders: 3, displacement: 1496, outputs: [95, 116], segments: [1, 2] },
  { letter: 'T', fuel: 'petrol', cylinders: 6, displacement: 2998, outputs: [286, 340], segments: [3, 5] },
  { letter: 'D', fuel: 'diesel', cylinders: 6, displacement: 2993, outputs: [249, 320], segments: [3, 5] },
  { letter: 'T', fuel: 'petrol', cylinders: 8, displacement: 4395, outputs: [462, 530], segments: [4, 5] },
  { letter: 'T', fuel: 'petrol', cylinders: 4, displacement: 1598, outputs: [122, 163], segments: [1, 3] },
];

const motorcycleDesigns: readonly Design[] = [
  { letter: 'M', fuel: 'petrol', cylinders: 1, displacement: 348, outputs: [34], segments: [1, 1] },
  { letter: 'M', fuel: 'petrol', cylinders: 2, displacement: 689, outputs: [68, 75], segments: [1, 3] },
  { letter: 'M', fuel: 'petrol', cylinders: 2, displacement: 853, outputs: [85, 95], segments: [2, 4] },
  { letter: 'M', fuel: 'petrol', cylinders: 2, displacement: 1170, outputs: [110, 125], segments: [3, 5] },
  { letter: 'M', fuel: 'petrol', cylinders: 4, displacement: 999, outputs: [165, 193], segments: [3, 5] },
];

const classicDesigns: readonly Design[] = [
  { letter: 'K', fuel: 'petrol', cylinders: 2, displacement: 697, outputs: [30, 40], segments: [1, 1] },
  { letter: 'K', fuel: 'petrol', cylinders: 4, displacement: 1573, outputs: [85, 105], segments: [1, 3] },
  { letter: 'K', fuel: 'petrol', cylinders: 4, displacement: 1990, outputs: [100, 120], segments: [2, 4] },
  { letter: 'K', fuel: 'petrol', cylinders: 6, displacement: 2788, outputs: [170, 180], segments: [3, 5] },
];

const designsFor = (kind: 'car' | 'motorcycle' | 'classic'): readonly Design[] =>
  kind === 'car' ? carDesigns : kind === 'motorcycle' ? motorcycleDesigns : classicDesigns;

/** Engines are renewed every seven years or so, whatever the cars do. */
const eras: readonly { until: number; letter: string; strength: number }[] = [
  { until: 1990, letter: 'A', strength: 0.58 },
  { until: 1997, letter: 'B', strength: 0.68 },
  { until: 2004, letter: 'C', strength: 0.78 },
  { until: 2011, letter: 'D', strength: 0.88 },
  { until: 2017, letter: 'E', strength: 0.95 },
  { until: Infinity, letter: 'F', strength: 1 },
];

const litres = (displacement: number): string => (displacement / 1000).toFixed(1);

/** The engines of a series of this size that came out in this year, the most common first. */
export const enginesFor = (
  brand: Brand,
  kind: 'car' | 'motorcycle' | 'classic',
  segment: number,
  year: number,
): Engine[] => {
  const era = kind === 'classic' ? { letter: 'A', strength: 1 } : eras.find(({ until }) => year <= until);
  if (!era) throw new Error(`No engines in ${year}`);
  return designsFor(kind)
    .filter(({ segments: [low, high] }) => low <= segment && segment <= high)
    .map((design) => {
      const size = String(Math.round(design.displacement / 100)).padStart(2, '0');
      return {
        code: `${brand.code.charAt(0)}${design.letter}${design.cylinders}${era.letter}${size}`,
        name: `${design.letter}${design.cylinders}${era.letter} ${litres(design.displacement)}`,
        fuel: design.fuel,
        cylinders: design.cylinders,
        displacement: design.displacement,
        outputs: design.outputs.map((output) => Math.round((output * era.strength) / 2) * 2),
      };
    });
};
