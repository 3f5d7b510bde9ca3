/** The seeded choices of one drawing: the same seed and variant always give the same picture. */
export interface Variation {
  readonly variant: number;
  readonly mirrored: boolean;
  /** Variant 0 is the canonical drawing: always the first option. */
  pick<T>(first: T, ...others: T[]): T;
  /** Variant 0 is the canonical drawing: always the middle of the range. */
  range(low: number, high: number): number;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32: small, fast and good enough for proportions. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function variationOf(name: string, variant: number): Variation {
  const random = seededRandom(hashText(name) + Math.imul(variant, 2654435761));
  return {
    variant,
    mirrored: variant % 2 === 1,
    pick: <T>(first: T, ...others: T[]): T => {
      const options = [first, ...others];
      const index = Math.floor(random() * options.length);
      return variant === 0 ? first : (options[index] ?? first);
    },
    range: (low, high) => {
      const t = random();
      return variant === 0 ? (low + high) / 2 : low + (high - low) * t;
    },
  };
}
