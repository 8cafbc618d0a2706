import { dayAndTime } from '#web/lib/dates.ts';
import { quoted } from '#web/lib/quoted.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import type { ReadRecord, ReadSynthesis } from '../opening/read-dossier.ts';
import { useReading } from '../words/reading-texts.tsx';
import { recordElement } from './dossier-parts.ts';
import { ShownText } from './shown-text.tsx';

const PARTS = ['chronology', 'persons', 'repetition', 'effects', 'steps', 'exhibits', 'missing'] as const;

interface SynthesisPartProps {
  synthesis: ReadSynthesis;
  records: readonly ReadRecord[];
}

/** The account, part by part; of each sentence, who it is by and what it rests on. */
export const SynthesisPart = ({ synthesis, records }: SynthesisPartProps) => {
  const { t, language } = useReading();
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-soft">
        {t('synthesis.recordedAt', {
          version: String(synthesis.version),
          moment: dayAndTime(synthesis.recorded_at, language),
        })}
        {(synthesis.left_out ?? 0) > 0 && ` ${t('synthesis.leftOut', { count: String(synthesis.left_out) })}`}
      </p>
      {PARTS.map((part) => {
        const sentences = synthesis.sentences.filter((sentence) => sentence.part === part);
        if (sentences.length === 0) return null;
        return (
          <div key={part}>
            <h3 className="mb-2 text-lg">{t(`synthesis.${part}`)}</h3>
            <ul className="flex flex-col gap-3">
              {sentences.map((sentence, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
                <li key={place} className="break-inside-avoid">
                  <ShownText
                    text={sentence.made === 'words' ? quoted(sentence.text) : sentence.text}
                    className="max-w-[70ch]"
                  />
                  <p className="text-sm text-ink-soft">
                    {t(`synthesis.${sentence.made}`)} <Sources of={sentence.sources} records={records} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
};

/** The records that a sentence rests on, as far as they are in the dossier. */
const Sources = ({ of, records }: { of: readonly { id: string }[]; records: readonly ReadRecord[] }) => {
  const ids = [...new Set(of.map(({ id }) => id))];
  const found = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  return found.map((record) => (
    <span key={record.id}>
      {'· '}
      <a
        href={`#${recordElement(articleOf(record))}`}
        dir="auto"
        className={`${linkStyle} whitespace-nowrap max-sm:whitespace-normal`}
      >
        {nameOf(record)}
      </a>{' '}
    </span>
  ));
};

const articleOf = (record: ReadRecord): string =>
  record.entity === 'incident_person' || record.entity === 'evidence'
    ? (record.within ?? record.id)
    : record.id;

const nameOf = (record: ReadRecord): string => {
  if (record.entity === 'incident') return record.shown.reference_number;
  return record.entity === 'incident_person' ? record.shown.full_name : record.shown.title;
};
