import { useInfiniteQuery } from '@tanstack/react-query';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { ownSyntheses } from '../dossier-queries.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { SynthesisReach } from './synthesis-reach.tsx';

const NONE = 'none';

/** Which synthesis goes in, where there is one. */
export const SynthesisPart = ({ values, change }: Pick<WizardControl, 'values' | 'change'>) => {
  const { t, language } = useTexts('dossier');
  const { rows, error, isFetching, retry } = useAllRows(useInfiniteQuery(ownSyntheses));
  const offered = (rows ?? []).filter(({ damaged }) => damaged !== true);
  if (offered.length === 0 && error === null) return null;
  // The title that is proposed for a synthesis has its day.
  const nameOf = (title: string, day: string): string =>
    title.replaceAll('\u00a0', ' ').includes(day.replaceAll('\u00a0', ' '))
      ? title
      : t('choose.synthesisOf', { title, day });
  return (
    <section aria-labelledby="dossier-synthesis">
      <h3 id="dossier-synthesis" className="text-lg">
        {t('choose.synthesis')}
      </h3>
      {error !== null ? (
        <LoadFailure
          title={t('choose.synthesisFailure')}
          error={error}
          isRetrying={isFetching}
          onRetry={retry}
        />
      ) : (
        <>
          <p className="mt-1 mb-2 text-ink-soft">{t('choose.synthesisText')}</p>
          <RadioGroup
            aria-labelledby="dossier-synthesis"
            value={values.synthesis_id ?? NONE}
            onChange={(chosen) => change({ synthesis_id: chosen === NONE ? null : chosen })}
            className="flex flex-col"
          >
            <RadioChoice value={NONE}>{t('choose.synthesisNone')}</RadioChoice>
            {offered.map(({ id, title, created_at }) => (
              <RadioChoice key={id} value={id}>
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {nameOf(title || t('choose.synthesisUntitled'), dayText(new Date(created_at), language))}
                </span>
              </RadioChoice>
            ))}
          </RadioGroup>
          {values.synthesis_id !== null && (
            <>
              <Checkbox
                isSelected={values.with_questions ?? false}
                onChange={(with_questions) => change({ with_questions })}
                className="items-start! py-2.5"
              >
                <span className="max-w-[65ch] min-w-0">
                  <span className="block">{t('choose.questions')}</span>
                  <span className="block text-sm text-ink-soft">{t('choose.questionsHint')}</span>
                </span>
              </Checkbox>
              <SynthesisReach
                key={values.synthesis_id}
                synthesisId={values.synthesis_id}
                values={values}
                change={change}
              />
            </>
          )}
        </>
      )}
    </section>
  );
};
