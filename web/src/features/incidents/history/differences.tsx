import * as z from 'zod/mini';
import type { RecordDifference } from '#verifier/compare-records.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

/** The ledger holds, and what is shown of the incident is not what it has last: which record, and how. */
export const Differences = ({ differences }: { differences: readonly RecordDifference[] }) => {
  const { t } = useTexts('incidentHistory');
  const recordName = useRecordName();
  return (
    <Notice tone="warning" title={t('check.differs')} className="mt-4">
      <ul className="list-disc pl-5">
        {differences.map((difference) => (
          <li key={`${difference.entity}/${difference.id}`}>
            {t(`check.difference.${difference.is}`, { what: recordName(difference) })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('check.differsMeans')}</p>
      <p className="mt-2">{t('check.differsNext')}</p>
    </Notice>
  );
};

/** Of a person and of an exhibit, as far as they are told from others; what was changed by hand may be anything. */
const namedPerson = z.object({ full_name: z.string(), is_anonymized: z.boolean() });
const numberedExhibit = z.object({ number: z.number() });

const useRecordName = () => {
  const { t } = useTexts('incidentHistory');
  const { t: persons } = useTexts('persons');
  return ({ entity, fields }: RecordDifference): string => {
    if (entity === 'incident') return t('check.record.incident');
    if (entity === 'evidence') {
      return t('check.record.exhibit', { number: numberedExhibit.safeParse(fields).data?.number ?? '?' });
    }
    const person = namedPerson.safeParse(fields).data;
    return t('check.record.person', {
      name: person?.is_anonymized ? persons('anonymous') : (person?.full_name ?? ''),
    });
  };
};
