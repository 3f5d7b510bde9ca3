import {
  artworkFile,
  boardDrawingFile,
  DRAWING_VARIANTS,
  type Hotspot,
  partPictureFile,
  readAsset,
  readHotspots,
} from '@partsboard/demo-catalogue/assets/demo-assets';
import { compositions, drawnAs } from '@partsboard/demo-catalogue/compositions/composition-list';
import { describe, expect, it } from 'vitest';
import { drawLogo } from './artwork/logo.ts';
import { toSvgLines } from './asset-text.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, drawBoard } from './draw-board.ts';
import { drawPart } from './draw-part.ts';
import { numberedRoles } from './numbered-roles.ts';
import { problemsOfSvg } from './svg-checks.ts';

/** Drawing all of them takes a minute; these use most of the kit. */
const samples = ['clutch', 'oil-pan', 'cylinder-head'];

/** The separate strokes of a drawing, and what else stands in it. */
const strokesOf = (svg: string): string[] => svg.split(/(?=M)|\n/);

/**
 * Processors round the last digit of a sine differently, which decides what is hidden where two edges lie at the same
 * depth. On ARM six strokes of a hundred differ from those drawn on x64.
 */
const LARGEST_SHARE_OF_OTHER_STROKES = 0.1;

function shareOfOtherStrokes(kept: string, drawn: string): number {
  const known = new Set(strokesOf(kept));
  const strokes = strokesOf(drawn);
  return strokes.filter((stroke) => !known.has(stroke)).length / strokes.length;
}

describe('the kept assets', { timeout: 120_000 }, () => {
  it.each(samples)('show the board %s as it is drawn now (else run npm run draw)', (id) => {
    const composition = compositions.find((each) => each.id === id);
    const { svg, hotspots } = drawBoard(id, {
      variant: 0,
      callouts: numberedRoles(composition?.roles ?? []),
    });
    const kept = readAsset(boardDrawingFile(id, 0));
    expect(shareOfOtherStrokes(kept, toSvgLines(svg))).toBeLessThan(LARGEST_SHARE_OF_OTHER_STROKES);
    expect(shareOfOtherStrokes(toSvgLines(svg), kept)).toBeLessThan(LARGEST_SHARE_OF_OTHER_STROKES);
    expect(readHotspots(id, 0)).toEqual(hotspots);
  });

  it('show a part and the logo as they are drawn now', () => {
    expect(readAsset(partPictureFile('clutch/release-fork'))).toBe(
      toSvgLines(drawPart('clutch/release-fork', 0)),
    );
    expect(readAsset(artworkFile('logo'))).toBe(toSvgLines(drawLogo('light')));
  });
});

const SIZE_BUDGET = 46_000;

const overlap = (a: Hotspot, b: Hotspot): boolean => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

const drawn = compositions.filter(({ id }) => drawnAs(id) === id).map(({ id, roles }) => ({ id, roles }));

describe.each(drawn)('the board $id', ({ id, roles }) => {
  it.each([...Array(DRAWING_VARIANTS).keys()])('shows each part with a number, variant %i', (variant) => {
    const svg = readAsset(boardDrawingFile(id, variant)).trimEnd();
    const hotspots = readHotspots(id, variant);
    expect(new Set(hotspots.map(({ number }) => number))).toEqual(new Set(roles.map((_, i) => i + 1)));
    for (const spot of hotspots) {
      expect(spot.x1).toBeGreaterThanOrEqual(0);
      expect(spot.y1).toBeGreaterThanOrEqual(0);
      expect(spot.x2).toBeLessThanOrEqual(BOARD_WIDTH);
      expect(spot.y2).toBeLessThanOrEqual(BOARD_HEIGHT);
    }
    hotspots.forEach((a, i) => {
      for (const b of hotspots.slice(i + 1))
        expect(overlap(a, b), `${a.number} lies on ${b.number}`).toBe(false);
    });
    expect(problemsOfSvg(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(SIZE_BUDGET);
  });
});
