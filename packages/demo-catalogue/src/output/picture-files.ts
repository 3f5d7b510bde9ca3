import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPart } from '../drawing/draw-part.ts';
import type { Part } from '../parts/part.ts';

/** Draws the picture of each role once; roles that look the same share one file. */
export class PictureFiles {
  readonly #folder: string;
  readonly #names = new Map<string, string>();
  readonly #contents = new Map<string, string>();
  readonly #hardware = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = join(folder, 'pictures');
  }

  pictureOf({ role }: Part): string {
    if (role.form === 'part') return this.pictureOfRole(role.role);
    // A standard part has many roles; the first one that was met lends its picture.
    const first = this.#hardware.get(role.hardware) ?? role.role;
    this.#hardware.set(role.hardware, first);
    return this.pictureOfRole(first);
  }

  pictureOfRole(role: string): string {
    const known = this.#names.get(role);
    if (known !== undefined) return known;
    const svg = drawPart(role.replace(/^extra-/, ''), 0);
    const name = this.#contents.get(svg) ?? `${role}.svg`;
    if (!this.#contents.has(svg)) {
      writeFileSync(join(this.#folder, name), svg);
      this.#contents.set(svg, name);
    }
    this.#names.set(role, name);
    return name;
  }
}
