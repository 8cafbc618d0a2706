import { parseBuffer } from 'music-metadata';
import { said, timeFrom } from './facts.ts';
import type { InsideAnswer } from './read-inside.ts';

/** Where programs write when a sound was recorded, the surest first. */
const TIMES: readonly (readonly [tag: string, source: string])[] = [
  ['TDRC', 'ID3 TDRC'],
  ['TRDA', 'ID3 TRDA'],
  ['ICRD', 'RIFF ICRD'],
  ['DATE', 'Vorbis DATE'],
];
const PROGRAMS: readonly (readonly [tag: string, source: string])[] = [
  ['TSSE', 'ID3 TSSE'],
  ['ISFT', 'RIFF ISFT'],
  ['bext.originator', 'WAV bext Originator'],
];

/** What a sound says of its recording: when, and by what. */
export const readRecording = async (mimeType: string, bytes: Uint8Array): Promise<InsideAnswer['facts']> => {
  const options = { duration: false, skipCovers: true, skipPostHeaders: false };
  const { native } = await parseBuffer(bytes, { mimeType, size: bytes.length }, options);
  const tags = new Map(
    Object.values(native).flatMap((list) => list.map(({ id, value }) => [id, value] as const)),
  );
  const broadcast = `${tags.get('bext.originationDate') ?? ''}T${tags.get('bext.originationTime') ?? ''}`;
  const times = [
    ...said('recorded_at', timeFrom(broadcast.replace(/T$/, '')), 'WAV bext OriginationDate'),
    ...TIMES.flatMap(([tag, source]) => said('recorded_at', timeFrom(tags.get(tag)), source)),
  ];
  const programs = PROGRAMS.flatMap(([tag, source]) => said('software', tags.get(tag), source));
  return [...times.slice(0, 1), ...programs.slice(0, 1)];
};
