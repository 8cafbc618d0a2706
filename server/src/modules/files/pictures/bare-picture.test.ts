import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileType } from '#contract/files.ts';
import { barePicture } from './bare-picture.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
type Type = (typeof TYPES)[number];

/** An EXIF block whose directory has these entries of type, tag and value. */
const exifOf = (entries: [tag: number, type: number, value: number][], isLittle = true): Buffer => {
  const exif = Buffer.alloc(14 + 12 * entries.length);
  const short = (value: number, at: number) =>
    isLittle ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? exif.writeUInt32LE(value, at) : exif.writeUInt32BE(value, at);
  exif.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1');
  long(8, 4);
  short(entries.length, 8);
  entries.forEach(([tag, type, value], index) => {
    const at = 10 + 12 * index;
    short(tag, at);
    short(type, at + 2);
    long(1, at + 4);
    if (type === 3) short(value, at + 8);
    else long(value, at + 8);
  });
  return exif;
};
const turned = (orientation: number, isLittle = true): Buffer =>
  exifOf(
    [
      [0x010f, 4, 0x41424344],
      [0x0112, 3, orientation],
    ],
    isLittle,
  );

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const pngChunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};
const webpChunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};
const inserted = (bytes: Buffer, at: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
const riff = (...parts: Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

const SECRET = Buffer.from('SecretDuTelephone');
const PNG_HEAD_BYTES = 33;
/** Pictures with no word beside their pixels. */
const plain = {} as Record<Type, Buffer>;
/** The same with what a program may write beside them, and turned by this orientation. */
const dressed: Record<Type, (orientation: number) => Buffer> = {
  'image/jpeg': (orientation) =>
    inserted(
      plain['image/jpeg'],
      2,
      segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), SECRET])),
      // Filled up from before, as T.81 allows.
      Buffer.of(0xff, 0xff),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), turned(orientation), SECRET])),
      segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), SECRET])),
      segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), SECRET])),
      segment(0xfe, SECRET),
    ),
  'image/png': (orientation) =>
    inserted(
      plain['image/png'],
      PNG_HEAD_BYTES,
      pngChunk('eXIf', Buffer.concat([turned(orientation, false), SECRET])),
      ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'prIV'].map((name) => pngChunk(name, SECRET)),
    ),
  'image/webp': (orientation) => {
    const flags = Buffer.alloc(10);
    flags[0] = 0x0c;
    flags[4] = 39;
    flags[7] = 19;
    return riff(
      webpChunk('VP8X', flags),
      plain['image/webp'].subarray(12),
      webpChunk('EXIF', Buffer.concat([Buffer.from('Exif\0\0'), turned(orientation), SECRET])),
      webpChunk('XMP ', SECRET),
      webpChunk('PRIV', SECRET),
    );
  },
};

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#8a5a3c' } });
  plain['image/jpeg'] = await picture.jpeg({ progressive: true }).toBuffer();
  plain['image/png'] = await picture.png().toBuffer();
  plain['image/webp'] = await picture.webp().toBuffer();
});

const bareOf = (bytes: Buffer, type: FileType) => {
  const bare = barePicture(bytes, type);
  if (bare === null) throw new Error('nothing is left');
  return bare;
};
const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();

