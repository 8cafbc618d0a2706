import type { EvidenceInput, EvidenceType } from '#contract/evidence.ts';
import type { StoredFile } from '#contract/files.ts';

/** What an exhibit can be made of: words of the person that are stored elsewhere, with their files. */
export interface Material {
  /** What the exhibit is called at first. */
  title: string;
  words: string;
  type: EvidenceType;
  files: readonly Pick<StoredFile, 'id' | 'name'>[];
  /** Where the words are. */
  from: Pick<EvidenceInput, 'journal_entry_id'> | Pick<EvidenceInput, 'message_id'>;
}

/** What a person says of an exhibit that is made of something; its words are taken as they are. */
export interface MadeValues {
  title: string;
  source: string;
  type: EvidenceType;
  /** The ids of those files that go with it. */
  files: string[];
}

/** What the form begins with. The source is the person's to say: the exhibit shows by itself what it was made of. */
export const madeValues = ({ title, type, files }: Material): MadeValues => ({
  title,
  source: '',
  type,
  files: files.map(({ id }) => id),
});

/** The request that makes the exhibit, with the words as they are. */
export const madeInput = (id: string, material: Material, values: MadeValues): EvidenceInput => ({
  id,
  title: values.title.trim(),
  description: material.words,
  source: values.source.trim(),
  type: values.type,
  files: material.files.map((file) => file.id).filter((file) => values.files.includes(file)),
  ...material.from,
});
