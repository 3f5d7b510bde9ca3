import {
  artworkFile,
  boardDrawingFile,
  partPictureFile,
  readAsset,
  readHotspots,
} from '@partsboard/demo-catalogue/assets/demo-assets';
import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { describe, expect, it } from 'vitest';
import { drawLogo } from './artwork/logo.ts';
import { toSvgLines } from './asset-text.ts';
import { drawBoard } from './draw-board.ts';
import { drawPart } from './draw-part.ts';
import { numberedRoles } from './numbered-roles.ts';

/** Drawing all of them takes a minute; these use most of the kit. */
const samples = ['clutch', 'oil-pan', 'cylinder-head'];

describe('the kept assets', { timeout: 120_000 }, () => {
  it.each(samples)('show the board %s as it is drawn now (else run npm run draw)', (id) => {
    const composition = compositions.find((each) => each.id === id);
    const { svg, hotspots } = drawBoard(id, {
      variant: 0,
      callouts: numberedRoles(composition?.roles ?? []),
    });
    expect(readAsset(boardDrawingFile(id, 0))).toBe(toSvgLines(svg));
    expect(readHotspots(id, 0)).toEqual(hotspots);
  });

  it('show a part and the logo as they are drawn now', () => {
    expect(readAsset(partPictureFile('clutch/release-fork'))).toBe(
      toSvgLines(drawPart('clutch/release-fork', 0)),
    );
    expect(readAsset(artworkFile('logo'))).toBe(toSvgLines(drawLogo('light')));
  });
});
