import { v7 as uuidv7 } from 'uuid';
import { VOICE_MAX_SECONDS } from '#contract/common/limits.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';
import { recordings } from '#web/lib/kept-files/recordings.ts';
import { closeMicrophone, createMediaRecorder } from './microphone.ts';
import type { Clip, Ending } from './recorder-state.ts';

/** A crash takes no more than what was said in one of these. */
const PIECE_MS = 1_000;

/** What is being recorded. */
export interface Capture {
  id: string;
  stream: MediaStream;
  /** The microphone is off at once; the last piece comes a moment later. */
  stop: () => void;
}

interface CaptureEvents {
  /** The browser does not keep a piece. */
  onNotKept: () => void;
  /** All pieces are here; `saved` settles when those that can be kept are. */
  onEnd: (clip: Clip, ending: Ending, saved: Promise<unknown>) => void;
}

/**
 * Records what the microphone hears until it is stopped, and after `VOICE_MAX_SECONDS` by itself. Every piece is kept as
 * it comes.
 * @throws DOMException when the browser does not begin; the microphone is left open.
 */
export const beginCapture = (
  stream: MediaStream,
  place: { owner: string; record: RecordRef },
  { onNotKept, onEnd }: CaptureEvents,
): Capture => {
  const media = createMediaRecorder(stream);
  const id = uuidv7();
  const startedAt = Date.now();
  const pieces: Blob[] = [];
  let ending: Ending = 'person';
  let saving: Promise<unknown> = Promise.resolve();
  const end = (how: Ending) => {
    if (media.state === 'inactive') return;
    ending = how;
    media.stop();
    closeMicrophone(stream);
  };

  media.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    const index = pieces.push(data) - 1;
    const recording = { id, ...place, startedAt, type: data.type || media.mimeType };
    saving = saving.then(() => recordings.addPiece(recording, index, data)).catch(onNotKept);
  };
  media.onerror = () => end('interrupted');
  for (const track of stream.getTracks()) track.onended = () => end('interrupted');
  media.start(PIECE_MS);
  saving = recordings.claim(id);
  const limit = setTimeout(() => end('limit'), VOICE_MAX_SECONDS * 1_000);
  media.onstop = () => {
    clearTimeout(limit);
    closeMicrophone(stream);
    onEnd({ id, startedAt, original: new Blob(pieces, { type: media.mimeType }) }, ending, saving);
  };
  return { id, stream, stop: () => end('person') };
};
