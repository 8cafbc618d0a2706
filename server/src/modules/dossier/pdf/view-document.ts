/** What the template shows of a dossier: every text in its place, dates written out. It knows no layout, and the template no dossier. */
import {
  COVERED,
  type DossierDocument,
  type DossierPiece,
  type DossierRecord,
} from '#verifier/dossier/format.ts';
import { type Words, wordsOf } from '../../../platform/typst/words.ts';
import { INCIDENT_WORDS } from '../../incidents/index.ts';
import { type DossierTimes, dossierTimes } from './dossier-times.ts';
import { DOSSIER_WORDS, type DossierWords } from './dossier-words.ts';
import { viewSynthesis } from './view-synthesis.ts';

/** A label, and what stands beside it. */
type Fact = [label: string, value: Words];
/** Facts that stand in one line. */
type FactLine = Fact[];

interface FileView {
  name: Words;
  size: string | null;
  sha256: string | null;
  added: string;
}

interface PieceView {
  /** Where links lead. */
  anchor: string;
  number: string;
  title: Words;
  facts: FactLine[];
  description: Words;
  files: FileView[];
  recorded: string;
  withheld: string | null;
}

interface PersonView {
  name: Words;
  part: string;
  role: Words;
  notes: Words;
  recorded: string;
  withheld: string | null;
}

interface RecordView {
  anchor: string;
  title: Words;
  /** For bookmarks and the table of contents. */
  sensitive: boolean;
  facts: FactLine[];
  /** False for a text that its heading needs no other title for. */
  is_account: boolean;
  text: Words;
  account: { said: string; words: Words }[];
  persons: PersonView[];
  pieces: PieceView[];
  files: FileView[];
  withheld: string | null;
}

type RecordOf<Entity> = Extract<DossierRecord, { entity: Entity }>;

const textOf = (text: string): Words => wordsOf(text, COVERED);

export type DossierView = ReturnType<typeof viewDocument>;

/** JSON for `dossier.typ`. */
export const viewDocument = (dossier: DossierDocument) => {
  const words = DOSSIER_WORDS[dossier.language];
  const times = dossierTimes(dossier.language);
  const view = viewer(dossier, words, times);
  const { records, pieces } = dossier;
  const incidents = records.filter((record) => record.entity === 'incident').map(view.incident);
  const entries = records.filter((record) => record.entity === 'journal_entry').map(view.entry);
  const counted = {
    incidents: incidents.length,
    entries: entries.length,
    pieces: pieces.length,
    files: pieces.flatMap(({ files }) => files).length,
  };
  return {
    language: dossier.language,
    product: dossier.product,
    title: textOf(dossier.title),
    plain_title: dossier.title.replaceAll(COVERED, '…').replaceAll(/\s+/g, ' '),
    author: dossier.author === '' ? null : textOf(dossier.author),
    plain_author: dossier.author,
    id: dossier.dossier_id,
    made: parts(dossier.taken_at),
    taken: words.takenAt(times.moment(dossier.taken_at)),
    counts: Object.entries(counted).map(([what, count]) => {
      const [one, many] = words.counts[what as keyof typeof counted] as [string, string];
      return `${count} ${count === 1 || (count === 0 && dossier.language === 'fr') ? one : many}`;
    }),
    persons_shown: words.reading.persons[dossier.persons_shown],
    has_covered: records.some(({ withheld }) => withheld === 'redacted'),
    is_empty: records.length === 0,
    synthesis: viewSynthesis(dossier, words, times),
    incidents,
    entries,
    pieces: pieces.map(view.listed),
    // Functions stay behind: JSON has none.
    words: JSON.parse(JSON.stringify(words)) as DossierWords,
  };
};

