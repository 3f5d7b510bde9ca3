import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compositions, drawnAs } from '../compositions/composition-list.ts';
import { assetsFolder, DRAWING_VARIANTS, partPictureFile, readHotspots } from './demo-assets.ts';
import { everySubject } from './picture-subjects.ts';

describe('the assets', () => {
  it('have a drawing of every composition with a hotspot for each of its roles', () => {
    for (const { id, roles } of compositions)
      for (let variant = 0; variant < DRAWING_VARIANTS; variant += 1) {
        const numbers = new Set(readHotspots(drawnAs(id), variant).map(({ number }) => number));
        expect(numbers, `${id}-${variant}`).toEqual(new Set(roles.map((_, index) => index + 1)));
      }
  });

  it('have a picture of every part', () => {
    const folder = assetsFolder();
    expect(everySubject().filter((subject) => !existsSync(join(folder, partPictureFile(subject))))).toEqual(
      [],
    );
  });
});
