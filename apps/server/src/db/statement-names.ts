/** Longer texts are multi-row inserts and the like, whose parsing is not what costs. */
const LONGEST_NAMED_TEXT = 8_192;
const REMEMBERED_TEXTS = 1_000;
const PREPARABLE = /^\s*(?:select|with|insert|update|delete|merge)\b/i;

/**
 * Chooses which statements are sent as named prepared statements. A text earns its name at its second
 * use, so that statements with values written into them never take one; the least recently used text
 * is forgotten first, and a name is never given twice.
 */
export class StatementNames {
  readonly #names = new Map<string, string | null>();
  #given = 0;

  nameFor(text: string): string | undefined {
    if (text.length > LONGEST_NAMED_TEXT || !PREPARABLE.test(text)) return undefined;
    const known = this.#names.get(text);
    const name = known === undefined ? null : (known ?? `p${(this.#given += 1)}`);
    this.#names.delete(text);
    this.#names.set(text, name);
    if (this.#names.size > REMEMBERED_TEXTS) this.#forgetOldest();
    return name ?? undefined;
  }

  #forgetOldest(): void {
    for (const text of this.#names.keys()) {
      this.#names.delete(text);
      return;
    }
  }
}
