import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new empty folder that is removed after all tests. */
export const temporaryFolder = (name: string): Promise<string> => mkdtemp(join(inject('folder'), `${name}-`));
