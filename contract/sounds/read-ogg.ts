import { latin1, type SoundBytes, type SoundReading, viewOf } from './sound-bytes.ts';

const MAX_PAGES = 64;
const HEAD_BYTES = 27;
const SEGMENTS_MAX = 255;
/** As much of a stream's first packet as tells what it is, and at which rate. */
const PACKET_BYTES = 48;
const BEGINS = 2;
/** More than the longest page. */
const TAIL_BYTES = 128 * 1024;

/** A kind of stream: how its first packet begins (RFC 5334, 7845; the mappings of FLAC and Speex), and its clock. */
interface Clock {
  /** Ticks a second. */
  rate: number;
  /** Ticks that are not heard. */
  skipped: number;
}
const KINDS: readonly { mark: string; clock: (packet: DataView) => Clock }[] = [
  { mark: '\x01vorbis', clock: (packet) => ({ rate: packet.getUint32(12, true), skipped: 0 }) },
  { mark: 'OpusHead', clock: (packet) => ({ rate: 48_000, skipped: packet.getUint16(10, true) }) },
  { mark: '\x7fFLAC', clock: (packet) => ({ rate: packet.getUint32(27) >>> 12, skipped: 0 }) },
  { mark: 'Speex   ', clock: (packet) => ({ rate: packet.getUint32(36, true), skipped: 0 }) },
];

/** Ogg all of whose streams are sound; each announces itself on a page of its own before any other page. */
export const readOgg = async (bytes: SoundBytes): Promise<SoundReading> => {
  let at = 0;
  let first: { stream: number; clock: Clock } | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await bytes.read(at, at + HEAD_BYTES + SEGMENTS_MAX + PACKET_BYTES);
    if (page.length <= HEAD_BYTES || latin1(page.subarray(0, 4)) !== 'OggS' || page[4] !== 0)
      return 'unreadable';
    // The streams have all been announced: what follows is theirs.
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

/** The last page of a stream says how many ticks it has come to; null where it does not. */
const secondsOf = async (bytes: SoundBytes, stream: number, clock: Clock): Promise<number | null> => {
  const tail = await bytes.read(Math.max(0, bytes.size - TAIL_BYTES), bytes.size);
  const [text, view] = [latin1(tail), viewOf(tail)];
  for (let at = text.lastIndexOf('OggS'); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('OggS', at - 1)) {
    if (at + HEAD_BYTES > tail.length || view.getUint32(at + 14, true) !== stream) continue;
    const ticks = Number(view.getBigInt64(at + 6, true)) - clock.skipped;
    // On a page where no packet ends it is -1.
    if (ticks > 0 && clock.rate > 0) return ticks / clock.rate;
  }
  return null;
};
