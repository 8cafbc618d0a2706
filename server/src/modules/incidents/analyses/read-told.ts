/** What the description of an incident tells of the eight details, as the interviewer reads it. A reading only proposes. */
import type { DetailKind } from '#contract/details.ts';
import type { SaidMessage } from '#interviewer/index.ts';
import { DEFAULT_TIME_ZONE } from '../../../platform/requests/time-zone.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import type { InterviewReader } from '../../interview/index.ts';
import type { Told } from './open-questions.ts';

/** The interviewer reads no more than 2,500 words of one message; French words have six characters with their space. */
const PART_MAX_CHARACTERS = 8_000;

interface Described {
  id: string;
  description: string;
  created_at: string;
}

/** Null where no thread could read it: the analysis then does without. */
export const readTold = async (
  interviews: InterviewReader,
  owner: string,
  { id, description, created_at }: Described,
): Promise<Told | null> => {
  const said = partsOf(description).map(
    (content, at): SaidMessage => ({
      id: `${id}:${at}`,
      role: 'user',
      content,
      at: new Date(created_at),
    }),
  );
  try {
    const { reading } = await interviews.read(said, { owner, timeZone: DEFAULT_TIME_ZONE });
    const proposals = reading.incidents.flatMap((one) => one.proposals);
    const kindsOf = (isDenial: boolean): Set<DetailKind> =>
      new Set(proposals.filter((one) => one.isDenial === isDenial).map(({ detail }) => detail));
    return { told: kindsOf(false), denied: kindsOf(true) };
  } catch (error) {
    if (error instanceof WorkerError) return null;
    throw error;
  }
};

/** Ends with a line or a word where there is one. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PART_MAX_CHARACTERS) {
    const head = rest.slice(0, PART_MAX_CHARACTERS);
    const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' ')) + 1 || PART_MAX_CHARACTERS;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
};
