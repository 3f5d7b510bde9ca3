/** A colour as browsers write it: `#1f57e7`. */
const COLOR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** How bright a colour is, from 0 to 1, by the formula of WCAG 2. */
function luminanceOf(color: string): number {
  const channels = (COLOR.exec(color)?.slice(1) ?? []).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well white letters are read on a colour, from 1 to 21, by the formula of WCAG 2. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminanceOf(color) + 0.05);

/** Letters on the pale shade of a colour lose a part of the contrast; what is left is still the 4.5 of WCAG 2 AA. */
const LEAST_CONTRAST = 5.2;

/** Whether a colour serves for buttons with white letters and for links on white and on its own pale shade. */
export const isReadableAccent = (color: string): boolean =>
  COLOR.test(color) && contrastWithWhite(color) >= LEAST_CONTRAST;
