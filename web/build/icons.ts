/**
 * Makes the pictures of the installed app in web/public from icon.svg and notes.svg: what a home screen shows cannot be an SVG.
 *
 *     node web/build/icons.ts
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../public');
const NAMES = ['icon', 'notes'];
const SIZES = [180, 192, 512];
const MASKABLE_SIZE = 512;
/** A system that cuts the picture to its own shape keeps the middle 80 %. */
const SAFE_SHARE = 0.8;

/** iOS and systems that cut the shape themselves put the picture on black where it is transparent. */
const square = (svg: string): string => svg.replace(/ rx="\d+"/, '');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size);

const backgroundOf = (svg: string): string => /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '#ffffff';

for (const name of NAMES) {
  const svg = await readFile(join(FOLDER, `${name}.svg`), 'utf8');
  for (const size of SIZES) {
    await png(size === 180 ? square(svg) : svg, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(FOLDER, `${name}-${size}.png`));
  }
  const inner = await png(square(svg), Math.round(MASKABLE_SIZE * SAFE_SHARE))
    .png()
    .toBuffer();
  const margin = { width: MASKABLE_SIZE, height: MASKABLE_SIZE, channels: 3 as const };
  await sharp({ create: { ...margin, background: backgroundOf(svg) } })
    .composite([{ input: inner, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}-maskable-${MASKABLE_SIZE}.png`));
}
