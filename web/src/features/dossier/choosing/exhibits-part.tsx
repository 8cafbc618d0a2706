import { useQuery } from '@tanstack/react-query';
import type { Evidence } from '#contract/evidence.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { incidentDetail } from '#web/features/incidents/incident-queries.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { toggled } from '../choices/wizard-values.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { readable } from '../shown/readable.ts';
import { ChoiceList } from './choice-list.tsx';

/** Each row asks for its incident. */
const AT_ONCE = 10;

/** The exhibits of the chosen incidents: all go in, but for those whose box is taken away. */
export const ExhibitsPart = ({ values, change }: Pick<WizardControl, 'values' | 'change'>) => {
  const { t } = useTexts('dossier');
  const ids = [...values.incident_ids, ...values.sensitive_ids];
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="dossier-exhibits">
      <h3 id="dossier-exhibits" className="text-lg">
        {t('choose.exhibits')}
      </h3>
      <p className="mt-1 mb-2 max-w-[65ch] text-ink-soft">{t('choose.exhibitsText')}</p>
      <ChoiceList
        label={t('choose.exhibits')}
        items={ids.map((id) => ({ id }))}
        atOnce={AT_ONCE}
        row={({ id }) => (
          <ExhibitsOf
            key={id}
            id={id}
            leftOut={values.left_out_evidence}
            onChoose={(exhibit, isIn) =>
              change({ left_out_evidence: toggled(values.left_out_evidence, [exhibit], !isIn) })
            }
          />
        )}
      />
    </section>
  );
};

interface ExhibitsOfProps {
  /** Of the incident. */
  id: string;
  leftOut: readonly string[];
  onChoose: (exhibit: string, isIn: boolean) => void;
}

const ExhibitsOf = ({ id, leftOut, onChoose }: ExhibitsOfProps) => {
  const { t } = useTexts('dossier');
  const { error, isFetching, refetch, ...asked } = useQuery(incidentDetail(id));
  const data = readable({ ...asked, error });
  if (data === undefined) {
    return (
      <li className="py-2">
        {error === null ? (
          <LoadingBlock label={t('choose.exhibitsLoading')} rows={1} />
        ) : (
          <LoadFailure
            title={t('choose.exhibitsFailure')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </li>
    );
  }
  return (
    <li className="py-2">
      <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
        {data.title}
      </p>
      {data.evidence.length === 0 && <p className="text-sm text-ink-soft">{t('choose.noExhibits')}</p>}
      <ul>
        {data.evidence.map((exhibit) => (
          <li key={exhibit.id}>
            <Checkbox
              isSelected={!leftOut.includes(exhibit.id)}
              onChange={(isIn) => onChoose(exhibit.id, isIn)}
              className="items-start! py-2"
            >
              <ExhibitText exhibit={exhibit} reference={data.reference_number} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </li>
  );
};

interface ExhibitTextProps {
  exhibit: Evidence;
  /** Of its incident. */
  reference: string;
}

const ExhibitText = ({ exhibit: { number, title, files }, reference }: ExhibitTextProps) => {
  const { t, language } = useTexts('dossier');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <span className="min-w-0">
      <span dir="auto" className="block wrap-anywhere">
        {title}
      </span>
      <span className="block text-sm text-ink-soft">
        {t('choose.exhibit', { number, reference })}
        {' · '}
        {files.length === 0
          ? t('choose.fileless')
          : `${t('choose.files', { count: files.length })}, ${fileSizeText(bytes, language)}`}
      </span>
    </span>
  );
};
