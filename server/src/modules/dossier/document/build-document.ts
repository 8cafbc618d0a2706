/** A dossier's document, of what was chosen and what there was at one moment. Pure. */
import type { DossierChoices } from '#contract/dossiers.ts';
import {
  DOSSIER_FORMAT,
  type DossierDocument,
  type DossierRecord,
  type ShownEntry,
  type ShownExhibit,
  type ShownIncident,
  type ShownPerson,
  type WithheldBecause,
} from '#verifier/dossier/format.ts';
import type { ChosenExhibit, ChosenIncident, ChosenPerson } from '../../incidents/index.ts';
import type { ChosenEntry } from '../../journal/index.ts';
import { type Covers, coversOf } from './covered.ts';
import type { Material } from './material.ts';
import { type NamesInFiles, personNames } from './persons-shown.ts';
import { piecesOf } from './pieces.ts';
import { recordedBeside } from './recorded-content.ts';
import { showAccount, showSynthesis } from './retold.ts';
import { showText } from './shown-text.ts';

/** What is said of a dossier as a whole. */
export interface DossierFacts {
  id: string;
  product: string;
  takenAt: Date;
}

/** To be called with choices that nothing stands against (`obstaclesTo`). */
export const buildDocument = (
  material: Material,
  choices: DossierChoices,
  { id, product, takenAt }: DossierFacts,
): DossierDocument => {
  const { language, persons_shown } = choices;
  const inside = new Set(material.incidents.map(({ record }) => record.id));
  const names = personNames(material.known, inside, choices);
  const covers = coversOf(material, choices.covered);
  const context: Context = { material, choices, names, covers };
  const records = inOrder(material).flatMap(({ incident, entry }) => [
    ...(incident ? incidentWithParts(context, incident) : []),
    ...(entry ? [entryRecord(context, entry)] : []),
  ]);
  return {
    format: DOSSIER_FORMAT,
    product,
    dossier_id: id,
    language,
    // The person wrote it too.
    title: showText(choices.title, [], names.find(choices.title)).text,
    author: choices.author,
    taken_at: takenAt.toISOString(),
    persons_shown,
    records,
    pieces: piecesOf(records, material, names, language),
    synthesis: material.synthesis && showSynthesis(material.synthesis, covers, names),
  };
};

interface Context {
  material: Material;
  choices: DossierChoices;
  names: NamesInFiles;
  covers: Covers;
}

/** By when they happened; behind these, what nobody says the day of, by when it was recorded. */
const inOrder = ({ incidents, entries }: Material) => {
  const moments = [
    ...incidents.map((incident) => {
      const { incident_date: day, created_at } = incident.record;
      return { incident, entry: null, day, hour: incident.content?.incident_time, created_at };
    }),
    ...entries.map((entry) => {
      const { happened_on: day, happened_at: hour, created_at } = entry.record;
      return { incident: null, entry, day, hour, created_at };
    }),
  ].map((one) => ({ ...one, key: `${one.day ?? '9999-99-99'} ${one.hour ?? ''} ${one.created_at}` }));
  return moments.sort(({ key: one }, { key: other }) => (one < other ? -1 : one > other ? 1 : 0));
};

const incidentWithParts = (context: Context, incident: ChosenIncident): DossierRecord[] => {
  const { id } = incident.record;
  const { persons, exhibits } = context.material;
  const isWithin = ({ record }: { record: { incident_id: string } }) => record.incident_id === id;
  return [
    incidentRecord(context, incident),
    ...persons.filter(isWithin).map((person) => personRecord(context, person)),
    ...exhibits.filter(isWithin).map((exhibit) => exhibitRecord(context, exhibit)),
  ];
};

/** Shows the texts of one record, and knows what became of them. */
const textsOf = ({ covers, names }: Context, id: string) => {
  let [isCovered, isRenamed] = [false, false];
  const note = (shown: ReturnType<typeof showText>): string => {
    isCovered ||= shown.isCovered;
    isRenamed ||= shown.isRenamed;
    return shown.text;
  };
  return {
    show: (field: string, text: string): string =>
      note(showText(text, covers.of(id, field), names.find(text))),
    /** Of the same record, what tells its description once more. */
    account: (passages: { said_at: string; words: string }[]) => {
      const shown = showAccount(passages, covers.wordsOf(id), names);
      for (const each of shown) note(each);
      return shown.map(({ said_at, text }) => ({ said_at, words: text }));
    },
    name: (person: { person_key: string; full_name: string }): string => {
      const text = names.of(person);
      isRenamed ||= text !== person.full_name;
      return text;
    },
    because: (): WithheldBecause | null => (isCovered ? 'redacted' : isRenamed ? 'names' : null),
  };
};

