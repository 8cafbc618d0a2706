import { createRequire } from 'node:module';
import { said, timeFrom } from './facts.ts';
import type { InsideAnswer } from './read-inside.ts';

// CommonJS whose names Node does not find, and whose types know no default.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader');

/** What the camera wrote into a picture (EXIF 3.0): when, by what, and where. */
export const readPicture = (bytes: Uint8Array): Partial<InsideAnswer> => {
  // Nothing else than EXIF: no XMP, which is XML, and no thumbnail.
  const { exif = {}, gps } = load(Buffer.from(bytes), {
    expanded: true,
    includeTags: { exif: true, gps: true },
  });
  const written = (name: keyof typeof exif): string | undefined => {
    const value = (exif[name] as { value?: unknown } | undefined)?.value;
    const text = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' ? text.replaceAll('\0', '').trim() : undefined;
  };
  const timeOf = (name: keyof typeof exif, offset: keyof typeof exif): string | undefined =>
    timeFrom(`${written(name) ?? ''}${written(offset) ?? ''}`) ?? timeFrom(written(name));
  const taken = timeOf('DateTimeOriginal', 'OffsetTimeOriginal');
  const changed = timeOf('DateTime', 'OffsetTime');
  const [make = '', model = ''] = [written('Make'), written('Model')];
  const place = placeFrom(gps);
  return {
    facts: [
      ...said('taken_at', taken, 'EXIF DateTimeOriginal'),
      ...(changed === taken ? [] : said('modified_at', changed, 'EXIF DateTime')),
      // Many models name their maker too.
      ...said('device', model.startsWith(make) ? model : `${make} ${model}`, 'EXIF Make, Model'),
      ...said('software', written('Software'), 'EXIF Software'),
      ...said('author', written('Artist'), 'EXIF Artist'),
      ...said('has_place', place ? 'yes' : undefined, 'EXIF GPS'),
    ],
    place,
  };
};

/** Cameras that do not know where they are write zeros, or nothing. */
const placeFrom = (gps: { Latitude?: number; Longitude?: number } | undefined): InsideAnswer['place'] => {
  const { Latitude: latitude, Longitude: longitude } = gps ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const isSomewhere =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isSomewhere ? { latitude, longitude } : null;
};
