/** The synthesis as the dossier's PDF shows it: each sentence with how it was made, and with its sources. */
import { COVERED, type DossierDocument, type SentenceSource } from '#verifier/dossier/format.ts';
import { type Words, wordsOf } from '../../../platform/typst/words.ts';
import type { DossierTimes } from './dossier-times.ts';
import type { DossierWords } from './dossier-words.ts';

interface SynthesisView {
  version: string;
  parts: {
    title: string;
    sentences: {
      text: Words;
      is_quote: boolean;
      made: string;
      sources: { text: string; anchor: string | null }[];
    }[];
  }[];
}

/** Null where the dossier has none. */
export const viewSynthesis = (
  { synthesis, records }: DossierDocument,
  words: DossierWords,
  times: DossierTimes,
): SynthesisView | null => {
  if (synthesis === null) return null;
  const byId = new Map(records.map((record) => [record.id, record]));

  const source = ({ id, version }: SentenceSource) => {
    const record = byId.get(id);
    if (!record) return { text: words.synthesis.outside, anchor: null };
    // Persons have no heading of their own: their incident's.
    const place = record.entity === 'incident_person' && record.within ? byId.get(record.within) : record;
    const names = [
      place?.entity === 'incident' ? place.shown.reference_number : '',
      nameOf(record),
      words.synthesis.sourceVersion(version),
      version < record.versions ? words.synthesis.olderThanShown : '',
    ];
    return {
      text: names.filter((name) => name !== '').join(', '),
      anchor: place ? `record-${place.id}` : null,
    };
  };
  const nameOf = (record: DossierDocument['records'][number]): string => {
    if (record.entity === 'incident_person') return record.shown.full_name;
    return record.entity === 'incident' ? '' : record.shown.title || words.untitled;
  };

  const bySentencePart = Map.groupBy(synthesis.sentences, ({ part }) => part);
  return {
    version: [
      words.synthesis.version(synthesis.version, times.moment(synthesis.recorded_at)),
      ...(synthesis.left_out ? [words.synthesis.leftOut(synthesis.left_out)] : []),
    ].join(' '),
    parts: [...bySentencePart].map(([part, sentences]) => ({
      title: words.synthesis.parts[part] ?? part,
      sentences: sentences.map(({ text, made, sources }) => ({
        text: wordsOf(text, COVERED),
        is_quote: made === 'words',
        made: words.synthesis.made[made],
        sources: [...new Map(sources.map(source).map((one) => [one.text, one])).values()],
      })),
    })),
  };
};
