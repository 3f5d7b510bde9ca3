/** Answers larger than this share of the whole would push out too many others. */
const LARGEST_SHARE = 1 / 32;

/**
 * Keeps answers to questions that others ask as well, up to a number of bytes; the one that was asked for longest
 * ago goes first. A question's name must change whenever its answer would.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Buffer>();
  readonly #capacity: number;
  #held = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  recall(question: string): Buffer | undefined {
    const answer = this.#answers.get(question);
    if (answer === undefined) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    return answer;
  }

  keep(question: string, text: string): void {
    if (text.length > this.#capacity * LARGEST_SHARE || this.#answers.has(question)) return;
    // As bytes: a text with Polish letters would take twice the space.
    const answer = Buffer.from(text);
    this.#answers.set(question, answer);
    this.#held += answer.length;
    for (const [oldest, { length }] of this.#answers) {
      if (this.#held <= this.#capacity) return;
      this.#answers.delete(oldest);
      this.#held -= length;
    }
  }
}
