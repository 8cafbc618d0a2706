import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import type { ChosenField, MergePreview } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ended } from '#web/lib/ended.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { savedMessage } from '../saved-message.ts';
import { MergeAdditions } from './merge-additions.tsx';
import { MergeChoices } from './merge-choices.tsx';
import { useMerge } from './merge-queries.ts';

interface MergeFormProps {
  /** The one that stays. */
  own: Incident;
  other: Incident;
  preview: MergePreview;
}

/** What becomes of both incidents, and the choice of what stays where they differ. */
export const MergeForm = ({ own, other, preview }: MergeFormProps) => {
  const { t } = useTexts('anonymity');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { obstacle, version, plan, choices } = preview;
  const { id, title } = own;
  const merge = useMerge({ id, otherId: other.id });
  const [theirs, setTheirs] = useState<readonly ChosenField[]>([]);
  const { error } = merge;
  const { reference_number: reference } = other;
  const confirm = async (): Promise<void> => {
    const chosen = choices.filter((field) => theirs.includes(field));
    if ((await ended(merge, { version, plan, theirs: chosen })) === null) return;
    savedMessage.set('merged');
    await navigate({ to: '/incidents/$id', params: { id }, replace: true });
  };
  const another = (
    <ButtonLink variant="quiet" to="/incidents/$id/fusionner" params={{ id }} search={{}}>
      {t('merge.other')}
    </ButtonLink>
  );
  if (obstacle !== null) {
    return (
      <Notice tone="warning" actions={another}>
        {t(`merge.obstacle.${obstacle}`)}
      </Notice>
    );
  }
  return (
    <>
      <p className="max-w-[65ch] wrap-anywhere">
        {t('merge.intro', { title, reference, other: other.title })}
      </p>
      <MergeChoices own={own} other={other} choices={choices} theirs={theirs} onChoose={setTheirs} />
      <MergeAdditions other={other} preview={preview} />
      <section className="mt-8 border-t border-hairline pt-5">
        <h2 className="text-xl">{t('merge.left', { reference })}</h2>
        <p className="mt-2 max-w-[65ch]">{t('merge.leftText')}</p>
      </section>
      <div className="mt-8 border-t border-hairline pt-5">
        {error !== null && (
          <Notice tone="danger" title={t('merge.failure')} className="mb-4">
            {isProblem(error, 'stale_version')
              ? t('merge.stale')
              : isProblem(error, 'not_found')
                ? t('merge.gone')
                : problemText(error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            isPending={merge.isPending}
            pendingLabel={t('merge.pending')}
            onPress={() => void confirm()}
          >
            {t('merge.confirm')}
          </Button>
          {another}
        </div>
      </div>
    </>
  );
};
