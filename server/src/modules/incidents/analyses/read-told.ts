/** What the description of an incident tells of the eight details, as the interviewer reads it. A reading only proposes. */
import type { DetailKind } from '#contract/common/details.ts';
import type { SaidMessage } from '#interviewer/index.ts';
import { DEFAULT_TIME_ZONE } from '../../../platform/requests/time-zone.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import { type InterviewReader, partsToRead } from '../../interview/index.ts';
import type { Told } from './open-questions.ts';

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
  const said = partsToRead(description).map(
    ({ text }, at): SaidMessage => ({
      id: `${id}:${at}`,
      role: 'user',
      content: text,
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
