import { bannerNames, type BannerName } from './demo-slides.ts';
import type { BranchCode } from './demo-branches.ts';

export type ArtworkName =
  'logo' | 'logo-dark' | 'intro' | `banner-${BannerName}` | `branch-${Exclude<BranchCode, 'CENTRAL'>}`;

const BRANCHES = ['WAW', 'KRK', 'GDN', 'WRO', 'POZ', 'KTW'] as const;

const logo = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48" role="img"><title>Partsboard</title><g fill="none" stroke="${ink}" stroke-width="3"><circle cx="24" cy="24" r="16"/><circle cx="24" cy="24" r="5"/></g><text x="52" y="33" font-family="Arial, sans-serif" font-size="26" font-weight="700" fill="${ink}">Partsboard</text></svg>`;

const panel = (width: number, height: number, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="hsl(${hue} 30% 22%)"/><g fill="none" stroke="hsl(${hue} 40% 60%)" stroke-width="2">${[0.2, 0.3, 0.4].map((part) => `<circle cx="${width * 0.75}" cy="${height / 2}" r="${height * part}"/>`).join('')}</g></svg>`;

const spread = <Name extends string>(names: readonly Name[], draw: (index: number) => string) =>
  names.map((name, index) => [name, draw(index)] as const);

/** Plain shapes that keep the places of the real artwork. */
export function placeholderArtwork(): Readonly<Record<ArtworkName, string>> {
  return Object.fromEntries([
    ['logo', logo('#12324f')],
    ['logo-dark', logo('#e8eef5')],
    ['intro', panel(1600, 900, 210)],
    ...spread(
      bannerNames.map((name) => `banner-${name}` as const),
      (index) => panel(1600, 480, 190 + index * 12),
    ),
    ...spread(
      BRANCHES.map((code) => `branch-${code}` as const),
      (index) => panel(640, 400, 200 + index * 9),
    ),
  ]) as Record<ArtworkName, string>;
}