const viewer = (dossier: DossierDocument, words: DossierWords, times: DossierTimes) => {
  const { language } = dossier;
  const within = Map.groupBy(dossier.records, (record) => record.within);
  const piecesOf = Map.groupBy(dossier.pieces, ({ record_id }) => record_id);

  const file = ({ name, size, sha256, added_at }: DossierPiece['files'][number]): FileView => ({
    name: textOf(name),
    size: size === null ? null : times.size(size),
    sha256,
    added: added_at === null ? words.addedUnknown : words.addedOn(times.moment(added_at)),
  });
  const filesOf = (id: string): FileView[] =>
    (piecesOf.get(id) ?? []).flatMap(({ files }) => files.map(file));
  const inBoth = (table: Readonly<Record<string, { fr: string; en: string }>>, code: string): string =>
    table[code]?.[language] ?? code;
  /** A line of the facts that are known; none where none is. */
  const factLine = (...all: [string, string | Words | null][]): FactLine[] => {
    const line = all.flatMap(([label, value]): Fact[] => {
      const shown = typeof value === 'string' ? textOf(value) : (value ?? []);
      return shown.length > 0 ? [[label, shown]] : [];
    });
    return line.length > 0 ? [line] : [];
  };
  const changes = ({ versions }: DossierRecord): number => Math.max(0, versions - 1);
  const ledgerFacts = (record: DossierRecord): FactLine[] => [
    ...factLine(
      [words.facts.first, times.moment(record.first.recorded_at)],
      [words.facts.ledger, words.ledger(record.first.sequence, record.last.sequence)],
    ),
    ...factLine([
      words.facts.changed,
      changes(record) === 0
        ? words.never
        : words.changedTimes(changes(record), times.moment(record.last.recorded_at)),
    ]),
  ];
  /** The same in a line. */
  const recorded = (record: DossierRecord): string =>
    [
      `${words.ledger(record.first.sequence, record.last.sequence)}, ${times.moment(record.first.recorded_at)}`,
      ...(changes(record) > 0
        ? [words.changedLater(changes(record), times.moment(record.last.recorded_at))]
        : []),
    ].join(words.semicolon);
  const withheld = (record: DossierRecord): string | null =>
    record.withheld === null ? null : words.withheld[record.withheld];

  const person = (record: RecordOf<'incident_person'>): PersonView => ({
    name: textOf(record.shown.full_name),
    part: record.shown.part === null ? '' : inBoth(INCIDENT_WORDS.parts, record.shown.part),
    role: textOf(record.shown.role),
    notes: textOf(record.shown.notes),
    recorded: recorded(record),
    withheld: withheld(record),
  });

  const exhibit = (record: RecordOf<'evidence'>): PieceView => ({
    anchor: anchorOf(record.id),
    number: (piecesOf.get(record.id) ?? []).map(({ number }) => words.piece(number)).join(', '),
    title: textOf(record.shown.title),
    facts: [
      ...factLine(
        [words.facts.type, words.evidenceTypes[record.shown.type] ?? record.shown.type],
        [words.facts.dated, record.shown.dated_on === null ? null : times.day(record.shown.dated_on)],
      ),
      ...factLine([words.facts.source, record.shown.source]),
    ],
    description: textOf(record.shown.description),
    files: filesOf(record.id),
    recorded: `${words.numberInIncident(record.shown.number)}${words.semicolon}${recorded(record)}`,
    withheld: withheld(record),
  });

  const incident = (record: RecordOf<'incident'>): RecordView => {
    const { shown } = record;
    const inside = within.get(record.id) ?? [];
    const chosen = (field: string, word: string): string =>
      shown.unstated.includes(field) ? words.notStated : word;
    return {
      anchor: anchorOf(record.id),
      title: textOf(`${shown.reference_number} · ${shown.title}`),
      sensitive: shown.is_sensitive,
      facts: [
        ...factLine([words.facts.happened, times.happened(shown)]),
        ...factLine([words.facts.place, shown.location]),
        ...shown.other_places.flatMap(({ place, what }) =>
          factLine([words.facts.place, what === '' ? place : `${place} (${what})`]),
        ),
        ...factLine(
          [words.facts.type, chosen('type', inBoth(INCIDENT_WORDS.types, shown.type))],
          [words.facts.priority, chosen('priority', inBoth(INCIDENT_WORDS.priorities, shown.priority))],
          [words.facts.status, inBoth(INCIDENT_WORDS.statuses, shown.status)],
        ),
        ...ledgerFacts(record),
      ],
      is_account: true,
      text: textOf(shown.description),
      account: shown.account.map(({ said_at, words }) => ({
        said: times.moment(said_at),
        words: textOf(words),
      })),
      persons: inside.filter((one) => one.entity === 'incident_person').map(person),
      pieces: inside.filter((one) => one.entity === 'evidence').map(exhibit),
      files: [],
      withheld: withheld(record),
    };
  };

  const entry = (record: RecordOf<'journal_entry'>): RecordView => {
    const { shown } = record;
    const day =
      shown.happened_on === null ? words.when.notStated : words.when.exact(times.day(shown.happened_on));
    return {
      anchor: anchorOf(record.id),
      title: textOf(shown.title === '' ? words.untitled : shown.title),
      sensitive: false,
      facts: [
        ...factLine(
          [
            words.facts.happened,
            shown.happened_at === null ? day : `${day} ${words.when.at(shown.happened_at)}`,
          ],
          [words.facts.entryType, words.entryTypes[shown.entry_type] ?? shown.entry_type],
        ),
        ...factLine([words.facts.written, shown.written_at === null ? null : times.moment(shown.written_at)]),
        ...ledgerFacts(record),
      ],
      is_account: false,
      text: textOf(shown.content),
      account: [],
      persons: [],
      pieces: [],
      files: filesOf(record.id),
      withheld: withheld(record),
    };
  };

  const byId = new Map(dossier.records.map((record) => [record.id, record]));
  const listed = ({ number, entity, record_id, files }: DossierPiece) => {
    const record = byId.get(record_id);
    const title =
      record?.entity === 'evidence' || record?.entity === 'journal_entry' ? record.shown.title : '';
    return {
      number: words.piece(number),
      anchor: record ? anchorOf(record.id) : null,
      title: textOf(title),
      of_entry: entity === 'journal_entry',
      files: files.map(file),
    };
  };
  return { incident, entry, listed };
};

/** The label of a record in the document. */
export const anchorOf = (id: string): string => `record-${id}`;

/** An instant as Typst's own `datetime` takes it, in UTC. */
const parts = (iso: string): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number> => {
  const at = new Date(iso);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
};
