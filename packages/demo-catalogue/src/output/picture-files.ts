import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partPictureFile, readAsset } from '../assets/demo-assets.ts';
import { subjectOf } from '../assets/picture-subjects.ts';
import type { Part } from '../parts/part.ts';

/** Writes the picture of each part role once; roles that look the same share one file. */
export class PictureFiles {
  readonly #folder: string;
  readonly #names = new Map<string, string>();
  readonly #contents = new Map<string, string>();
  readonly #hardware = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = join(folder, 'pictures');
  }

  pictureOf({ role }: Part): string {
    if (role.form === 'part') return this.fileFor(subjectOf(role));
    // A standard part has many roles; the first one that was met lends its picture.
    const subject = this.#hardware.get(role.hardware) ?? subjectOf(role);
    this.#hardware.set(role.hardware, subject);
    return this.fileFor(subject);
  }

  /** `subject` is a composition and one of its roles: `alternator/rotor`. */
  fileFor(subject: string): string {
    const known = this.#names.get(subject);
    if (known !== undefined) return known;
    const svg = readAsset(partPictureFile(subject));
    const same = this.#contents.get(svg);
    const name = same ?? `${subject.replace('/', '_')}.svg`;
    if (same === undefined) {
      writeFileSync(join(this.#folder, name), svg);
      this.#contents.set(svg, name);
    }
    this.#names.set(subject, name);
    return name;
  }
}
