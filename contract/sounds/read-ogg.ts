import { latin1, type SoundBytes, type SoundReading, viewOf } from './sound-bytes.ts';

/** The most streams that are read: far more than a sound has. */
const MAX_STREAMS = 16;
/** `OggS`, with which each page begins. */
const MARK = 0x4f676753;
const HEAD_BYTES = 27;
const SEGMENTS_MAX = 255;
/** The bytes of a stream's first packet that contain its kind and rate. */
const PACKET_BYTES = 48;
const BEGINS = 2;
/** The lowest sample rate: a lower one is invalid. */
const MIN_HERTZ = 1_000;
/** Even silence takes some bytes in these formats. */
const MIN_BYTES_PER_SECOND = 8;
/** More than the longest page. */
const TAIL_BYTES = 128 * 1024;

/** A kind of stream: the beginning of its first packet (RFC 5334, 7845; the mappings of FLAC and Speex), and its clock. */
interface Clock {
  /** Ticks a second. */
  rate: number;
  /** Ticks before the first audible one. */
  skipped: number;
}
const KINDS: readonly { mark: string; clock: (packet: DataView) => Clock }[] = [
  { mark: '\x01vorbis', clock: (packet) => ({ rate: packet.getUint32(12, true), skipped: 0 }) },
  { mark: 'OpusHead', clock: (packet) => ({ rate: 48_000, skipped: packet.getUint16(10, true) }) },
  { mark: '\x7fFLAC', clock: (packet) => ({ rate: packet.getUint32(27) >>> 12, skipped: 0 }) },
  { mark: 'Speex   ', clock: (packet) => ({ rate: packet.getUint32(36, true), skipped: 0 }) },
];

/** Ogg whose streams are all sound; each has its first page before any other page. */
export const readOgg = async (bytes: SoundBytes): Promise<SoundReading> => {
  let at = 0;
  let first: { stream: number; clock: Clock } | null = null;
  for (let pages = 0; pages < MAX_STREAMS; pages += 1) {
    const page = await bytes.read(at, at + HEAD_BYTES + SEGMENTS_MAX + PACKET_BYTES);
    if (page.length <= HEAD_BYTES || viewOf(page).getUint32(0) !== MARK || page[4] !== 0) return 'unreadable';
    // The first pages of all streams have been read: what follows is content.
    if (((page[5] ?? 0) & BEGINS) === 0) {
      return first === null ? 'unreadable' : { seconds: await secondsOf(bytes, first.stream, first.clock) };
    }
    const body = HEAD_BYTES + (page[26] ?? 0);
    const packet = new Uint8Array(PACKET_BYTES);
    packet.set(page.subarray(body, body + PACKET_BYTES));
    const kind = KINDS.find(({ mark }) => latin1(packet).startsWith(mark));
    if (kind === undefined) return 'film';
    first ??= { stream: viewOf(page).getUint32(14, true), clock: kind.clock(viewOf(packet)) };
    at += body + page.subarray(HEAD_BYTES, body).reduce((sum, length) => sum + length, 0);
  }
  return 'unreadable';
};

/** The number of ticks on the last page of a stream; null where there is none, or where it is impossible. */
const secondsOf = async (bytes: SoundBytes, stream: number, clock: Clock): Promise<number | null> => {
  if (clock.rate < MIN_HERTZ) return null;
  const tail = await bytes.read(Math.max(0, bytes.size - TAIL_BYTES), bytes.size);
  const view = viewOf(tail);
  for (let at = tail.length - HEAD_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at) !== MARK || view.getUint32(at + 14, true) !== stream) continue;
    const ticks = Number(view.getBigInt64(at + 6, true)) - clock.skipped;
    // On a page where no packet ends it is -1.
    if (ticks <= 0) continue;
    const seconds = ticks / clock.rate;
    return seconds * MIN_BYTES_PER_SECOND <= bytes.size ? seconds : null;
  }
  return null;
};
