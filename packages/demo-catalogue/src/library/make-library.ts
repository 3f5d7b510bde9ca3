import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { compositions } from '../drawing/composition-list.ts';
import { drawBoard } from '../drawing/draw-board.ts';
import { drawPart } from '../drawing/draw-part.ts';
import { LIBRARY_VARIANTS, libraryPath, type DrawingLibrary } from './drawing-library.ts';
import { drawingFingerprint } from './drawing-sources.ts';
import { everySubject } from './picture-subjects.ts';

/** Draws everything anew: node scripts/run.mjs packages/demo-catalogue/src/library/make-library.ts */
const library: DrawingLibrary = {
  madeFrom: drawingFingerprint(),
  boards: Object.fromEntries(
    compositions.flatMap(({ id, roles }) =>
      Array.from({ length: LIBRARY_VARIANTS }, (_, variant) => {
        const callouts = roles.map((role, index) => ({ role, number: index + 1 }));
        return [`${id}-${variant}`, drawBoard(id, { variant, callouts })];
      }),
    ),
  ),
  pictures: Object.fromEntries(everySubject().map((subject) => [subject, drawPart(subject, 0)])),
};

const packed = brotliCompressSync(JSON.stringify(library), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(libraryPath(), packed);
process.stdout.write(`${libraryPath()}: ${Math.round(packed.length / 1024)} KiB\n`);
