/** Where the words of a reading stand for the person: in what they typed, or in the transcript of a recording. */
import type { SourceSpan } from '#contract/interview.ts';
import type { Passage, SaidMessage } from '#interviewer/index.ts';

/** Places passages of the messages that were read; `isHeard` says that only a machine has written their words. */
export const passagePlacer = (said: readonly SaidMessage[]) => {
  const recordings = new Map(said.map((message) => [message.id, message.recordings ?? []]));
  /** The passages of a record may run on from what was typed into what was recorded. */
  const partsOf = ({ messageId, start, end, words }: Passage): Passage[] => {
    const edges = (recordings.get(messageId) ?? [])
      .flatMap((part) => [part.start, part.end])
      .filter((edge) => start < edge && edge < end);
    return [start, ...edges].flatMap((from, at): Passage[] => {
      const part = words.slice(from - start, (edges[at] ?? end) - start);
      const own = part.trim();
      const begin = from + part.length - part.trimStart().length;
      return own === '' ? [] : [{ messageId, start: begin, end: begin + own.length, words: own }];
    });
  };
  const recordingOf = ({ messageId, start, end }: Passage) =>
    recordings.get(messageId)?.find((part) => part.start <= start && end <= part.end);
  return {
    partsOf,
    sourceOf: (passage: Passage): SourceSpan => {
      const { messageId, start, end, words } = passage;
      const recording = recordingOf(passage);
      const from = recording?.start ?? 0;
      return {
        message_id: messageId,
        ...(recording && { file_id: recording.fileId }),
        start: start - from,
        end: end - from,
        words,
      };
    },
    isHeard: (passage: Passage): boolean => recordingOf(passage)?.byMachine ?? false,
  };
};
export type PassagePlacer = ReturnType<typeof passagePlacer>;
