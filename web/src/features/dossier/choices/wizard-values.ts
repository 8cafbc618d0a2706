/** What the wizard holds, and keeps in the browser until the dossier is made. */
import * as z from 'zod/mini';
import { type DossierChoices, dossierChoices, type LikeNamedAnswer } from '#contract/dossiers.ts';
import { type DraftKind, KEEP_ALL } from '#web/editing/edited-kind.ts';

const shape = z.object({
  ...dossierChoices.shape,
  // Unfinished titles are kept too.
  title: z.string(),
  author: z.string(),
  /** Incidents that are not sensitive. */
  incident_ids: z.array(z.string()),
  /** Sensitive ones, each added by hand. */
  sensitive_ids: z.array(z.string()),
});
export type WizardValues = z.infer<typeof shape>;

/** The drafts of the wizard. One with a sensitive incident goes with the tab. */
export const WIZARD_DRAFT: DraftKind<WizardValues> = {
  what: 'dossier',
  draft: z.partial(shape),
  isSensitive: ({ sensitive_ids }) => sensitive_ids.length > 0,
  keeping: KEEP_ALL,
};

export const emptyValues = (title: string, language: 'fr' | 'en'): WizardValues => ({
  title,
  author: '',
  language,
  incident_ids: [],
  sensitive_ids: [],
  entry_ids: [],
  synthesis_id: null,
  with_questions: false,
  left_out_evidence: [],
  persons_shown: 'full',
  like_named: [],
  covered: [],
  with_account: false,
  whole_ledger: false,
});

/** In the order in which they are kept and compared. */
export const WIZARD_FIELDS = [
  'title',
  'author',
  'language',
  'incident_ids',
  'sensitive_ids',
  'entry_ids',
  'synthesis_id',
  'with_questions',
  'left_out_evidence',
  'persons_shown',
  'like_named',
  'covered',
  'with_account',
  'whole_ledger',
] as const satisfies (keyof WizardValues)[];

/** What is sent. */
export const choicesOf = ({ sensitive_ids, ...values }: WizardValues): DossierChoices => ({
  ...values,
  title: values.title.trim(),
  author: values.author.trim(),
  incident_ids: [...values.incident_ids, ...sensitive_ids],
});

/** The choices of a dossier, to begin another with them. `sensitive` are the ids of all sensitive incidents. */
export const valuesFrom = (choices: DossierChoices, sensitive: ReadonlySet<string>): WizardValues => ({
  ...choices,
  incident_ids: choices.incident_ids.filter((id) => !sensitive.has(id)),
  sensitive_ids: choices.incident_ids.filter((id) => sensitive.has(id)),
});

/** With what is said of persons of one name, in place of what was said of any of them before. */
export const withAnswer = (
  answers: readonly LikeNamedAnswer[] | undefined,
  answer: LikeNamedAnswer,
): LikeNamedAnswer[] => [
  ...(answers ?? []).filter(
    ({ person_keys }) => !person_keys.some((key) => answer.person_keys.includes(key)),
  ),
  answer,
];

/** How many records are chosen. */
export const chosenCount = ({ incident_ids, sensitive_ids, entry_ids, synthesis_id }: WizardValues): number =>
  incident_ids.length + sensitive_ids.length + entry_ids.length + (synthesis_id === null ? 0 : 1);

/** With these ids in the list, or without them. */
export const toggled = (list: readonly string[], ids: readonly string[], isIn: boolean): string[] => {
  const others = list.filter((id) => !ids.includes(id));
  return isIn ? [...others, ...ids] : others;
};

/** Without a record, wherever it was chosen, and without the passages that were covered in it. */
export const withoutRecord = (values: WizardValues, id: string): WizardValues => ({
  ...values,
  incident_ids: toggled(values.incident_ids, [id], false),
  sensitive_ids: toggled(values.sensitive_ids, [id], false),
  entry_ids: toggled(values.entry_ids, [id], false),
  left_out_evidence: toggled(values.left_out_evidence, [id], false),
  synthesis_id: values.synthesis_id === id ? null : values.synthesis_id,
  covered: values.covered.filter((passage) => passage.id !== id),
});
