/**
 * Chance that depends on nothing but its name: the same words give the same numbers in every run and at every
 * scale, whatever was drawn before.
 */

const mix = (value: number): number => {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** 32-bit hash of a text, starting from a seed. */
export const hashText = (text: string, seed: number): number => {
  let h = seed ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
};

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  static of(seed: number, name: string): Random {
    return new Random(hashText(name, seed));
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return mix(this.#state) / 0x1_0000_0000;
  }

  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Roughly normal around 0 with deviation 1; the sum of six uniforms is near enough and cheap. */
  normal(): number {
    let sum = -3;
    for (let i = 0; i < 6; i += 1) sum += this.next();
    return sum * Math.SQRT2;
  }

  /** Log-normal around a median. */
  around(median: number, sigma: number): number {
    return median * Math.exp(sigma * this.normal());
  }
}
