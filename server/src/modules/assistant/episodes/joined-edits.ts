/**
 * What the person has done by hand to the details of one incident.
 *
 * [Note: edits go with what was told] An incident that is joined with another, or begins elsewhere since something was
 * divided anew, is not there any more; what she has done to its details is. It counts where the place is told at which
 * that incident began. Where two edits speak of one detail, the later one counts and the other is shown beside it: she
 * chooses. Each stays with the incident of which it was done, so that taking them apart again gives each its own.
 *
 * It hides what was told of that incident alone, and of those that were joined with it when it was made. Where one
 * message tells of another incident as well, nothing of that message is hidden: what she never touched stays.
 */
import type { JoinedEdit } from '#contract/interview.ts';
import type { StoredEdit } from '../understanding/edits.ts';
import type { ToldOf } from './said-of.ts';

export interface EditsOfEpisode {
  /** One a kind. */
  inForce: StoredEdit[];
  /** Those in the place of which another one counts. */
  setAside: StoredEdit[];
  /** Empty while no joined incident is concerned. */
  shown: JoinedEdit[];
}

/**
 * @param edits in the order in which they were made
 * @param homeOf the name of the incident that is told where the one of this name begins
 * @param toldOf of which incidents its messages tell
 */
export const editsOfEpisode = (
  edits: readonly StoredEdit[],
  key: string,
  homeOf: (key: string) => string,
  toldOf: ToldOf,
): EditsOfEpisode => {
  const here = edits
    .filter(({ episode }) => episode === key || homeOf(episode) === key)
    .map((edit) => withMessages(edit, toldOf));
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
  return { inForce, setAside: here.filter((edit) => !inForce.includes(edit)), shown };
};

/** All of them where it is not known any more of which it spoke, and where nothing else is told. */
const withMessages = (edit: StoredEdit, toldOf: ToldOf): StoredEdit => {
  const told = [...toldOf];
  if (!told.some(([, keys]) => keys.has(edit.episode))) return edit;
  const own = new Set([edit.episode, ...(edit.joined ?? [])]);
  const spoken = told.filter(([, keys]) => [...keys].every((key) => own.has(key))).map(([id]) => id);
  return spoken.length === told.length ? edit : { ...edit, speaksOf: new Set(spoken) };
};

const isSame = (one: JoinedEdit, other: JoinedEdit): boolean =>
  one.kind === other.kind && one.action === other.action && one.value?.trim() === other.value?.trim();
