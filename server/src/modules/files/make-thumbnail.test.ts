import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePreview } from './make-thumbnail.ts';
import type { PlainFile } from './types/plain-file.ts';

const fileOf = (bytes: Buffer): PlainFile => ({
  size: bytes.length,
  stream: async function* ({ start, end } = { start: 0, end: bytes.length }) {
    yield bytes.subarray(start, end);
  },
});

/** Two rows of three colours: no turn of it looks like another. */
const colours = Buffer.from('ff0000 00ff00 0000ff ffffff 000000 ffff00'.replaceAll(' ', ''), 'hex');
const picture = () =>
  sharp(colours, { raw: { width: 3, height: 2, channels: 3 } }).resize(96, 64, { kernel: 'nearest' });

describe.each(['jpeg', 'png', 'webp'] as const)('a picture that is looked at (%s)', (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright however the camera was held (%i)',
    async (orientation) => {
      const photo = await picture().withMetadata({ orientation }).toFormat(format).toBuffer();
      const preview = await makePreview(fileOf(photo), `image/${format}`, 'a');
      const upright = await sharp(photo).autoOrient().webp({ quality: 78 }).toBuffer();
      const [shown, wanted] = await Promise.all(
        [preview ?? Buffer.alloc(0), upright].map((bytes) =>
          sharp(bytes).raw().toBuffer({ resolveWithObject: true }),
        ),
      );
      expect(shown?.info).toEqual(wanted?.info);
      expect(shown?.data.equals(wanted?.data ?? Buffer.alloc(0))).toBe(true);
    },
  );
});
