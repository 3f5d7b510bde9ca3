import { describe, expect, it } from 'vitest';
import { hotspotArea } from './hotspot-areas.ts';

const hotspot = (x1: number, y1: number, x2: number, y2: number) => ({
  x1Koordinate: x1,
  y1Koordinate: y1,
  x2Koordinate: x2,
  y2Koordinate: y2,
  bildposNummer: '1',
  active: false,
  hover: false,
});

describe('a callout on the drawing', () => {
  it('is five units larger on every side than in the catalogue', () => {
    expect(hotspotArea(hotspot(100, 200, 120, 216))).toEqual({
      left: 95 / 800,
      top: 195 / 560,
      width: 30 / 800,
      height: 26 / 560,
    });
  });

  it('is the same whichever corner comes first', () => {
    expect(hotspotArea(hotspot(120, 216, 100, 200))).toEqual(hotspotArea(hotspot(100, 200, 120, 216)));
  });

  it('never reaches over the edge of the drawing', () => {
    expect(hotspotArea(hotspot(2, 3, 10, 12))).toMatchObject({ left: 0, top: 0 });
    const corner = hotspotArea(hotspot(790, 550, 799, 559));
    expect(corner.left + corner.width).toBe(1);
    expect(corner.top + corner.height).toBe(1);
  });
});
