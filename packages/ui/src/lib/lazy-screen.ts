import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** How long a screen's code may take to load before an error is shown. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The code of a screen could not be loaded: the connection stalled, or a new version has replaced the old files. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen did not arrive', { cause });
    this.name = 'ChunkError';
  }
}

/** Fails where a piece of the shop's code does not load in time. */
export async function withLoadTimeout<T>(loading: Promise<T>): Promise<T> {
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
 * A screen in a separate chunk, loaded when a person points at a link to it. It does not check the screen's type:
 * screens take the types of their parameters from the router, so one of the two must not depend on the other.
 */
export const lazyScreen = <M extends object>(
  load: () => Promise<M>,
  name: keyof M & `${string}${'Screen' | 'Layout'}`,
): AsyncRouteComponent<unknown> =>
  lazyRouteComponent(async () => {
    const file = await withLoadTimeout(load());
    return { default: file[name] as ComponentType };
  });