/** What every record says, with what the ledger holds where all of it is shown. */
const baseOf = (
  { material: { trails, recorded } }: Context,
  { record, content }: { record: { id: string; version: number; created_at: string }; content: unknown },
  within: string | null,
  shown: object,
  because: WithheldBecause | null,
) => {
  const trail = trails.get(record.id);
  // The ledger tells of every record; of one that it does not tell of, something was taken away.
  const nowhere = { sequence: 0, recorded_at: record.created_at };
  const { first, last, versions } = trail ?? { first: nowhere, last: nowhere, versions: 0 };
  const held = trail && recorded.get(last.sequence);
  const isNewest = (held?.content as { version?: unknown } | null | undefined)?.version === record.version;
  const withheld = content === undefined || !held || !isNewest ? ('damaged' as const) : because;
  const given = withheld === null && held ? recordedBeside(held, shown) : null;
  return {
    id: record.id,
    within,
    first,
    last,
    versions,
    recorded: given,
    withheld: withheld ?? (given === null ? ('more_recorded' as const) : null),
  };
};

const incidentRecord = (context: Context, incident: ChosenIncident): DossierRecord => {
  const { record, content } = incident;
  const texts = textsOf(context, record.id);
  const shown: ShownIncident = {
    reference_number: record.reference_number,
    title: texts.show('title', content?.title ?? ''),
    description: texts.show('description', content?.description ?? ''),
    type: record.type,
    priority: record.priority,
    unstated: content?.unstated ?? [],
    status: record.status,
    incident_date: record.incident_date,
    incident_time: content?.incident_time ?? null,
    incident_until: record.incident_until,
    date_certainty: record.date_certainty,
    // Left out where nothing is said of them, as readers know them that are older than these fields.
    ...(content?.time_until && { time_until: content.time_until }),
    ...(content?.time_certainty && { time_certainty: content.time_certainty }),
    location: content?.location == null ? null : texts.show('location', content.location),
    other_places: (content?.other_places ?? []).map(({ place, what }, at) => ({
      place: texts.show(`other_places.${at}.place`, place),
      what: texts.show(`other_places.${at}.what`, what),
    })),
    is_sensitive: record.is_sensitive,
    account: context.choices.with_account ? texts.account(content?.origin?.account ?? []) : [],
  };
  return { entity: 'incident', ...baseOf(context, incident, null, shown, texts.because()), shown };
};

const personRecord = (context: Context, person: ChosenPerson): DossierRecord => {
  const { record, content } = person;
  const texts = textsOf(context, record.id);
  const shown: ShownPerson = {
    full_name: texts.name({ person_key: record.person_key, full_name: content?.full_name ?? '' }),
    part: content?.part ?? null,
    role: texts.show('role', content?.role ?? ''),
    notes: texts.show('notes', content?.notes ?? ''),
  };
  const base = baseOf(context, person, record.incident_id, shown, texts.because());
  return { entity: 'incident_person', ...base, shown };
};

const exhibitRecord = (context: Context, exhibit: ChosenExhibit): DossierRecord => {
  const { record, content } = exhibit;
  const texts = textsOf(context, record.id);
  const shown: ShownExhibit = {
    number: record.number,
    title: texts.show('title', content?.title ?? ''),
    description: texts.show('description', content?.description ?? ''),
    source: texts.show('source', content?.source ?? ''),
    type: record.type,
    dated_on: content?.dated_on ?? null,
    files: content?.files ?? [],
  };
  const base = baseOf(context, exhibit, record.incident_id, shown, texts.because());
  return { entity: 'evidence', ...base, shown };
};

const entryRecord = (context: Context, entry: ChosenEntry): DossierRecord => {
  const { record, content } = entry;
  const texts = textsOf(context, record.id);
  const shown: ShownEntry = {
    title: texts.show('title', content?.title ?? ''),
    content: texts.show('content', content?.content ?? ''),
    entry_type: record.entry_type,
    happened_on: record.happened_on,
    happened_at: record.happened_at,
    written_at: content?.written_at ?? null,
    files: content?.files ?? [],
  };
  return { entity: 'journal_entry', ...baseOf(context, entry, null, shown, texts.because()), shown };
};
