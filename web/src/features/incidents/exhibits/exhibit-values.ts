import type { Evidence, EvidenceInput, EvidencePatch, EvidenceType } from '#contract/evidence.ts';
import { differingFields } from '#web/editing/edited-kind.ts';

/** What the exhibit of one file is called, where several files are added and each makes an exhibit. */
export interface FilePiece {
  /** The file's id. */
  file: string;
  title: string;
  type: EvidenceType;
}

/** What the form holds of an exhibit, or of several that are made at once. */
export interface ExhibitValues {
  title: string;
  /** Null until it is chosen, or proposed because of a file. */
  type: EvidenceType | null;
  dated_on: string | null;
  source: string;
  description: string;
  /** The ids of its files, in order; also of those that wait to be uploaded. */
  files: string[];
  /** Of what is new: all files make one exhibit. */
  together: boolean;
  /** Of what is new: one for each file that waits, in order. */
  pieces: FilePiece[];
}

/** The fields in the order of the form. */
export const EXHIBIT_FIELDS = [
  'files',
  'together',
  'pieces',
  'title',
  'type',
  'dated_on',
  'source',
  'description',
] as const satisfies readonly (keyof ExhibitValues)[];
export type ExhibitField = (typeof EXHIBIT_FIELDS)[number];

/** What the server keeps of an exhibit. */
const SENT = [
  'title',
  'type',
  'dated_on',
  'source',
  'description',
  'files',
] as const satisfies readonly (keyof ExhibitValues)[];

/** A new exhibit's form: nothing is said of it. */
export const emptyExhibit = (): ExhibitValues => ({
  title: '',
  type: null,
  dated_on: null,
  source: '',
  description: '',
  files: [],
  together: false,
  pieces: [],
});

/** The form of a stored exhibit. */
export const exhibitValues = (exhibit: Evidence): ExhibitValues => ({
  ...emptyExhibit(),
  title: exhibit.title,
  type: exhibit.type,
  dated_on: exhibit.dated_on,
  source: exhibit.source,
  description: exhibit.description,
  files: exhibit.files.map(({ id }) => id),
});

/** True where each of several files is to make an exhibit of its own. */
export const areSeparate = ({ pieces, together }: Pick<ExhibitValues, 'pieces' | 'together'>): boolean =>
  pieces.length > 1 && !together;

type Sent = Pick<Required<EvidenceInput>, (typeof SENT)[number]>;

/** What is sent: title and source are trimmed, the words of the description stay as they are. */
const asSent = (values: ExhibitValues): Sent => ({
  title: values.title.trim(),
  type: values.type ?? 'other',
  dated_on: values.dated_on,
  source: values.source.trim(),
  description: values.description,
  files: values.files,
});

/**
 * The requests that make what a new form holds: one exhibit, or one of each file. The exhibit of a file goes by the file's id,
 * whatever else waits beside it: so that a form which failed half-way, and is sent again, makes none of them twice.
 * @param id of an exhibit without a file of its own
 */
export const exhibitInputs = (id: string, values: ExhibitValues): EvidenceInput[] => {
  const pieces = values.pieces.filter(({ file }) => values.files.includes(file));
  if (values.together || pieces.length === 0) return [{ id, ...asSent(values) }];
  const [lone] = pieces;
  if (pieces.length === 1 && lone !== undefined) return [{ id: lone.file, ...asSent(values) }];
  return pieces.map(({ file, title, type }) => ({
    id: file,
    ...asSent({ ...values, title, type, files: [file] }),
  }));
};

/** What an edit changes; empty when nothing differs from what is stored. */
export const exhibitPatchBetween = (stored: ExhibitValues, edited: ExhibitValues): EvidencePatch => {
  const sent = asSent(edited);
  const fields = differingFields<Sent>(SENT, asSent(stored), sent);
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
};

/** The form once it was chosen whether all files make one exhibit: that one begins with the title of the first. */
export const withTogether = (values: ExhibitValues, together: boolean): ExhibitValues => {
  const [first] = values.pieces;
  if (!together || first === undefined) return { ...values, together };
  return {
    ...values,
    together,
    title: values.title.trim() === '' ? first.title : values.title,
    type: values.type ?? first.type,
  };
};
