import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CoveredPassage } from '#contract/dossiers.ts';
import { incidentDetail } from '#web/features/incidents/incident-queries.ts';
import { entryDetail } from '#web/features/journal/entry/entry-queries.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { ChoiceList } from '../choosing/choice-list.tsx';
import { LoadFailure } from '../shown/load-failure.tsx';
import { readable } from '../shown/readable.ts';
import { CoverableField } from './coverable-field.tsx';
import { hasMoved } from './covered.ts';
import { entryTexts, incidentTexts, type RecordTexts } from './record-texts.ts';

/** Each row asks for its record, and shows all of its texts. */
const AT_ONCE = 5;

/** What is done to the passages, and what is said of it. */
type SetCovered = (covered: CoveredPassage[], said: string) => void;

/** Step 3: the words that the dossier does not show. */
export const CoverStep = ({ values, change }: WizardControl) => {
  const { t } = useTexts('dossier');
  const [former, setFormer] = useState<CoveredPassage[][]>([]);
  const [said, setSaid] = useState('');
  const { covered } = values;
  const set: SetCovered = (next, text) => {
    setFormer((before) => [...before, covered]);
    setSaid(text);
    change({ covered: next });
  };
  const undo = () => {
    const last = former.at(-1);
    if (last === undefined) return;
    setFormer(former.slice(0, -1));
    setSaid(t('cover.didUndo'));
    change({ covered: last });
  };
  const records = [
    ...[...values.incident_ids, ...values.sensitive_ids].map((id) => ({ id, isEntry: false })),
    ...values.entry_ids.map((id) => ({ id, isEntry: true })),
  ];
  return (
    <div>
      <div className="mb-5 flex max-w-[65ch] flex-col gap-2">
        <p>{t('cover.intro')}</p>
        <p className="text-ink-soft">{t('cover.how')}</p>
        <p className="text-ink-soft">{t('cover.notFiles')}</p>
        {values.synthesis_id !== null && <p className="text-ink-soft">{t('cover.inSynthesis')}</p>}
      </div>
      <div className="mb-4 flex min-h-(--target) flex-wrap items-center gap-x-4">
        <p className="font-semibold">
          {covered.length === 0 ? t('cover.coveredNone') : t('cover.covered', { count: covered.length })}
        </p>
        {former.length > 0 && (
          <Button variant="quiet" onPress={undo}>
            <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('cover.undo')}
          </Button>
        )}
      </div>
      <LiveRegion message={said} />
      <ChoiceList
        label={t('cover.records')}
        items={records}
        atOnce={AT_ONCE}
        row={({ id, isEntry }) =>
          isEntry ? (
            <EntryTexts key={id} id={id} covered={covered} set={set} />
          ) : (
            <IncidentTexts key={id} id={id} leftOut={values.left_out_evidence} covered={covered} set={set} />
          )
        }
      />
    </div>
  );
};

interface TextsProps {
  id: string;
  covered: readonly CoveredPassage[];
  set: SetCovered;
}

const IncidentTexts = ({
  id,
  leftOut,
  ...covering
}: Omit<TextsProps, 'id'> & { id: string; leftOut: string[] }) => {
  const asked = useQuery(incidentDetail(id));
  const data = readable(asked);
  return (
    <ShownRecord
      title={data?.title}
      beside={data?.reference_number}
      records={data && incidentTexts(data, leftOut)}
      asked={asked}
      {...covering}
    />
  );
};

const EntryTexts = ({ id, ...covering }: TextsProps) => {
  const { t } = useTexts('dossier');
  const asked = useQuery(entryDetail(id));
  const { data } = asked;
  return (
    <ShownRecord
      title={data?.title}
      beside={t('cover.entry')}
      records={data && entryTexts(data)}
      asked={asked}
      {...covering}
    />
  );
};

interface ShownRecordProps extends Omit<TextsProps, 'id'> {
  title: string | undefined;
  /** Beside it, in small. */
  beside: ReactNode;
  records: RecordTexts[] | undefined;
  asked: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

const ShownRecord = ({ title, beside, records, asked, covered, set }: ShownRecordProps) => {
  const { t } = useTexts('dossier');
  if (records === undefined) {
    return (
      <li className="py-4">
        {asked.error === null ? (
          <LoadingBlock label={t('cover.loading')} rows={3} />
        ) : (
          <LoadFailure
            title={t('cover.failure')}
            error={asked.error}
            isRetrying={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        )}
      </li>
    );
  }
  return (
    <li className="py-5">
      <h3 dir="auto" className="text-lg wrap-anywhere">
        {title}
      </h3>
      <p className="text-sm text-ink-soft tabular-nums">{beside}</p>
      {records.map((record) => (
        <OneRecord key={record.id} record={record} covered={covered} set={set} />
      ))}
    </li>
  );
};

const OneRecord = ({ record, covered, set }: Omit<TextsProps, 'id'> & { record: RecordTexts }) => {
  const { t } = useTexts('dossier');
  const { id, version, person, exhibit, texts } = record;
  if (texts.length === 0) return null;
  return (
    <div className="mt-4">
      {person !== null && (
        <h4 dir="auto" className="font-semibold wrap-anywhere">
          {person}
        </h4>
      )}
      {exhibit !== null && <h4 className="font-semibold">{t('cover.exhibit', { number: exhibit })}</h4>}
      {hasMoved(covered, record) && (
        <Notice
          tone="warning"
          title={t('cover.moved')}
          className="my-2"
          actions={
            <Button
              variant="secondary"
              onPress={() =>
                set(
                  covered.filter((passage) => passage.id !== id || passage.version === version),
                  '',
                )
              }
            >
              {t('cover.movedAction')}
            </Button>
          }
        >
          {t('cover.movedText')}
        </Notice>
      )}
      {texts.map((text) => (
        <CoverableField key={text.place.field} text={text} covered={covered} set={set} />
      ))}
    </div>
  );
};
