/**
 * What stands in a dossier: the shapes of its JSON files, and where each file is in the ZIP. The server writes them; the page, the
 * file that works offline and the command line read them. Types alone: whoever reads a dossier believes nothing of it before it
 * was checked.
 *
 * [Note: what is shown and what was recorded] A dossier shows a record as the person chose: names as initials, passages covered. What
 * the ledger recorded is given beside it: the fields that are shown as they were recorded, with their salts, and of the others (tags, a
 * mood, what an incident was made of) the hashes alone. Where a passage is covered or a name replaced, and where an older entry holds
 * more than is shown, the dossier says why it is withheld, and nobody can compare it.
 */
import type { ChainedEntry } from '../entry.ts';
import type { Disclosed } from '../recorded.ts';

/** Goes up when a reader of the former one would be wrong. */
export const DOSSIER_FORMAT = 2;
/** What is read: in format 1 what was recorded stood whole or not at all. */
export const DOSSIER_FORMATS = [1, DOSSIER_FORMAT] as const;
export type DossierFormat = (typeof DOSSIER_FORMATS)[number];

/** Where the files stand. Exhibits are in `pieces/`; the text for who opens the ZIP has a name in its language. */
export const DOSSIER_PATHS = {
  pdf: 'dossier.pdf',
  document: 'dossier.json',
  ledger: 'ledger.json',
  manifest: 'manifest.json',
  /** The RFC 3161 token over the SHA-256 of the manifest's bytes, DER; absent where no authority was asked or none answered. */
  timestamp: 'timestamp.tsr',
  verifier: 'verifier.html',
  exhibits: 'pieces/',
  readme: { fr: 'LISEZ-MOI.txt', en: 'README.txt' },
} as const;

/** Not in the manifest: itself, and what is made of it. */
export const OUTSIDE_MANIFEST: readonly string[] = [DOSSIER_PATHS.manifest, DOSSIER_PATHS.timestamp];

export type DossierLanguage = 'fr' | 'en';

/** How the names of persons appear. */
export type PersonsShown = 'full' | 'initials' | 'pseudonyms';

/** `manifest.json`: RFC 8785 canonical JSON in UTF-8, nothing behind it. */
export interface DossierManifest {
  format: DossierFormat;
  product: string;
  dossier_id: string;
  /** The moment that the dossier shows. ISO 8601 in UTC. */
  taken_at: string;
  /** Where the ledger ended at that moment; null where nothing was recorded. */
  ledger: { sequence: number; hash: string } | null;
  /** Every file of the ZIP but {@link OUTSIDE_MANIFEST}, sorted by path. SHA-256 in lower-case hex, sizes in bytes. */
  files: { path: string; size: number; sha256: string }[];
}

/** `ledger.json` */
export interface DossierLedger {
  format: DossierFormat;
  taken_at: string;
  head: { sequence: number; hash: string } | null;
  /**
   * `whole`: every entry from the first to the head, none with what it holds. It can be followed link by link, and tells when, and of
   * what kind, the person recorded anything. `inside`: only the entries of what is in the dossier: each one's own hash can be checked.
   */
  entries_are: 'whole' | 'inside';
  /** By their sequence. */
  entries: ChainedEntry[];
}

/** Why what the ledger recorded does not stand beside what is shown. */
export type WithheldBecause =
  /** A passage is covered. */
  | 'redacted'
  /** A name is shown as initials or as a pseudonym, or as 'Anonyme'. */
  | 'names'
  /** It is of a time when an entry could be shown only whole, and holds more than the person added. */
  | 'more_recorded'
  /** It does not open. */
  | 'damaged';

interface RecordBase {
  id: string;
  /** Of a person or an exhibit, the incident. */
  within: string | null;
  /** When it was first recorded, and when the version that is shown was. */
  first: { sequence: number; recorded_at: string };
  last: { sequence: number; recorded_at: string };
  /** How many versions the ledger has. */
  versions: number;
  /** What the entry `last.sequence` holds, whole or in fields. See [Note: what is shown and what was recorded] */
  recorded: { content: unknown; salt: string } | Disclosed | null;
  withheld: WithheldBecause | null;
}

