import { sceneOf } from '../drawing/draw-board.ts';
import { renderSolids } from '../drawing/kit/render.ts';
import { grounds, type Ground } from './colours.ts';

const BANNER_WIDTH = 1600;
const BANNER_HEIGHT = 400;

interface BannerDesign {
  readonly composition: string;
  readonly variant: number;
  readonly ground: Ground;
  /** Parts that would only be crumbs at this size. */
  readonly without: readonly string[];
}

const design = (composition: string, variant: number, ground: Ground, without = ''): BannerDesign => ({
  composition,
  variant,
  ground,
  without: without.split(' '),
});

/** Sliders in the order of the pages that show them; each has at least two banners. */
const designs: Readonly<Record<string, readonly BannerDesign[]>> = {
  home: [
    design(
      'brake-disc-front',
      0,
      grounds.mist,
      'shield-screw wear-sensor bleeder-screw bleeder-cap bracket-bolt',
    ),
    design('crankshaft', 0, grounds.night, 'woodruff-key'),
    design('clutch', 0, grounds.sand, 'fork-clip'),
  ],
  // The first picture that anybody waits for, so it has little in it.
  login: [
    design(
      'brake-disc-front',
      0,
      grounds.mist,
      'splash-shield shield-screw disc-screw caliper-bracket bracket-bolt retaining-spring caliper-piston-seal ' +
        'guide-sleeve-boot guide-bolt wear-sensor bleeder-screw bleeder-cap',
    ),
    design('mc-handlebar', 0, grounds.sage, 'clamp-screw'),
    design('mc-chain-drive', 0, grounds.night, 'guard-screw'),
  ],
  service: [
    design('oil-filter', 0, grounds.sage, 'bypass-valve'),
    design('air-filter', 0, grounds.mist, 'rubber-mount cover-screw meter-bolt'),
  ],
  accessories: [
    design('wheel', 0, grounds.sand, 'balance-weight'),
    design('headlamp', 0, grounds.night, 'headlamp-screw'),
  ],
};

export const sliders: readonly string[] = Object.keys(designs);

export const bannerCount = (slider: string): number => designs[slider]?.length ?? 0;

/** A banner without words; its left 45 % is left calm for the page's own text. */
export function drawBanner(slider: string, index: number): string {
  const banner = designs[slider]?.[index];
  if (!banner) throw new RangeError(`The slider ${slider} has no banner ${index}`);
  const { ground } = banner;
  const { parts } = sceneOf(banner.composition, banner.variant);
  const shown = parts.filter(({ role }) => !banner.without.includes(role));
  const artWidth = 900;
  const { body } = renderSolids(
    shown.map(({ solid }) => solid),
    [],
    { width: artWidth, height: BANNER_HEIGHT, marginX: 30, marginY: -34, mirrored: false, maxScale: 1.6 },
    { outline: 1.5, detail: 0.7 },
    ground.palette,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}" preserveAspectRatio="xMaxYMid slice">` +
    `<rect width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}" fill="${ground.fill}"/>` +
    `<path d="M${BANNER_WIDTH} 0v${BANNER_HEIGHT}H860L1091 0z" fill="${ground.shade}"/>` +
    `<path d="M1121 0L890 400M1136 0L905 400" fill="none" stroke="${ground.palette.axis}" stroke-width="1" opacity=".5"/>` +
    `<g transform="translate(${BANNER_WIDTH - artWidth - 20} 0)">${body}</g></svg>`
  );
}
