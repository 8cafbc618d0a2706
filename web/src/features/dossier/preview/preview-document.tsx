import { playedPart } from '#contract/persons.ts';
import type { DossierDocument, DossierPiece, DossierRecord } from '#verifier/dossier/format.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayAtHour } from '#web/lib/dates.ts';
import { ChoiceList } from '../choosing/choice-list.tsx';
import { groupsOf, type RecordGroup } from './groups.ts';
import { PreviewIncident } from './preview-incident.tsx';
import { Part, RecordedLine, Words } from './preview-parts.tsx';
import { PreviewSynthesis } from './preview-synthesis.tsx';
import { WithheldRecords } from './withheld-records.tsx';

const AT_ONCE = 20;

/** The document as it will stand, as text. */
export const PreviewDocument = ({ document }: { document: DossierDocument }) => {
  const { t } = useTexts('dossier');
  const { title, author, synthesis } = document;
  return (
    <article
      aria-label={t('preview.document')}
      className="rounded-box border border-hairline bg-surface px-4 py-6 sm:px-8"
    >
      <h3 dir="auto" className="text-2xl wrap-anywhere">
        {title}
      </h3>
      {author !== '' && (
        <p dir="auto" className="text-ink-soft wrap-anywhere">
          {t('preview.by', { author })}
        </p>
      )}
      {synthesis !== null && <PreviewSynthesis synthesis={synthesis} records={document.records} />}
      <div className="mt-6">
        <ChoiceList
          label={t('preview.document')}
          items={groupsOf(document)}
          atOnce={AT_ONCE}
          row={(group) => (
            <li key={group.id} className="py-5">
              <Group group={group} />
            </li>
          )}
        />
      </div>
      <WithheldRecords document={document} />
    </article>
  );
};

const Group = ({ group }: { group: RecordGroup }) =>
  'incident' in group ? (
    <PreviewIncident {...group} persons={<Persons persons={group.persons} />}>
      <Exhibits exhibits={group.exhibits} reference={group.incident.shown.reference_number} />
    </PreviewIncident>
  ) : (
    <Entry entry={group.entry} piece={group.piece} />
  );

const Persons = ({ persons }: { persons: Extract<DossierRecord, { entity: 'incident_person' }>[] }) => {
  const { t } = useTexts('dossier');
  const { t: words } = useTexts('persons');
  if (persons.length === 0) return null;
  return (
    <Part title={t('preview.persons')}>
      <ul>
        {persons.map(({ id, shown: { full_name, part, role, notes } }) => {
          const known = playedPart.safeParse(part).data;
          return (
            <li key={id} className="mt-1 wrap-anywhere">
              <bdi className="font-semibold">{full_name}</bdi>
              {[known && words(`part.${known}`), role].filter(Boolean).map((beside) => (
                <span key={beside} className="text-ink-soft">
                  {' · '}
                  <bdi>{beside}</bdi>
                </span>
              ))}
              {notes !== '' && <Words>{notes}</Words>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
};

interface ExhibitsProps {
  /** Of their incident. */
  reference: string;
  exhibits: { record: Extract<DossierRecord, { entity: 'evidence' }>; piece: DossierPiece | undefined }[];
}

const Exhibits = ({ exhibits, reference }: ExhibitsProps) => {
  const { t, language } = useTexts('dossier');
  if (exhibits.length === 0) return null;
  return (
    <Part title={t('preview.pieces')}>
      <ul>
        {exhibits.map(({ record: { id, shown }, piece }) => (
          <li key={id} className="mt-2 wrap-anywhere">
            <p>
              <span className="font-semibold">
                {t('preview.piece', { number: piece?.number ?? shown.number })}
              </span>
              {piece !== undefined && piece.number !== shown.number && (
                <span className="text-ink-soft">
                  {' '}
                  ({t('choose.exhibit', { number: shown.number, reference })})
                </span>
              )}{' '}
              <bdi>{shown.title}</bdi>
              {shown.dated_on !== null && (
                <span className="text-ink-soft"> · {calendarDayText(shown.dated_on, language)}</span>
              )}
            </p>
            {shown.description !== '' && <Words>{shown.description}</Words>}
            {shown.source !== '' && (
              <p className="text-sm text-ink-soft">{t('preview.source', { source: shown.source })}</p>
            )}
            <Files piece={piece} />
          </li>
        ))}
      </ul>
    </Part>
  );
};

interface EntryProps {
  entry: Extract<DossierRecord, { entity: 'journal_entry' }>;
  piece: DossierPiece | undefined;
}

const Entry = ({ entry: { shown, first, last, versions }, piece }: EntryProps) => {
  const { t, language } = useTexts('dossier');
  const { title, content, happened_on, happened_at } = shown;
  return (
    <>
      <h4 dir="auto" className="text-lg wrap-anywhere">
        {title}
      </h4>
      <p className="text-sm text-ink-soft">
        {happened_on === null
          ? t('preview.undated')
          : dayAtHour(calendarDayText(happened_on, language), happened_at, language)}
      </p>
      <RecordedLine first={first.recorded_at} last={last.recorded_at} versions={versions} />
      <Words>{content}</Words>
      {piece !== undefined && (
        <Part title={t('preview.piece', { number: piece.number })}>
          <Files piece={piece} />
        </Part>
      )}
    </>
  );
};

const Files = ({ piece }: { piece: DossierPiece | undefined }) => {
  const { t, language } = useTexts('dossier');
  if (piece === undefined || piece.files.length === 0) return null;
  return (
    <ul className="text-sm text-ink-soft">
      {piece.files.map(({ file_id, name, size, path }) => (
        <li key={file_id} className="wrap-anywhere">
          <bdi>{name}</bdi>,{' '}
          {path === null || size === null ? t('preview.fileGone') : fileSizeText(size, language)}
        </li>
      ))}
    </ul>
  );
};
