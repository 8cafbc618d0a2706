import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { choicesOf, type WizardValues } from '../choices/wizard-values.ts';
import { previewOf } from '../dossier-queries.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { namesShown } from './names-shown.ts';

const MOST = 8;

/** The names of the persons inside, as the server says that the dossier will have them. */
export const ShownNames = ({ values }: { values: WizardValues }) => {
  const { t } = useTexts('dossier');
  // Only what decides how persons are called is asked for.
  const asked = {
    ...choicesOf({ ...values, title: t('present.titleDefault'), author: '', covered: [] }),
    with_account: false,
    whole_ledger: false,
    synthesis_id: null,
  };
  const hasIncidents = asked.incident_ids.length > 0;
  const whole = useQuery({ ...previewOf({ ...asked, persons_shown: 'full' }), enabled: hasIncidents });
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
  if (whole.data === undefined || chosen.data === undefined) {
    return <LoadingBlock label={t('present.exampleLoading')} rows={2} />;
  }
  return <Names whole={whole.data.document} chosen={chosen.data.document} />;
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
