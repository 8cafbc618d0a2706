import type { Message } from '#contract/conversations.ts';
import type { StoredFile } from '#contract/files.ts';
import type { ReadOptions, RecordedPart, SaidMessage } from '../../assistant/index.ts';

/** Where the people of this product live; used when a browser gives no time zone, or one that does not exist. */
const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** How a person's interview is read. */
export const readOptionsFor = (userId: string, timeZone: string | undefined): ReadOptions => ({
  owner: userId,
  timeZone: usableTimeZone(timeZone),
});

/** What was said, by whom and when, as the assistant reads it: typed, and spoken where that is known in words. */
export const saidIn = (messages: readonly Message[]): SaidMessage[] =>
  messages.flatMap(({ id, role, content, metadata, attachments = [], created_at }) =>
    role === 'system'
      ? []
      : [
          {
            id,
            role,
            ...withSpoken(content, attachments.filter(isSpoken)),
            // « Hier » is told from when it was written, not from when there was a connection again.
            at: new Date(metadata.written_at ?? created_at),
            ...wordless(content, attachments),
          },
        ],
  );

/** What a message brings that says nothing in words. */
const wordless = (content: string, attachments: readonly StoredFile[]): Pick<SaidMessage, 'brings'> => {
  if (content.trim() !== '' || attachments.length === 0 || attachments.some(isSpoken)) return {};
  return { brings: attachments.some(({ duration }) => duration !== null) ? 'recording' : 'files' };
};

/**
 * True for what the person has recorded in the conversation herself, once it is known in words. A sound that she has
 * picked may be anybody's voice: what that says is quoted, like a document, and is not what she told.
 */
export const isSpoken = ({ duration, transcription }: StoredFile): boolean =>
  duration !== null && transcription?.status === 'done' && transcription.text.trim() !== '';

/** The words of the person alone: what she has typed, and of her recordings what she has written or corrected. */
export const writtenBy = (messages: readonly Message[]): Pick<Message, 'role' | 'content'>[] =>
  messages.map(({ role, content, attachments = [] }) => ({
    role,
    content: withSpoken(
      content,
      attachments.filter((file) => isSpoken(file) && file.transcription?.source === 'person'),
    ).content,
  }));

const BETWEEN = '\n\n';

/** Behind the typed words: what stands in those keeps its place. See [Note: spoken words]. */
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

/** A time zone that this runtime knows. */
const usableTimeZone = (timeZone: string | undefined): string => {
  if (!timeZone) return DEFAULT_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
};
