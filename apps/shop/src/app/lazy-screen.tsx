import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** How long a screen's code may take to arrive before the person is told. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The code of a screen did not arrive: the line stalled, or a new version has replaced the old files. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen did not arrive', { cause });
    this.name = 'ChunkError';
  }
}

/** Waits for a part of the shop itself, but not for ever. */
export async function arriveInTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (error) {
    throw new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A screen in a chunk of its own, fetched when a person comes near it. Asks nothing of the type of the screen:
 * the screens take the types of their parameters from the router, and one of both has to know nothing of the
 * other.
 */
export const lazyScreen = <M extends object>(
  load: () => Promise<M>,
  name: keyof M & `${string}${'Screen' | 'Layout'}`,
): AsyncRouteComponent<unknown> =>
  lazyRouteComponent(async () => {
    const file = await arriveInTime(load());
    return { default: file[name] as ComponentType };
  });
