import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardPlan } from '../boards/board-composer.ts';
import { CsvFile } from '../csv-file.ts';
import { assetsFolder, boardDrawingFile, DRAWING_VARIANTS, readHotspots } from '../assets/demo-assets.ts';
import { compositions, drawnAs } from '../compositions/composition-list.ts';
import { hashText } from '../random.ts';

interface DrawnFile {
  name: string;
  /** The end of each of its rows in hotspots.csv, in their order. */
  hotspots: readonly string[];
}

export interface DrawingFilesContext {
  folder: string;
  seed: number;
  /** Share of boards with an older drawing that no board shows any more. */
  retired: number;
}

const rolesById: ReadonlyMap<string, readonly string[]> = new Map(
  compositions.map(({ id, roles }) => [id, roles]),
);

/** One board in so many shows the same drawing as the board before it. */
const SHARED = 12;

/**
 * Lists the drawings of the boards. Every board has a drawing of its own or its neighbour's; drawings of the same
 * composition and variant are one file.
 */
export class DrawingFiles {
  readonly #context: DrawingFilesContext;
  readonly #files = new Map<string, DrawnFile>();
  readonly #drawings: CsvFile;
  readonly #hotspots: CsvFile;
  #last: { code: string; picture: string } | undefined;

  constructor(context: DrawingFilesContext) {
    this.#context = context;
    this.#drawings = new CsvFile(context.folder, 'drawings.csv', 'code,file');
    this.#hotspots = new CsvFile(context.folder, 'hotspots.csv', 'drawing,callout,x1,y1,x2,y2');
  }

  get rows(): { drawings: number; hotspots: number; files: number } {
    return { drawings: this.#drawings.rows, hotspots: this.#hotspots.rows, files: this.#files.size };
  }

  /** Roles of a composition in the order of their callouts. */
  rolesOf(composition: string): readonly string[] {
    const roles = rolesById.get(composition);
    if (!roles) throw new Error(`No drawing of ${composition}`);
    return roles;
  }

  /** The drawing of a board; boards must come in the order of their codes. */
  drawingFor(board: string, { template, owner }: BoardPlan): string {
    const { seed, retired } = this.#context;
    const variant = hashText(`${template.id} ${owner.leading.platform}`, seed) % DRAWING_VARIANTS;
    const composition = drawnAs(template.composition);
    const picture = `${composition}-${variant}`;
    const chance = hashText(`drawing ${board}`, seed);
    if (this.#last?.picture === picture && chance % SHARED === 0) return this.#last.code;
    const code = `D${board}`;
    this.#list(code, composition, variant);
    if ((chance >>> 8) % 1000 < retired * 1000)
      this.#list(`${code}A`, composition, (variant + 1) % DRAWING_VARIANTS);
    this.#last = { code, picture };
    return code;
  }

  close(): void {
    this.#drawings.close();
    this.#hotspots.close();
  }

  #list(code: string, composition: string, variant: number): void {
    const file = this.#fileFor(composition, variant);
    this.#drawings.write(code, file.name);
    for (const hotspot of file.hotspots) this.#hotspots.writeLine(`${code},${hotspot}`);
  }

  #fileFor(composition: string, variant: number): DrawnFile {
    const name = `${composition}-${variant}.svg`;
    const known = this.#files.get(name);
    if (known) return known;
    copyFileSync(
      join(assetsFolder(), boardDrawingFile(composition, variant)),
      join(this.#context.folder, 'drawings', name),
    );
    const rows = readHotspots(composition, variant)
      .map(({ number, x1, y1, x2, y2 }) => ({ callout: String(number), rest: [x1, y1, x2, y2] }))
      .sort((a, b) => (a.callout < b.callout ? -1 : a.callout > b.callout ? 1 : compareLists(a.rest, b.rest)))
      .map(({ callout, rest }) => `${callout},${rest.join(',')}`);
    const file = { name, hotspots: [...new Set(rows)] };
    this.#files.set(name, file);
    return file;
  }
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
