/** What the threads of interview-reader.ts run. */
import { MINUTE_MS } from '#contract/common/durations.ts';
import { createReadingMemory, type ReadingMemory, warmUp } from '#interviewer/index.ts';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { readInterview } from './read-interview.ts';
import type { ReadingRequest } from './reading-request.ts';

/** What people wrote stays in memory only as long as it is of use. */
const REMEMBERED_MS = 10 * MINUTE_MS;
/** So many characters of conversations are remembered at once; a character takes some hundred bytes when it is read. */
const MOST_CHARACTERS = 500_000;

/** By the first message of the conversation; the one read last comes last. */
const memories = new Map<string, { memory: ReadingMemory; forgetting: NodeJS.Timeout; size: number }>();

const memoryOf = (conversation: string, size: number): ReadingMemory => {
  const known = memories.get(conversation);
  clearTimeout(known?.forgetting);
  const memory = known?.memory ?? createReadingMemory();
  memories.delete(conversation);
  const forgetting = setTimeout(() => memories.delete(conversation), REMEMBERED_MS).unref();
  memories.set(conversation, { memory, forgetting, size });
  let held = [...memories.values()].reduce((sum, one) => sum + one.size, 0);
  for (const [oldest, one] of memories) {
    if (held <= MOST_CHARACTERS || oldest === conversation) break;
    clearTimeout(one.forgetting);
    memories.delete(oldest);
    held -= one.size;
  }
  return memory;
};

const sizeOf = ({ said }: ReadingRequest): number =>
  said.reduce((sum, { content }) => sum + content.length, 0);

warmUp();
answerRequests((request: ReadingRequest) =>
  readInterview(request, request.said[0] && memoryOf(request.said[0].id, sizeOf(request))),
);