describe.each(TYPES)('a bare picture (%s)', (type) => {
  it('has its pixels, and nothing that was written beside them', async () => {
    const bytes = dressed[type](1);
    expect(bytes.includes(SECRET)).toBe(true);
    const { bytes: bare } = bareOf(bytes, type);
    expect(bare.includes(SECRET)).toBe(false);
    expect(bare.includes('Exif')).toBe(false);
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(plain[type]));
    const { exif, xmp, iptc } = await sharp(bare).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
  });

  it('is what it was where nothing is to be cut away', () => {
    const { bytes } = bareOf(plain[type], type);
    expect(bareOf(bytes, type)).toEqual({ bytes, orientation: 1 });
  });

  it('says how the camera was held', () => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      expect(bareOf(dressed[type](orientation), type).orientation).toBe(orientation);
    }
    for (const none of [0, 9, 65_535]) expect(bareOf(dressed[type](none), type).orientation).toBe(1);
  });

  it('keeps the profile of its colours', async () => {
    const bytes = await sharp(plain[type])
      .withIccProfile('p3')
      .toFormat(type.slice(6) as 'png')
      .toBuffer();
    const { icc } = await sharp(bytes).metadata();
    expect(icc).toBeDefined();
    expect((await sharp(bareOf(bytes, type).bytes).metadata()).icc).toEqual(icc);
  });

  it('is cut off where the file is, and nothing of the metadata comes back', () => {
    const bytes = dressed[type](6);
    for (let end = 0; end < bytes.length; end += 1) {
      const bare = barePicture(bytes.subarray(0, end), type);
      expect(bare?.bytes.length ?? 0).toBeLessThanOrEqual(end);
      expect(bare?.bytes.includes('Secret') ?? false).toBe(false);
    }
  });

  it('leaves the given bytes alone', () => {
    const bytes = dressed[type](6);
    const before = Buffer.from(bytes);
    bareOf(bytes, type);
    expect(bytes.equals(before)).toBe(true);
  });

  it('never throws and never grows, whatever the bytes are', () => {
    const head = { 'image/jpeg': 2, 'image/png': PNG_HEAD_BYTES, 'image/webp': 12 }[type];
    const parts = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom(
          '\xff\xe1\0\x08Exif',
          '\xff\xda',
          'eXIf',
          '\0\0\0\x04IDAT',
          'EXIF\x05\0\0\0',
          'VP8X\0\0\0\0',
        )
        .map((text) => Buffer.from(text, 'latin1')),
    );
    const behind = fc.array(parts, { maxLength: 30 });
    fc.assert(
      fc.property(behind, fc.boolean(), (chunks, hasHead) => {
        const bytes = Buffer.concat([hasHead ? plain[type].subarray(0, head) : Buffer.alloc(0), ...chunks]);
        expect(barePicture(bytes, type)?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a length that lies', () => {
  it('of a JPEG ends it, or makes the rest of it metadata', () => {
    const jpeg = plain['image/jpeg'];
    const short = inserted(jpeg, 2, Buffer.of(0xff, 0xe1, 0, 1));
    const long = inserted(jpeg, 2, Buffer.of(0xff, 0xe1, 0xff, 0xff));
    for (const bytes of [short, long]) expect(bareOf(bytes, 'image/jpeg').bytes).toEqual(jpeg.subarray(0, 2));
  });

  it('of a PNG makes the rest of it metadata', () => {
    const png = plain['image/png'];
    const text = Buffer.from('\xff\xff\xff\xfftEXt', 'latin1');
    const bare = bareOf(inserted(png, PNG_HEAD_BYTES, text), 'image/png');
    expect(bare.bytes).toEqual(png.subarray(0, PNG_HEAD_BYTES));
  });

  it('of a WebP ends it', () => {
    const webp = Buffer.from(plain['image/webp']);
    expect(bareOf(Buffer.concat([webp, webpChunk('EXIF', turned(6))]), 'image/webp')).toEqual({
      bytes: webp,
      orientation: 1,
    });
    webp.writeUInt32LE(0, 4);
    expect(bareOf(webp, 'image/webp').bytes.length).toBe(12);
  });
});

describe('the scans of a JPEG', () => {
  const scan = Buffer.concat([
    segment(0xda, Buffer.of(1, 1, 0, 0, 0, 0)),
    Buffer.of(0x12, 0xff, 0, 0xff, 0xd0, 0x34),
  ]);
  const scans = (count: number): Buffer =>
    Buffer.concat([
      Buffer.of(0xff, 0xd8),
      ...Array.from({ length: count }, () => scan),
      Buffer.of(0xff, 0xd9),
    ]);

  it('stay with their pixels, without what is written between and behind them', () => {
    const secret = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), turned(3), SECRET]));
    const bytes = Buffer.concat([inserted(scans(3), 2 + scan.length, secret), SECRET]);
    expect(bareOf(bytes, 'image/jpeg')).toEqual({ bytes: scans(3), orientation: 3 });
  });

  it('are no more than programs write', () => {
    expect(bareOf(scans(50), 'image/jpeg').bytes).toEqual(scans(50));
    expect(barePicture(scans(51), 'image/jpeg')).toBeNull();
    // What only looks like scans, inside a segment, is none.
    const profile = segment(0xe0, Buffer.concat(Array.from({ length: 100 }, () => scan)));
    const bytes = inserted(scans(1), 2, profile);
    expect(bareOf(bytes, 'image/jpeg').bytes).toEqual(bytes);
  });
});

describe('the orientation', () => {
  const ofExif = (exif: Buffer): number =>
    bareOf(inserted(plain['image/png'], PNG_HEAD_BYTES, pngChunk('eXIf', exif)), 'image/png').orientation;

  it('is not looked for in circles, or outside its block', () => {
    expect(ofExif(exifOf(Array.from({ length: 5_000 }, () => [0x8769, 4, 8])))).toBe(1);
    for (const offset of [0, 3, 100, 0xffffffff]) {
      const exif = turned(6);
      exif.writeUInt32LE(offset, 4);
      expect(ofExif(exif)).toBe(1);
    }
    for (let end = 0; end < 34; end += 1) expect(ofExif(turned(6).subarray(0, end))).toBe(1);
  });

  it('is no number of another kind', () => {
    expect(ofExif(exifOf([[0x0112, 4, 6]]))).toBe(1);
    expect(ofExif(Buffer.from('Not EXIF at all'))).toBe(1);
  });
});

it('a bare picture of a WebP that moves is the first picture, however many there are', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp(await Promise.all([frame('#ff0000'), frame('#0000ff')]), {
    join: { animated: true },
  })
    .webp({ lossless: true })
    .toBuffer();
  const { bytes } = bareOf(moving, 'image/webp');
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(bytes).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
  expect(bytes.toString('latin1').split('ANMF').length).toBe(2);
});

it('a bare picture of a GIF is the file as it is', () => {
  const gif = Buffer.from('GIF89a and more');
  expect(barePicture(gif, 'image/gif')).toEqual({ bytes: gif, orientation: 1 });
});

it.each(TYPES)('there is no bare picture where the bytes do not begin as %s', (type) => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('<svg/>'), Buffer.of(0xff, 0xd9)]) {
    expect(barePicture(bytes, type)).toBeNull();
  }
});
