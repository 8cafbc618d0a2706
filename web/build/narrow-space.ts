/**
 * Makes web/src/ui/styles/narrow-space.woff2, a font of one empty glyph: the narrow no-break space of French.
 *
 *     node web/build/narrow-space.ts
 *
 * A TrueType font of ten tables (OpenType 1.9) in one Brotli stream (WOFF 2.0). Nothing but the width is a choice.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const CHARACTER = 0x202f;
const UNITS_PER_EM = 1000;
/** 0.22 em: what French typesetting calls a thin space, a little more than a fifth of an em. */
const WIDTH = 220;
const ASCENT = 800;
const DESCENT = -200;
const NAME = 'Recueil Narrow Space';

const bytes = (size: number, values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(size * values.length);
  values.forEach((value, index) => {
    buffer.writeUIntBE(value < 0 ? value + 256 ** size : value, index * size, size);
  });
  return buffer;
};
const u8 = (...values: number[]) => bytes(1, values);
const u16 = (...values: number[]) => bytes(2, values);
const u32 = (...values: number[]) => bytes(4, values);
const zeros = (length: number) => Buffer.alloc(length);

/** The box that stands for a missing character; some systems refuse a font without a single outline. */
const missing = Buffer.concat([
  u16(1, 20, 0, 200, 500, 3, 0),
  u8(1, 1, 1, 1),
  u16(20, 0, 180, 0),
  u16(0, 500, 0, -500),
]);

/** Two names in UTF-16: the family and its one style. */
const names = (): Buffer => {
  const texts = [NAME, 'Regular'].map((text) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map((text, index) => {
    const record = u16(3, 1, 0x409, index + 1, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...texts]);
};

/** The tables in the order of the file, each with its number in WOFF2's list of known tags. */
const tables: readonly (readonly [tag: number, content: Buffer])[] = [
  // OS/2: normal weight and width, and where the one character lies.
  [
    6,
    Buffer.concat([
      u16(4, WIDTH, 400, 5),
      zeros(54),
      u16(0x40, CHARACTER, CHARACTER, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      zeros(18),
    ]),
  ],
  // cmap: one segment for the character, and the last one that every such table has.
  [
    0,
    Buffer.concat([
      u16(0, 1, 3, 1),
      u32(12),
      u16(4, 32, 0, 4, 4, 1, 0),
      u16(CHARACTER, 0xffff, 0, CHARACTER, 0xffff, 1 - CHARACTER, 1, 0, 0),
    ]),
  ],
  // glyf and loca stand together, not transformed.
  [10 | 0xc0, missing],
  [11 | 0xc0, u16(0, missing.length / 2, missing.length / 2)],
  // head
  [
    1,
    Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0x0803, UNITS_PER_EM),
      zeros(16),
      u16(20, 0, 200, 500, 0, 3, 2, 0, 0),
    ]),
  ],
  // hhea, hmtx: one width for both glyphs.
  [
    2,
    Buffer.concat([
      u32(0x10000),
      u16(ASCENT, DESCENT, 0, WIDTH, 0, WIDTH - 200, 200, 1, 0, 0),
      zeros(10),
      u16(1),
    ]),
  ],
  [3, u16(WIDTH, 20, 0)],
  // maxp: two glyphs, at most four points in one outline.
  [4, Buffer.concat([u32(0x10000), u16(2, 4, 1, 0, 0, 2), zeros(16)])],
  [5, names()],
  // post: without the names of glyphs.
  [7, Buffer.concat([u32(0x30000), zeros(28)])],
];

/** WOFF2's numbers of variable length: seven bits a byte. */
const base128 = (value: number): Buffer => (value < 128 ? u8(value) : u8(0x80 | (value >> 7), value & 0x7f));

/** The whole file. */
export const narrowSpaceFont = (): Buffer => {
  const directory = Buffer.concat(tables.flatMap(([tag, content]) => [u8(tag), base128(content.length)]));
  const data = brotliCompressSync(Buffer.concat(tables.map(([, content]) => content)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  });
  const length = 48 + directory.length + data.length;
  const padding = zeros(-length & 3);
  const unpacked = tables.reduce(
    (sum, [, content]) => sum + content.length + (-content.length & 3),
    12 + 16 * tables.length,
  );
  return Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, length + padding.length),
    u16(tables.length, 0),
    u32(unpacked, data.length),
    u16(1, 0),
    zeros(20),
    directory,
    data,
    padding,
  ]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(import.meta.dirname, '../src/ui/styles/narrow-space.woff2'), narrowSpaceFont());
}
