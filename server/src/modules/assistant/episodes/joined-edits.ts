/**
 * What the person has done by hand to the details of one incident.
 *
 * [Note: edits go with what was told] An incident that is joined with another, or begins elsewhere since something was
 * divided anew, is not there any more; what she has done to its details is. It counts where the place is told at which
 * that incident began. Where two edits speak of one detail, the later one counts and the other is shown beside it: she
 * chooses. Each stays with the incident of which it was done, so that taking them apart again gives each its own.
 */
import type { JoinedEdit } from '#contract/interview.ts';
import type { StoredEdit } from '../understanding/edits.ts';

export interface EditsOfEpisode {
  /** One a kind. */
  inForce: StoredEdit[];
  /** Empty while no joined incident is concerned. */
  shown: JoinedEdit[];
}

/**
 * @param edits in the order in which they were made
 * @param homeOf the name of the incident that is told where the one of this name begins
 */
export const editsOfEpisode = (
  edits: readonly StoredEdit[],
  key: string,
  homeOf: (key: string) => string,
): EditsOfEpisode => {
  const here = edits.filter(({ episode }) => episode === key || homeOf(episode) === key);
  const inForce = here.filter(({ kind }, at) => !here.slice(at + 1).some((later) => later.kind === kind));
  const isJoined = ({ kind }: StoredEdit) => here.some((edit) => edit.kind === kind && edit.episode !== key);
  const shown = here
    .filter(isJoined)
    .map(
      (edit): JoinedEdit => ({
        kind: edit.kind,
        episode: edit.episode,
        action: edit.action,
        ...(edit.action === 'correct' && { value: edit.value }),
        counts: inForce.includes(edit),
      }),
    )
    .filter((edit, _, all) => edit.counts || !all.some((other) => other.counts && isSame(edit, other)));
  return { inForce, shown };
};

const isSame = (one: JoinedEdit, other: JoinedEdit): boolean =>
  one.kind === other.kind && one.action === other.action && one.value?.trim() === other.value?.trim();
