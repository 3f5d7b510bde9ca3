import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * What a piece of work answers, or an error when that takes too long: the caller is told, though the work itself
 * goes on to its own limits. (Fastify's `handlerTimeout` does the same with an abort signal that nobody here reads,
 * which was about a twelfth of a short call.)
 */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, onSettled?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    const timer = setTimeout(giveUp, milliseconds);
    const settle = (result: T | Promise<T>) => {
      clearTimeout(timer);
      onSettled?.();
      resolve(result);
    };
    work.then(settle, () => settle(work));
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is left of the request's time. */
    millisecondsLeft: number;
  }
}

/** Takes what has passed since a moment of `performance.now()` from a request's time. */
export function spendTimeSince(request: FastifyRequest, begun: number): void {
  request.millisecondsLeft = Math.max(0, request.millisecondsLeft - (performance.now() - begun));
}

/** A part of a request's work, in what is left of its time. */
export function inTimeLeft<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  const begun = performance.now();
  return withTimeLimit(work, request.millisecondsLeft, () => spendTimeSince(request, begun));
}

/** The checks of a request, in its time. Its body, which arrives between them and the handler, has a limit of its own. */
export function checkInTime(
  request: FastifyRequest,
  check: Promise<void>,
  milliseconds: number,
): Promise<void> {
  request.millisecondsLeft = milliseconds;
  return inTimeLeft(request, check);
}
