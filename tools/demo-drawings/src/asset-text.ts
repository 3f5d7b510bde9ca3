import type { Hotspot } from '@partsboard/demo-catalogue/assets/demo-assets';

/** One element a line, so that a difference shows what has changed. Elements with text in them keep to one line. */
export const toSvgLines = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`;

/** A JSON list with one hotspot a line. */
export const toHotspotLines = (hotspots: readonly Hotspot[]): string =>
  `[\n${hotspots.map((hotspot) => `  ${JSON.stringify(hotspot)}`).join(',\n')}\n]\n`;
