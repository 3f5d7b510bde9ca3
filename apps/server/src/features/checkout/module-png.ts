import { constants, crc32, deflateSync } from 'node:zlib';

/** Pixels of a module's side. Eight pixels of one bit are a byte. */
export const MODULE_PIXELS = 8;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const DARK = 0x00;
const LIGHT = 0xff;
/** Filters of the PNG format: pixels as they are, and as their difference from the line above, which is none within a module. */
const FILTER_NONE = 0;
const FILTER_UP = 2;
const END = Buffer.alloc(0);

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

function header(width: number, height: number): Buffer {
  // Behind the size one bit for each pixel; the rest zero: grey, deflate, filters by line, not interlaced.
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes[8] = 1;
  return bytes;
}

/** The filtered lines of the picture: each module's byte once, and below it the lines that are the same. */
function linesOf(modules: readonly (readonly boolean[])[]): Buffer {
  const same = Buffer.alloc(modules.length + 1, DARK);
  same[0] = FILTER_UP;
  return Buffer.concat(
    modules.flatMap((row) => [
      Buffer.from([FILTER_NONE, ...row.map((isDark) => (isDark ? DARK : LIGHT))]),
      ...Array.from({ length: MODULE_PIXELS - 1 }, () => same),
    ]),
  );
}

/**
 * A square of dark modules (true) and light ones as a PNG, black on white. The libraries that write PNGs know no pixels of
 * one bit or compress in JavaScript, and take ten times as long for it.
 */
export function modulesAsPng(modules: readonly (readonly boolean[])[]): Buffer {
  const width = modules.length * MODULE_PIXELS;
  const pixels = deflateSync(linesOf(modules), { strategy: constants.Z_RLE });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, width)),
    chunk('IDAT', pixels),
    chunk('IEND', END),
  ]);
}
