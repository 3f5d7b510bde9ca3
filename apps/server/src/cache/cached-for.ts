/** Asks at most once in a while, when somebody wants to know; everyone in between gets the same answer. */
export function cachedFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<T> | undefined;
  return () => {
    const now = performance.now();
    if (answer === undefined || now - askedAt >= milliseconds) {
      askedAt = now;
      answer = ask();
      // A failure must not be remembered as the answer.
      answer.catch(() => (answer = undefined));
    }
    return answer;
  };
}
