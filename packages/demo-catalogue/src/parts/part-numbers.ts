import { normalisePartNumber } from '@partsboard/domain/part-number';
import { hashText } from '../random.ts';
import { pinnedNumbers } from '../examples.ts';
import { ilvara, type Brand } from '../vehicles/brands.ts';

/** The second brand's letters: none that is mistaken for a digit. */
const LETTERS = 'ABCDEFGHJKLMNPRSTVWX';

// Joined arrays are flat strings; template literals would keep their pieces in memory.
const eleven = (group: string, serial: number): string => {
  const digits = String(serial);
  return [group.slice(0, 2), group.slice(2, 4), digits.slice(0, 1), digits.slice(1, 4), digits.slice(4)].join(
    ' ',
  );
};

const lettered = (group: string, serial: number): string => {
  const [first, last] = [serial % LETTERS.length, Math.floor(serial / LETTERS.length) % LETTERS.length];
  const digits = String(10_000 + (Math.floor(serial / 400) % 90_000));
  return [group.slice(0, 2) + LETTERS.charAt(first), digits, LETTERS.charAt(last)].join('-');
};

/** Standard parts have a range of their own. */
const HARDWARE_GROUP = '0711';

interface SerialRange {
  low: number;
  /** One byte for each serial. */
  taken: Uint8Array;
}

const rangeOf = (low: number, high: number): SerialRange => ({ low, taken: new Uint8Array(high - low) });

/**
 * House-style part numbers. The serial comes from the part's key alone, so a part has the same number at every
 * scale; the rare clash moves on to the next free one.
 */
export class PartNumbers {
  readonly #seed: number;
  readonly #ranges = new Map<string, SerialRange>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  numberFor(brand: Brand, key: string, group: string, isHardware: boolean): string {
    const pinned = pinnedNumbers.get(key);
    if (pinned !== undefined) return pinned;
    const { low, taken } = this.#rangeFor(brand, isHardware);
    let offset = hashText(key, this.#seed) % taken.length;
    while (taken[offset] === 1) offset = (offset + 1) % taken.length;
    taken[offset] = 1;
    const prefix = isHardware ? HARDWARE_GROUP : group;
    return brand === ilvara ? lettered(prefix, low + offset) : eleven(prefix, low + offset);
  }

  #rangeFor(brand: Brand, isHardware: boolean): SerialRange {
    const name = `${brand.code} ${isHardware}`;
    const known = this.#ranges.get(name);
    if (known) return known;
    const range = isHardware ? rangeOf(9_000_000, 9_900_000) : rangeOf(5_000_000, 8_999_000);
    for (const number of pinnedNumbers.values()) {
      // A pinned serial stays free for its owner.
      const offset = Number(normalisePartNumber(number).slice(4)) - range.low;
      if (offset >= 0 && offset < range.taken.length) range.taken[offset] = 1;
    }
    this.#ranges.set(name, range);
    return range;
  }
}
