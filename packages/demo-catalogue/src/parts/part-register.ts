import { hashText, Random } from '../random.ts';
import type { Brand } from '../vehicles/brands.ts';
import { byBrandAndNumber, type Part } from './part.ts';
import { PartNumbers } from './part-numbers.ts';

export type NewPart = Pick<Part, 'role' | 'places' | 'labels' | 'exchange' | 'price' | 'likeness'>;

/** Hands out the parts of the catalogue: the same key always means the same part. */
export class PartRegister {
  /** By a 53-bit hash of their keys: half a million long keys would be most of the memory. */
  readonly #parts = new Map<number, Part>();
  readonly #forerunners: Part[] = [];
  readonly #numbers: PartNumbers;
  readonly #seed: number;
  readonly #earlierNumbers: number;

  /** `earlierNumbers` says how many an ordinary part had before, on average. */
  constructor(seed: number, earlierNumbers: number) {
    this.#seed = seed;
    this.#earlierNumbers = earlierNumbers;
    this.#numbers = new PartNumbers(seed);
  }

  /** `group` is the four digits with which the number begins in the main brand's style. */
  partFor(brand: Brand, key: string, group: string, describe: () => NewPart): Part {
    const fullKey = `${brand.code}|${key}`;
    const hash = hashText(fullKey, this.#seed) * 0x20_0000 + (hashText(fullKey, ~this.#seed) >>> 11);
    const known = this.#parts.get(hash);
    if (known) return known;
    const part = this.#make(brand, fullKey, group, describe(), undefined);
    this.#parts.set(hash, part);
    this.#addForerunners(part, fullKey, group);
    return part;
  }

  sorted(): Part[] {
    return [...this.#parts.values(), ...this.#forerunners].sort(byBrandAndNumber);
  }

  #make(brand: Brand, key: string, group: string, described: NewPart, replacedBy: Part | undefined): Part {
    const { role, places, labels, exchange, price, likeness } = described;
    return {
      brand,
      number: this.#numbers.numberFor(brand, key, group, role.form === 'hardware'),
      role,
      places,
      labels,
      exchange,
      price,
      likeness,
      replacedBy,
      bundle: undefined,
      repair: undefined,
      fit: undefined,
    };
  }

  /** The numbers that this part had before. */
  #addForerunners(part: Part, key: string, group: string): void {
    const { role } = part;
    if (role.form === 'hardware' || role.traits.has('set') || part.exchange) return;
    const random = Random.of(this.#seed, `forerunners ${key}`);
    const whole = Math.floor(this.#earlierNumbers);
    const steps = role.traits.has('supersede')
      ? random.between(1, 3)
      : whole + (random.chance(this.#earlierNumbers - whole) ? 1 : 0);
    let newer = part;
    for (let step = 1; step <= steps; step += 1) {
      newer = this.#make(part.brand, `${key} was ${step}`, group, part, newer);
      this.#forerunners.push(newer);
    }
  }
}
