import { DomainError } from './domain-error.ts';

/**
 * What a piece of work answers, or an error when that takes too long: the caller is told, though the work itself
 * goes on to its own limits. (Fastify's `handlerTimeout` does the same with an abort signal that nobody here reads,
 * which was about a twelfth of a short call.)
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DomainError('unavailable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
