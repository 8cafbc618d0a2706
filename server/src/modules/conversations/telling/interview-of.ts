import type { Message } from '#contract/conversations.ts';
import type { StoredFile } from '#contract/files.ts';
import type { RecordedPart, SaidMessage } from '#interviewer/index.ts';
import { usableTimeZone } from '../../../platform/requests/time-zone.ts';
import type { ReadOptions } from '../../interview/index.ts';

/** The options of a reading. */
export const readOptionsFor = (userId: string, timeZone: string | undefined): ReadOptions => ({
  owner: userId,
  timeZone: usableTimeZone(timeZone),
});

/** The messages as the assistant reads them: the typed words, and the transcripts of recordings. */
export const saidIn = (messages: readonly Message[]): SaidMessage[] =>
  messages.flatMap(({ id, role, content, metadata, attachments = [], created_at }) =>
    role === 'system'
      ? []
      : [
          {
            id,
            role,
            ...withSpoken(content, attachments.filter(isSpoken)),
            // « Hier » counts from the time of writing, not from the time at which a connection was back.
            at: new Date(metadata.written_at ?? created_at),
            ...wordless(content, attachments),
          },
        ],
  );

/** The attachments of a message that have no words. */
const wordless = (content: string, attachments: readonly StoredFile[]): Pick<SaidMessage, 'brings'> => {
  if (content.trim() !== '' || attachments.length === 0 || attachments.some(isSpoken)) return {};
  return { brings: attachments.some(({ duration }) => duration !== null) ? 'recording' : 'files' };
};

/**
 * True for a recording that the person made in the conversation, once it has a transcript. A sound file may hold anybody's
 * voice: its words are quoted, like a document, and do not count as told by the person.
 */
export const isSpoken = ({ duration, transcription }: StoredFile): boolean =>
  duration !== null && transcription?.status === 'done' && transcription.text.trim() !== '';

/** The person's own words only: what they typed, and of their recordings the transcripts that they wrote or corrected. */
export const writtenBy = (messages: readonly Message[]): Pick<Message, 'role' | 'content'>[] =>
  messages.map(({ role, content, attachments = [] }) => ({
    role,
    content: withSpoken(
      content,
      attachments.filter((file) => isSpoken(file) && file.transcription?.source === 'person'),
    ).content,
  }));

const BETWEEN = '\n\n';

/** Spoken words come behind the typed ones, whose positions stay the same. See [Note: spoken words]. */
const withSpoken = (
  typed: string,
  spoken: readonly StoredFile[],
): { content: string; recordings?: RecordedPart[] } => {
  let content = typed.trim() === '' && spoken.length > 0 ? '' : typed;
  const recordings = spoken.map(({ id, transcription }): RecordedPart => {
    const text = transcription?.text ?? '';
    const start = content === '' ? 0 : content.length + BETWEEN.length;
    content = content === '' ? text : content + BETWEEN + text;
    return { fileId: id, start, end: start + text.length, byMachine: transcription?.source === 'machine' };
  });
  return { content, ...(recordings.length > 0 && { recordings }) };
};
