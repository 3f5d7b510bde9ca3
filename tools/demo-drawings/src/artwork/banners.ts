import { sceneOf } from '../draw-board.ts';
import { renderSolids } from '../kit/render.ts';
import { grounds, type Ground } from './colours.ts';

/** The paper of a banner, and where on it the parts lie; the rest stays calm for the page's own words. */
interface BannerSheet {
  readonly width: number;
  readonly height: number;
  readonly art: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const strip: BannerSheet = { width: 1600, height: 400, art: { x: 710, y: 18, width: 840, height: 364 } };
// Beside a form a banner is nearly square, with its words below; narrow screens cut more off its left than its right.
const poster: BannerSheet = { width: 1000, height: 600, art: { x: 180, y: 28, width: 760, height: 400 } };

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

/** A banner without words, its parts whole: those of the login page are posters, all others strips. */
export function drawBanner(slider: string, index: number): string {
  const banner = designs[slider]?.[index];
  if (!banner) throw new RangeError(`The slider ${slider} has no banner ${index}`);
  const { ground } = banner;
  const { width, height, art } = slider === 'login' ? poster : strip;
  const { parts } = sceneOf(banner.composition, banner.variant);
  const shown = parts.filter(({ role }) => !banner.without.includes(role));
  const { body } = renderSolids(
    shown.map(({ solid }) => solid),
    [],
    { width: art.width, height: art.height, marginX: 0, marginY: 0, mirrored: false, maxScale: 1.6 },
    { outline: 1.5, detail: 0.7 },
    ground.palette,
  );
  const [top, bottom] = [width - 509, width - 509 - height * 0.5775];
  const stripe = (distance: number): string => `M${top + distance} 0L${bottom + distance} ${height}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${ground.fill}"/>` +
    `<path d="M${width} 0v${height}H${bottom}L${top} 0z" fill="${ground.shade}"/>` +
    `<path d="${stripe(30)}${stripe(45)}" fill="none" stroke="${ground.palette.axis}" stroke-width="1" opacity=".5"/>` +
    `<g transform="translate(${art.x} ${art.y})">${body}</g></svg>`
  );
}
