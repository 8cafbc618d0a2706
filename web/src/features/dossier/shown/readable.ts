import { isProblem } from '#web/lib/requests/api-problem.ts';

/** What was read; nothing where it is sensitive and the proof has run out, though it was read before. */
export const readable = <Data>({
  data,
  error,
}: {
  data: Data | undefined;
  error: unknown;
}): Data | undefined => (isProblem(error, 'proof_required') ? undefined : data);
