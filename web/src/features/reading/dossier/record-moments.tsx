import type { ReactNode } from 'react';
import { dayAndTime } from '#web/lib/dates.ts';
import { Moment, Moments } from '#web/ui/moments.tsx';
import type { ReadRecord } from '../opening/read-dossier.ts';
import { useReading } from '../words/reading-texts.tsx';

/** When it happened, was recorded and was changed, where the ledger has that, and why its very words are withheld. */
export const RecordMoments = ({ record, happened }: { record: ReadRecord; happened?: ReactNode }) => {
  const { t, language } = useReading();
  const { first, last, versions, withheld } = record;
  const isChanged = last.sequence !== first.sequence;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <Moments>
        {happened !== undefined && <Moment label={t('record.happened')}>{happened}</Moment>}
        <Moment label={t('record.recorded')}>{dayAndTime(first.recorded_at, language)}</Moment>
        <Moment label={t('record.changed')}>
          {isChanged
            ? t('record.version', {
                moment: dayAndTime(last.recorded_at, language),
                version: String(versions),
              })
            : t('record.unchanged')}
        </Moment>
      </Moments>
      <p className="text-ink-soft">
        {isChanged
          ? t('record.ledgerBoth', { first: String(first.sequence), last: String(last.sequence) })
          : t('record.ledger', { first: String(first.sequence) })}
        {withheld !== null && ` · ${t(`withheld.${withheld}`)}`}
      </p>
    </div>
  );
};
