/** The scale of the catalogue that the shop loads at its first start. */
export const DEFAULT_SCALE = 0.01;

export const DEFAULT_SEED = 2107;

/** How large each thing is made at one scale. */
export interface Size {
  /** All main groups and subgroups, or the coarse set of a small catalogue. */
  everyGroup: boolean;
  seriesOf: Readonly<Record<SeriesPool, number>>;
  modelsPerSeries: number;
  /** In how many versions, by engine output, a part that depends on it comes. */
  outputs: number;
  /** Share of the larger parts that come in such versions although their role does not ask for it. */
  varied: number;
  /** How many numbers an ordinary part had before, on average: those of a large manufacturer go back for decades. */
  earlierNumbers: number;
  /** Share of boards that are drawn anew at the facelift. */
  facelifted: number;
  /** Share of boards with an older drawing that is kept but shown no more. */
  retiredDrawings: number;
  vehicles: number;
  /** Share of vehicles whose equipment is known. */
  equipmentKnown: number;
  /** How many branches keep a part that sells. */
  stockShare: number;
}

export type SeriesPool = 'main-cars' | 'second-cars' | 'motorcycles' | 'classics';

/**
 * Every quantity is given at the default scale and at full size; between the two it follows a power law, so that
 * a catalogue of any scale keeps the proportions of a real one.
 */
export const sizeAt = (scale: number): Size => {
  const clamped = Math.min(1, Math.max(DEFAULT_SCALE, scale));
  const t = Math.log(clamped / DEFAULT_SCALE) / Math.log(1 / DEFAULT_SCALE);
  const grow = (small: number, full: number): number => small * (full / small) ** t;
  return {
    everyGroup: clamped > 0.1,
    seriesOf: {
      'main-cars': Math.round(grow(9, 72)),
      'second-cars': Math.round(grow(5, 52)),
      motorcycles: Math.round(grow(4, 30)),
      classics: Math.round(grow(3, 16)),
    },
    modelsPerSeries: Math.round(grow(4, 10)),
    outputs: grow(1.6, 4),
    varied: grow(0.3, 0.85),
    earlierNumbers: grow(0.035, 1.4),
    facelifted: grow(0.12, 0.32),
    retiredDrawings: grow(0.001, 0.46),
    vehicles: Math.round(grow(300, 10_000_000)),
    equipmentKnown: grow(0.85, 0.25),
    stockShare: grow(0.45, 0.12),
  };
};
