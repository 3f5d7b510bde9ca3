import { MeasuredCache } from '../cache/measured-cache.ts';

/** Longer texts are multi-row inserts and the like, for which parsing is not the main cost. */
const MAX_TEXT_LENGTH = 8_192;
const MAX_TEXTS = 1_000;
const PREPARABLE = /^\s*(?:select|with|insert|update|delete|merge)\b/i;

const SEEN_ONCE = '';

/**
 * Chooses which statements are sent as named prepared statements. A text gets its name at its second use, so that
 * statements with literal values never take one. A name is never reused.
 */
export class StatementNames {
  readonly #names = new MeasuredCache<string, string>('statement names', { max: MAX_TEXTS });
  #lastNumber = 0;

  nameFor(text: string): string | undefined {
    if (text.length > MAX_TEXT_LENGTH || !PREPARABLE.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known === undefined) {
      this.#names.set(text, SEEN_ONCE);
      return undefined;
    }
    if (known !== SEEN_ONCE) return known;
    const name = `p${(this.#lastNumber += 1)}`;
    this.#names.set(text, name);
    return name;
  }
}
