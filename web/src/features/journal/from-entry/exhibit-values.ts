import type { EvidenceInput, EvidenceType } from '#contract/evidence.ts';
import type { Entry } from '#contract/journal.ts';
import type { EntryType } from '#contract/kinds.ts';

/** What a person says of an exhibit that is made of an entry; its words are taken as they are. */
export interface ExhibitValues {
  title: string;
  source: string;
  type: EvidenceType;
  /** The ids of those files of the entry that go with it. */
  files: string[];
}

const TYPES: Record<EntryType, EvidenceType> = {
  note: 'journal_entry',
  voice_memo: 'audio',
  document: 'document',
  reflection: 'journal_entry',
  follow_up: 'journal_entry',
};

/** What the form begins with. The source is the person's to say: the exhibit shows by itself which entry it was made of. */
export const exhibitValues = ({ title, entry_type, files }: Entry): ExhibitValues => ({
  title,
  source: '',
  type: TYPES[entry_type],
  files: files.map(({ id }) => id),
});

/** The request that makes the exhibit, with the entry's own words. */
export const exhibitInput = (id: string, entry: Entry, values: ExhibitValues): EvidenceInput => ({
  id,
  title: values.title.trim(),
  description: entry.content,
  source: values.source.trim(),
  type: values.type,
  files: entry.files.map((file) => file.id).filter((file) => values.files.includes(file)),
  journal_entry_id: entry.id,
});
