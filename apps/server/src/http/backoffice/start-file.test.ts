import { PassThrough, type Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createExportLimit } from '../limits/call-limit.ts';
import { startFile } from './start-file.ts';

it('writes two files for one person at once; others wait until one is written or left', async () => {
  const limit = createExportLimit<number>();
  const begin = (staffId: number) => {
    const file = new PassThrough();
    return { file, started: startFile(limit, staffId, () => Promise.resolve<Readable>(file)) };
  };
  const [first, second] = [begin(1), begin(1)];
  await Promise.all([first.started, second.started]);
  const [third, fourth] = [begin(1), begin(1)];
  await expect(begin(1).started).rejects.toMatchObject({ code: 'too-many-requests' });
  await begin(2).started;
  first.file.end();
  first.file.resume();
  second.file.destroy(new Error('The caller has left.'));
  expect(await Promise.all([third.started, fourth.started])).toEqual([third.file, fourth.file]);
});

it('passes on why a file cannot be written', async () => {
  const limit = createExportLimit<number>();
  const failed = startFile(limit, 1, () => Promise.reject(new Error('No such list.')));
  await expect(failed).rejects.toThrow('No such list.');
});
