import type { IncidentSummary } from '#contract/incidents.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { WizardValues } from '../choices/wizard-values.ts';

interface InsideOutsideProps {
  document: DossierDocument;
  /** Of the files, in bytes. */
  size: number;
  values: WizardValues;
  /** All of them; undefined while they are coming. */
  incidents: readonly IncidentSummary[] | undefined;
  entries: readonly TimelineItem[] | undefined;
}

/** How much is in the dossier, and how much of what the person has is not. */
export const InsideOutside = ({ document, size, values, incidents, entries }: InsideOutsideProps) => {
  const { t, language } = useTexts('dossier');
  const counted = (entity: string) => document.records.filter((record) => record.entity === entity).length;
  const inside = [
    t('list.incidents', { count: counted('incident') }),
    t('list.entries', { count: counted('journal_entry') }),
    t('list.pieces', { count: document.pieces.length }),
    ...(size > 0 ? [t('preview.size', { size: fileSizeText(size, language) })] : []),
    ...(values.covered.length > 0 ? [t('preview.passages', { count: values.covered.length })] : []),
  ];
  return (
    <div className="mb-8 grid gap-6 sm:grid-cols-2">
      <section aria-labelledby="dossier-inside">
        <h3 id="dossier-inside" className="text-lg">
          {t('preview.inside')}
        </h3>
        <ul>
          {inside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {incidents !== undefined && entries !== undefined && (
        <Outside values={values} incidents={incidents} entries={entries} />
      )}
    </div>
  );
};

const Outside = ({
  values,
  incidents,
  entries,
}: Required<Pick<InsideOutsideProps, 'values'>> & {
  incidents: readonly IncidentSummary[];
  entries: readonly TimelineItem[];
}) => {
  const { t } = useTexts('dossier');
  const chosen = new Set([...values.incident_ids, ...values.sensitive_ids, ...values.entry_ids]);
  const left = incidents.filter(({ id }) => !chosen.has(id));
  const leftEntries = entries.flatMap((item) =>
    item.type === 'journal' && !chosen.has(item.id) ? item : [],
  );
  const counts = {
    outIncidents: left.filter(({ is_sensitive }) => !is_sensitive).length,
    outSensitive: left.filter(({ is_sensitive }) => is_sensitive).length,
    outEntries: leftEntries.filter(({ data }) => !data.is_private).length,
    outPrivate: leftEntries.filter(({ data }) => data.is_private).length,
    outExhibits: values.left_out_evidence.length,
  };
  const names = ['outIncidents', 'outSensitive', 'outEntries', 'outPrivate', 'outExhibits'] as const;
  const lines = names.flatMap((name) =>
    counts[name] === 0 ? [] : t(`preview.${name}`, { count: counts[name] }),
  );
  return (
    <section aria-labelledby="dossier-outside">
      <h3 id="dossier-outside" className="text-lg">
        {t('preview.outside')}
      </h3>
      {lines.length === 0 && <p>{t('preview.outNothing')}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
