import type { DossierDocument, DossierRecord } from '#verifier/dossier/format.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ChoiceList } from '../choosing/choice-list.tsx';

const AT_ONCE = 20;

/** The records whose original the ledger holds and the dossier does not: which, and of each why. */
export const WithheldRecords = ({ document: { records, pieces } }: { document: DossierDocument }) => {
  const { t } = useTexts('dossier');
  const withheld = records.flatMap((record) =>
    record.withheld === null ? [] : { id: record.id, record, because: record.withheld },
  );
  if (withheld.length === 0) return null;
  const byId = new Map(records.map((record) => [record.id, record]));
  const numbers = new Map(pieces.map(({ record_id, number }) => [record_id, number]));
  const nameOf = (record: DossierRecord): string => {
    const around = byId.get(record.within ?? '');
    const reference = around?.entity === 'incident' ? around.shown.reference_number : '';
    switch (record.entity) {
      case 'incident':
        return [record.shown.reference_number, record.shown.title].filter(Boolean).join(', ');
      case 'incident_person':
        return [reference, record.shown.full_name].filter(Boolean).join(', ');
      case 'evidence':
        return t('preview.piece', { number: numbers.get(record.id) ?? record.shown.number });
      default:
        return record.shown.title || t('preview.entry');
    }
  };
  return (
    <div className="mt-4 max-w-[65ch] text-sm text-ink-soft">
      <p>{t('preview.withheld', { count: withheld.length })}</p>
      <Disclosure summary={t('preview.withheldWhich')}>
        <ChoiceList
          label={t('preview.withheldWhich')}
          items={withheld}
          atOnce={AT_ONCE}
          row={({ id, record, because }) => (
            <li key={id} className="py-1 wrap-anywhere">
              <bdi>{nameOf(record)}</bdi>
              {t(`preview.because.${because}`)}
            </li>
          )}
        />
      </Disclosure>
    </div>
  );
};
