import { DomainError } from '../errors/domain-error.ts';

/**
 * What a piece of work answers, or an error when that takes too long: the caller is told, though the work itself
 * goes on to its own limits. (Fastify's `handlerTimeout` does the same with an abort signal that nobody here reads,
 * which was about a twelfth of a short call.)
 */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DomainError('unavailable')), milliseconds);
    const settle = () => {
      clearTimeout(timer);
      resolve(work);
    };
    work.then(settle, settle);
  });
}
