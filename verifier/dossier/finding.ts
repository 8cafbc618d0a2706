/** What a check of a dossier found. The words for it, in both languages, are made in words/. */
import type { DossierLedger, PersonsShown, WithheldBecause } from './format.ts';

/** A file of the dossier, by its path in the ZIP. */
type Path = string;

/**
 * - `not_zip`: it is no ZIP file, or its end is missing;
 * - `behind_end`, `gap`: bytes that belong to no file;
 * - `header`: a header says something that a dossier's ZIP does not, or that another header contradicts;
 * - `compressed`: a file is compressed or encrypted, which a dossier's never are;
 * - `crc`: a file does not have the checksum that its headers name;
 * - `path`: a name that leads out of the folder, or is no name;
 * - `duplicate`: two files have one name.
 */
export type ZipFault =
  | 'not_zip'
  | 'behind_end'
  | 'gap'
  | 'header'
  | 'compressed'
  | 'crc'
  | 'path'
  | 'duplicate';

/** `unreadable`: no token; the rest says what of it does not hold. */
export type TimestampFault =
  | 'unreadable'
  | 'status'
  | 'imprint'
  | 'signature'
  | 'certificate'
  | 'purpose'
  | 'validity';

/** A record, as the dossier calls it. */
export interface RecordName {
  entity: string;
  id: string;
  /** Its reference, its title or its name, as shown. */
  name: string;
}

/** One thing that is not as it should be: what, and where. */
export type DossierDifference =
  | { is: 'zip'; fault: ZipFault; path: Path | null; at: number; field: string | null }
  | { is: 'file_changed'; path: Path; listed: string; found: string }
  | { is: 'file_size'; path: Path; listed: number; found: number }
  | { is: 'file_missing'; path: Path }
  | { is: 'file_unlisted'; path: Path }
  /** No dossier has a file of this name. */
  | { is: 'file_foreign'; path: Path }
  /** When it was taken cannot be: what is in it was recorded later, or it was stamped before. */
  | { is: 'moment'; fault: 'before_entries' | 'after_stamp' }
  /** `too_large`: no dossier's file of this kind is so large. */
  | { is: 'unreadable'; path: Path; why: 'utf8' | 'json' | 'canonical' | 'too_large' }
  /** A field that should not be there, is missing, or holds what it cannot hold: `records.3.last.sequence`. */
  | { is: 'shape'; path: Path; field: string }
  | { is: 'format'; path: Path }
  | { is: 'order'; path: Path; field: string }
  | { is: 'disagree'; field: string; paths: [Path, Path] }
  | { is: 'entry'; sequence: number; fault: 'hash' | 'previous_hash' | 'sequence_gap' }
  | { is: 'head'; sequence: number }
  | { is: 'foreign_entry'; sequence: number }
  | { is: 'record_twice'; record: RecordName }
  | { is: 'entry_missing'; record: RecordName; sequence: number }
  /** The entry is about another record, or of another time. */
  | { is: 'entry_other'; record: RecordName; sequence: number; field: string }
  /** What stands in the dossier as recorded is not what the ledger's entry has the hash of. */
  | { is: 'recorded_changed'; record: RecordName; sequence: number }
  | {
      is: 'shown_differs';
      record: RecordName;
      sequence: number;
      field: string;
      shown: string;
      recorded: string;
    }
  | { is: 'versions'; record: RecordName; said: number; found: number }
  /** It is not said why what was recorded is withheld, or it is said though it is there. */
  | { is: 'withheld'; record: RecordName }
  | { is: 'within'; record: RecordName }
  | { is: 'piece'; number: number; fault: 'number' | 'record' | 'files' | 'missing' }
  | { is: 'piece_file'; number: number; path: Path; fault: 'size' | 'sha256' | 'path' }
  | { is: 'piece_recorded'; number: number; name: string; sequence: number; field: string | null }
  /** An exhibit's file that no piece names. */
  | { is: 'file_without_piece'; path: Path }
  | { is: 'source'; sentence: number; fault: 'record' | 'passage' }
  | { is: 'timestamp'; fault: TimestampFault }
  | { is: 'receipt'; sequence: number }
  | { is: 'sha256'; expected: string };

/** What the time-stamp says, where it holds. */
export interface TimestampFound {
  /** By the authority's clock. ISO 8601 in UTC. */
  at: string;
  /** Who signs it, as its certificate says. */
  authority: string;
  /** The certificate says of itself that it is for qualified time-stamps; nobody asked a trusted list. */
  saysQualified: boolean;
}

/**
 * What a receipt code shows.
 * - `not_code`: it is none, or has a typing error;
 * - `holds`: the ledger had, when it was given, what it has;
 * - `partly`: only that entry of it is in the dossier;
 * - `later`: it was given after the dossier was made;
 * - `not_inside`: that entry of the ledger is not in the dossier;
 * - `end`: it is not in the dossier either, and the one with which the dossier says that the ledger ended;
 * - `differs`: another ledger, or one that was changed.
 */
export type ReceiptFound =
  | { is: 'not_code' }
  | { is: 'later' | 'not_inside' | 'end' | 'differs'; sequence: number }
  /** When the last entry that it speaks of was recorded. */
  | { is: 'holds' | 'partly'; sequence: number; at: string };

/** What is in the dossier, as far as it could be read. */
export interface DossierContents {
  dossierId: string;
  product: string;
  title: string;
  /** The moment that it shows. ISO 8601 in UTC. */
  takenAt: string;
  personsShown: PersonsShown;
  records: number;
  /** How many of them were compared with what the ledger recorded. */
  compared: number;
  withheld: Partial<Record<WithheldBecause, number>>;
  pieces: number;
  /** Files of pieces whose bytes the ledger recorded, too. */
  boundFiles: number;
  /** The paths of those of which the dossier does not show it. */
  unboundFiles: string[];
  /** How many incidents show words of a conversation, which nothing in the dossier binds to the ledger. */
  accounts: number;
  /** Files that did not open when the dossier was made. */
  damagedFiles: number;
  entriesAre: DossierLedger['entries_are'];
  entries: number;
  head: { sequence: number; hash: string } | null;
  hasSynthesis: boolean;
}

export interface DossierFinding {
  /** Of the ZIP, in bytes. */
  size: number;
  /** How many files are in it. */
  files: number;
  /** Null where one of the files that say so cannot be read. */
  contents: DossierContents | null;
  /** Empty where everything agrees. */
  differences: DossierDifference[];
  /** Null where there is none, or where it does not hold (then a difference says so). */
  timestamp: TimestampFound | null;
  hasTimestamp: boolean;
  /** Null where no code was given. */
  receipt: ReceiptFound | null;
  /** What the SHA-256 that one had before is the fingerprint of; null where none was given, or where it is that of neither. */
  sha256: 'zip' | 'manifest' | null;
}
