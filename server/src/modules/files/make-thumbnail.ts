import type { Sharp } from 'sharp';
import type { FileType } from '#contract/files.ts';
import { drawFirstPage } from './first-page/draw-first-page.ts';
import { inTurns } from './in-turns.ts';
import { barePicture } from './pictures/bare-picture.ts';
import type { Orientation } from './pictures/read-orientation.ts';
import { type PlainFile, readPart } from './types/plain-file.ts';

const THUMBNAIL_MAX_PIXELS = 480;
/** Enough to read a page or a screenshot on most screens. */
const PREVIEW_MAX_PIXELS = 1_600;
/** What a telephone takes, and no more: a picture is small as a file and huge once it is unpacked. */
const MAX_PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 10;
const PICTURES = new Set<FileType>(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const pictureTurns = inTurns(2);
const pageTurns = inTurns(2);
/** Of their own: who looks at a file does not wait for those that are sent. */
const previewTurns = inTurns(2);

/**
 * A small picture (WebP, 480 pixels at most) of a picture or of the first page of a PDF, or null of everything else and of
 * what cannot be read. Of one that moves it is the first. Nothing of what the camera wrote beside the picture (place, time,
 * machine) is in it.
 * @param owner whose it is: persons take turns.
 * @throws UnsealError
 */
export const makeThumbnail = (file: PlainFile, type: FileType, owner: string): Promise<Buffer | null> =>
  draw(file, type, THUMBNAIL_MAX_PIXELS, (work) => (isPage(type) ? pageTurns : pictureTurns)(owner, work));

/** The same, 1600 pixels at most. It is drawn when somebody looks at it, and not kept. */
export const makePreview = (file: PlainFile, type: FileType, owner: string): Promise<Buffer | null> =>
  draw(file, type, PREVIEW_MAX_PIXELS, (work) => previewTurns(owner, work));

const isPage = (type: FileType): boolean => type === 'application/pdf';

const draw = async (
  file: PlainFile,
  type: FileType,
  maxPixels: number,
  inTurn: (work: () => Promise<Buffer | null>) => Promise<Buffer | null>,
): Promise<Buffer | null> => {
  if (!isPage(type) && !PICTURES.has(type)) return null;
  return await inTurn(async () => {
    const bytes = await readPart(file, 0, file.size);
    const picture = isPage(type) ? await openFirstPage(bytes, maxPixels) : await openPicture(bytes, type);
    try {
      return (
        (await picture
          ?.resize({ width: maxPixels, height: maxPixels, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 78 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .toBuffer()) ?? null
      );
    } catch {
      // Broken, too large, or only called a picture: it is kept as it came, and shown by its name.
      return null;
    }
  });
};

const openFirstPage = async (bytes: Buffer, maxPixels: number): Promise<Sharp | null> => {
  const page = await drawFirstPage(bytes, maxPixels);
  if (page === null) return null;
  const { default: sharp } = await import('sharp');
  const { width, height, pixels } = page;
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
};

/** Upright. */
const openPicture = async (bytes: Buffer, type: FileType): Promise<Sharp | null> => {
  const bare = barePicture(bytes, type);
  if (bare === null) return null;
  // Loaded with the first picture: few starts need it.
  const { default: sharp } = await import('sharp');
  // Of the many formats that it reads, only those that are taken: fewer decoders that a made-up file can reach.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  sharp.cache(false);
  const picture = sharp(bare.bytes, {
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    failOn: 'error',
    sequentialRead: true,
  });
  const { isMirrored, degrees } = TURNS[bare.orientation];
  return picture.flop(isMirrored).rotate(degrees);
};

/** What brings a picture upright: mirrored from left to right first, then turned clockwise. */
const TURNS: Record<Orientation, { isMirrored: boolean; degrees: 0 | 90 | 180 | 270 }> = {
  1: { isMirrored: false, degrees: 0 },
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 90 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 270 },
};
