import type { Person } from '#contract/persons.ts';
import type { EditedKind } from '#web/editing/edited-kind.ts';
import { findOpenDrafts, NEW_RECORD } from '#web/editing/open-draft.ts';
import { OrphanDraft } from '#web/editing/orphan-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { draftedScopes, removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProfile } from '#web/lib/session/session.ts';
import type { PersonValues } from './person-values.ts';

interface RemovedDraftsProps {
  kind: EditedKind<PersonValues, Person>;
  /** Who is there. */
  persons: readonly Person[];
  /** The words are the draft of a new person now: leads to the form. */
  onKept: () => void;
}

/** What was typed of persons who have been removed elsewhere since: it is offered, since no row leads to it any more. */
export const RemovedDrafts = ({ kind, persons, onKept }: RemovedDraftsProps) => {
  const { t } = useTexts('persons');
  const { id: owner } = useProfile();
  return draftedScopes({ what: kind.what, owner })
    .filter((scope) => scope !== NEW_RECORD && persons.every(({ id }) => id !== scope))
    .map((scope) => (
      <OrphanDraft
        key={scope}
        kind={kind}
        id={scope}
        text={t('waiting.removed')}
        action={t('waiting.asNew')}
        onKept={onKept}
      />
    ));
};

/** Forgets what was typed of a person whom the same person has now removed. */
export const forgetDrafts = (
  kind: EditedKind<PersonValues, Person>,
  owner: string,
  personId: string,
): void => {
  for (const { place } of findOpenDrafts(kind, owner, personId)) removeDraft(place);
};