/** In the order in which they are read: an incident, its persons, its exhibits; incidents and entries by when they happened. */
export type DossierRecord =
  | (RecordBase & { entity: 'incident'; shown: ShownIncident })
  | (RecordBase & { entity: 'incident_person'; shown: ShownPerson })
  | (RecordBase & { entity: 'evidence'; shown: ShownExhibit })
  | (RecordBase & { entity: 'journal_entry'; shown: ShownEntry });

/**
 * The fields have the names that they have in what was recorded, and say the same unless it is withheld. A covered passage stands as
 * {@link COVERED}.
 */
export interface ShownIncident {
  reference_number: string;
  title: string;
  description: string;
  type: string;
  priority: string;
  /** Fields that the person left as the form had them: not stated. */
  unstated: string[];
  status: string;
  incident_date: string | null;
  incident_time: string | null;
  incident_until: string | null;
  date_certainty: string | null;
  /** Where the hour is a period, its end. */
  time_until?: string | null | undefined;
  /** Of the hour; where nothing is said of it, it is as sure as the day. */
  time_certainty?: string | null | undefined;
  location: string | null;
  other_places: { place: string; what: string }[];
  is_sensitive: boolean;
  /** The words that the description was made of, where the person added them. */
  account: { said_at: string; words: string }[];
}

export interface ShownPerson {
  /** As the dossier calls them. */
  full_name: string;
  part: string | null;
  role: string;
  notes: string;
}

export interface ShownExhibit {
  /** Within its incident. */
  number: number;
  title: string;
  description: string;
  source: string;
  type: string;
  dated_on: string | null;
  /** Ids, in order. */
  files: string[];
}

export interface ShownEntry {
  title: string;
  content: string;
  entry_type: string;
  happened_on: string | null;
  happened_at: string | null;
  /** When it was written, where it could be sent only later. */
  written_at: string | null;
  files: string[];
}

/** Stands in the place of a covered passage. */
export const COVERED = '█████';

/** "Pièce n° x": counted through the dossier from 1. An exhibit without a file is one too. */
export interface DossierPiece {
  number: number;
  /** The record that it is, or whose files these are. */
  entity: 'evidence' | 'journal_entry';
  record_id: string;
  files: {
    file_id: string;
    /** In the ZIP; null where the file does not open: then it is not there. */
    path: string | null;
    /** As it was called when it was added. */
    name: string;
    media_type: string;
    /** Null where nothing is known of the file any more. */
    size: number | null;
    /** Null where the file does not open. */
    sha256: string | null;
    /** When it was added, by the server's clock; null where nothing is known of the file any more. */
    added_at: string | null;
    /**
     * What the ledger recorded when it was added (its name, type, size and SHA-256), with its salt; null or absent where that does not
     * open, or the file is from before files were recorded. It binds the bytes to the ledger, and so to a receipt.
     */
    recorded?: { sequence: number; content: unknown; salt: string } | null;
  }[];
}

/** Where a sentence comes from: the words of a record, by their place in one of its fields, in UTF-16 code units. */
export interface SentenceSource {
  entity: 'incident' | 'incident_person' | 'evidence' | 'journal_entry';
  id: string;
  version: number;
  /** Null where the sentence rests on the record as a whole, or on what it counts. */
  passage: { field: string; start: number; end: number } | null;
}

/** The synthesis, as the person kept it. */
export interface DossierSynthesis {
  id: string;
  version: number;
  recorded_at: string;
  sentences: {
    part: string;
    text: string;
    /** `words`: the person's own; `rule`, `model`: composed of them, and checked; `person`: written or changed by hand. */
    made: 'words' | 'rule' | 'model' | 'person';
    sources: SentenceSource[];
  }[];
  /** How many sentences do not stand here: they rest on what cannot go into a dossier. Absent where none. */
  left_out?: number | undefined;
}

/** `dossier.json` */
export interface DossierDocument {
  format: DossierFormat;
  product: string;
  dossier_id: string;
  language: DossierLanguage;
  title: string;
  /** How the person is named on the first page; empty where they are not. */
  author: string;
  /** The moment that the dossier shows: all of it is of this one. */
  taken_at: string;
  persons_shown: PersonsShown;
  records: DossierRecord[];
  pieces: DossierPiece[];
  synthesis: DossierSynthesis | null;
}
