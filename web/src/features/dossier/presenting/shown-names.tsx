import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { choicesOf } from '../choices/wizard-values.ts';
import { previewOf } from '../dossier-queries.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { likeNamedGroups } from './like-named.ts';
import { LikeNamedQuestion } from './like-named-question.tsx';
import { namesShown } from './names-shown.ts';

const MOST = 8;

/** The names of the persons inside, as the server says that the dossier will have them, and what has to be said of some of them. */
export const ShownNames = ({ values, change }: Pick<WizardControl, 'values' | 'change'>) => {
  const { t } = useTexts('dossier');
  // Only what decides how persons are called is asked for.
  const asked = {
    ...choicesOf({ ...values, title: t('present.titleDefault'), author: '', covered: [] }),
    with_account: false,
    whole_ledger: false,
    synthesis_id: null,
  };
  const hasIncidents = asked.incident_ids.length > 0;
  // Its answer stays while a question is answered, and so does the question.
  const whole = useQuery({
    ...previewOf({ ...asked, persons_shown: 'full', like_named: [] }),
    enabled: hasIncidents,
  });
  const chosen = useQuery({ ...previewOf(asked), enabled: hasIncidents });
  if (!hasIncidents) return null;
  const error = whole.error ?? chosen.error;
  if (error !== null) {
    return (
      <LoadFailure
        title={t('present.exampleFailure')}
        error={error}
        isRetrying={whole.isFetching || chosen.isFetching}
        onRetry={() => void Promise.all([whole.refetch(), chosen.refetch()])}
      />
    );
  }
  const loading = <LoadingBlock label={t('present.exampleLoading')} rows={2} />;
  if (whole.data === undefined) return loading;
  const { document, like_named } = whole.data;
  const groups = values.persons_shown === 'full' ? [] : likeNamedGroups(like_named, document);
  return (
    <>
      {chosen.data === undefined ? loading : <Names whole={document} chosen={chosen.data.document} />}
      {groups.map((group) => (
        <LikeNamedQuestion key={group.keys.join()} group={group} values={values} change={change} />
      ))}
    </>
  );
};

const Names = ({ whole, chosen }: { whole: DossierDocument; chosen: DossierDocument }) => {
  const { t } = useTexts('dossier');
  const names = namesShown(whole, chosen);
  if (names.length === 0) return <p className="mt-2 text-ink-soft">{t('present.nobody')}</p>;
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold">{t('present.example')}</h4>
      <ul className="mt-1">
        {names.slice(0, MOST).map(({ name, shown }) => (
          <li key={`${name} ${shown}`} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <bdi>{name}</bdi>
            {shown !== name && (
              <>
                <ArrowRight aria-hidden="true" size={16} className="shrink-0 text-ink-soft" />
                <span className="sr-only">{t('present.becomes')}</span>
                <bdi className="font-semibold">{shown}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      {names.length > MOST && (
        <p className="text-ink-soft">{t('present.exampleRest', { count: names.length - MOST })}</p>
      )}
    </div>
  );
};
