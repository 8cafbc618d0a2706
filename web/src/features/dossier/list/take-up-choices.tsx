import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { v7 as uuidv7 } from 'uuid';
import { DOSSIER_RECORDS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Dossier } from '#contract/dossiers.ts';
import type { DraftContent } from '#web/editing/draft-content.ts';
import { draftStorage } from '#web/editing/draft-keeper.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { NEW_SCOPE } from '#web/lib/drafts/draft-place.ts';
import { writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { valuesFrom, WIZARD_DRAFT, type WizardValues } from '../choices/wizard-values.ts';
import { choosableIncidents, NOT_NARROWED } from '../choosing/choice-queries.ts';
import { choicesOfDossier } from '../dossier-queries.ts';

/** Begins another dossier with what this one was made of, covered passages too: a draft of its own. */
export const TakeUpChoices = ({ dossier: { id, title, failure } }: { dossier: Dossier }) => {
  const { t } = useTexts('dossier');
  const problemText = useProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id: owner } = useProfile();
  const taking = useMutation({
    mutationFn: async () => {
      const [choices, listed] = await Promise.all([
        choicesOfDossier(id),
        // As many pages as there are.
        client.fetchInfiniteQuery({ ...choosableIncidents(NOT_NARROWED), pages: DOSSIER_RECORDS_MAX_COUNT }),
      ]);
      const sensitive = rowsOf(listed).flatMap((one) => (one.is_sensitive ? one.id : []));
      const values = valuesFrom(choices, new Set(sensitive));
      const place = { what: WIZARD_DRAFT.what, owner, scope: NEW_SCOPE, slot: uuidv7() };
      const draft: DraftContent<WizardValues> = { values, base: null, aside: null };
      writeDraft(place, draft, draftStorage(WIZARD_DRAFT.isSensitive(values)));
      // Where something changed since the preview, that is what is to be looked at again.
      await navigate({ to: '/export/nouveau', search: { etape: failure === 'choices' ? 4 : 1 } });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-5"
        aria-label={`${t('list.takeUp')} ${t('list.of', { title })}`}
        isPending={taking.isPending}
        onPress={() => taking.mutate()}
      >
        {t('list.takeUp')}
      </Button>
      {taking.error !== null && (
        <Notice tone="danger" title={t('list.failedAction')} className="w-full">
          {problemText(taking.error)}
        </Notice>
      )}
    </>
  );
};
