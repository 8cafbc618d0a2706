import type { RecordName, TimestampFault, ZipFault } from '../finding.ts';
import { type DifferenceTexts, MOMENT, NAMED_AT_MOST, type Texts } from './texts.ts';

const several = (count: number, one: string, more: string): string => (count === 1 ? one : more);

export const ENGLISH: Texts = {
  when: (at, timeZone) => new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone }).format(at),
  holds: 'Everything agrees',
  holdsText: (files) =>
    `The ${files} files of the ZIP were read byte by byte: they agree with each other, and what the case file shows agrees with the ledger.`,
  differs: (count) => several(count, 'One difference was found', `${count} differences were found`),
  differsText:
    'This file is not as it was made, or is not a whole case file. The cause can be a damaged or interrupted copy; it need not be anybody’s doing. Ask the person who gave it to you for another copy, and keep this one.',
  dossier: (title, product, takenAt) =>
    `“${title}”, which says that ${product} made it, shows what was recorded on ${takenAt}.`,
  counts: ({ records, pieces, entries }) =>
    `It holds ${records} ${several(records, 'record', 'records')} (incidents, persons, exhibits, journal entries), ${pieces} ${several(pieces, 'exhibit', 'exhibits')} and ${entries} ${several(entries, 'entry', 'entries')} of the ledger.`,
  stamped: (at, authority) =>
    `By the time-stamp that “${authority}” signed, no file of the case file has changed since ${at}: the fingerprint of their list is in it.`,
  stampedInSpite: (at, authority) =>
    `By the time-stamp that “${authority}” signed, the files that are not named above have not changed since ${at}.`,
  saysQualified: (authority) =>
    `That “${authority}” is the authority that it says it is. Its certificate says of itself that it is qualified under the eIDAS regulation, but no trusted list was consulted: that of the European Union is public.`,
  notQualified: (authority) =>
    `That “${authority}” is the authority that it says it is: no trusted list was consulted. Its certificate does not say that it is qualified under the eIDAS regulation: the time-stamp remains admissible, without the presumption that a qualified one carries.`,
  sameSha256: {
    zip: 'This ZIP is, byte for byte, the one whose fingerprint you had: it has not changed since that fingerprint was noted.',
    manifest:
      'The list of files is the one whose fingerprint you had: none of them has changed since that fingerprint was noted.',
  },
  receiptHolds: (sequence, at) =>
    `The ledger already had its first ${sequence} entries, as they are, when this receipt was given (the last of them is dated ${at}). None was changed or removed since.`,
  receiptPartly: (sequence, at) =>
    `Entry ${sequence}, dated ${at}, is the one that this receipt names. The whole ledger is not in the case file: the receipt says nothing here of the others.`,
  receiptOpen: {
    later: (sequence) =>
      `The receipt names entry ${sequence}, which is more recent than this case file: the two cannot be compared.`,
    not_inside: (sequence) =>
      `The receipt names entry ${sequence}, which is not in this case file: the two cannot be compared. A case file made with the whole ledger would allow it.`,
    end: (sequence) =>
      `The receipt names entry ${sequence}: it is the one with which this case file says that the ledger ended, with the same fingerprint. The entries that lead up to it are not all in the case file: only one made with the whole ledger allows them to be followed up to the receipt.`,
  },
  notCode: 'The code that was typed is not that of a receipt, or has a typing error: it was not compared.',
  agrees: 'The files agree with each other: none was changed, added or removed without the others.',
  compared: (compared, records) =>
    `For ${compared} of ${records} ${several(records, 'record', 'records')}, what is shown is exactly what the ledger recorded last, at the time given.`,
  whole: (entries) =>
    `The ledger is whole, from the first to the last of its ${entries} entries: to change, remove or move one would have broken the chain, unless all of it was made anew.`,
  inside: (entries) =>
    `Each of the ${entries} entries of the ledger that are in the case file has the right fingerprint. The others are not there: what stood between them cannot be seen.`,
  boundFiles: (bound, all) =>
    `For ${bound} of ${all} ${several(all, 'file', 'files')} of exhibits the ledger recorded the fingerprint when it was added, and it is the same.`,
  unboundFiles: (paths) =>
    several(
      paths.length,
      `That this file is the one that the person added: nothing in the case file binds it to the ledger (${listOf(paths)}).`,
      `That these ${paths.length} files are those that the person added: nothing in the case file binds them to the ledger (${listOf(paths)}).`,
    ),
  accounts: (count) =>
    several(
      count,
      'The words of a conversation that are shown with one incident: the case file does not hold what is needed to compare them with the ledger.',
      `The words of conversations that are shown with ${count} incidents: the case file does not hold what is needed to compare them with the ledger.`,
    ),
  sinceWhen:
    'Since when: nothing that was checked says so. Without a time-stamp, or a receipt or fingerprint kept elsewhere, somebody could have made all of it anew.',
  sinceWhenReceipt: (sequence) =>
    `Since when for the rest: the receipt does not date the PDF, the summary, the title, files that the ledger did not record, or the entries after entry ${sequence}.`,
  notTrue: 'That what is written is true. No check of this kind can say so.',
  notWho: 'Who wrote it: nobody signed the case file.',
  clock: (product) =>
    `The time at which each thing was recorded: it is that of the server’s clock (${product}), not of a third party.`,
  selection: 'That the case file tells everything: the person chose what to put in.',
  notPdf:
    'That the pages of the PDF say the same as the data: the PDF is read byte by byte, not word by word.',
  synthesis:
    'That the summary sums up well: its sources exist, and its sentences are not compared with them.',
  withheld: {
    redacted: (count) =>
      several(
        count,
        'One record has a covered passage: it could not be compared with the ledger.',
        `${count} records have a covered passage: they could not be compared with the ledger.`,
      ),
    names: (count) =>
      several(
        count,
        'One record shows names differently from how they were written: it could not be compared with the ledger.',
        `${count} records show names differently from how they were written: they could not be compared with the ledger.`,
      ),
    more_recorded: (count) =>
      several(
        count,
        'For one record the ledger also holds words that are not in the case file: it could not be compared.',
        `For ${count} records the ledger also holds words that are not in the case file: they could not be compared.`,
      ),
    damaged: (count) =>
      several(
        count,
        'One record did not open any more when the case file was made: it could not be compared.',
        `${count} records did not open any more when the case file was made: they could not be compared.`,
      ),
  },
  damagedFiles: (count) =>
    several(
      count,
      'One file of an exhibit did not open any more when the case file was made: it is not there.',
      `${count} files of exhibits did not open any more when the case file was made: they are not there.`,
    ),
};

/** The first of them by name. */
const listOf = (paths: readonly string[]): string =>
  [...paths.slice(0, NAMED_AT_MOST), ...(paths.length > NAMED_AT_MOST ? ['and others'] : [])].join(', ');

const KINDS: Readonly<Record<string, string>> = {
  incident: 'Incident',
  incident_person: 'Person',
  evidence: 'Exhibit',
  journal_entry: 'Journal entry',
};
const nameOf = ({ entity, name }: RecordName): string => `${KINDS[entity] ?? 'Record'} “${name}”`;
const fieldOf = (field: string): string => field.replaceAll('_', ' ');

const ZIP: Record<ZipFault, string> = {
  not_zip: 'This is not a whole ZIP file: its end is missing, or cannot be read.',
  behind_end: 'There are bytes after the end of the ZIP.',
  gap: 'There are bytes that belong to no file of the ZIP.',
  header: 'A header of the ZIP does not say what it should.',
  compressed: 'A file of the ZIP is compressed or encrypted, which a case file’s never are.',
  crc: 'A file of the ZIP does not have the checksum that its header names.',
  path: 'A file of the ZIP has a name that is not allowed.',
  duplicate: 'Two files of the ZIP have the same name.',
};
const UNREADABLE = {
  utf8: 'is not a text in UTF-8',
  json: 'is not JSON',
  canonical: 'is not written in the form that it should have (canonical JSON)',
  too_large: 'is larger than it can be',
} as const;
const TIMESTAMP: Record<TimestampFault, string> = {
  unreadable: 'The time-stamp cannot be read.',
  status: 'The time-stamping authority had refused to sign.',
  imprint: 'The time-stamp is that of another list of files.',
  signature: 'The signature of the time-stamp does not hold.',
  certificate: 'The time-stamp does not hold the certificate of who signed it, or holds another one.',
  purpose: 'The certificate that signed the time-stamp is not made for that.',
  validity: 'The time-stamp was signed outside the dates for which its certificate is valid.',
};
const PIECE = {
  number: 'is out of order',
  record: 'is that of no record of the case file, or of one that has one already',
  files: 'does not have the same files as its record',
} as const;
const PIECE_FILE = {
  size: 'does not have the size that is given',
  sha256: 'does not have the fingerprint that is given',
  path: 'is not in its place',
} as const;

export const differencesInEnglish: DifferenceTexts = {
  zip: ({ fault, path, at, field }) =>
    fault === 'crc'
      ? `${ZIP[fault]} (${path}, which begins at byte ${at})`
      : `${ZIP[fault]} (${[path, field, `byte ${at}`].filter((part) => part !== null).join(', ')})`,
  file_changed: ({ path }) => `The file “${path}” was changed: its fingerprint is not the one in the list.`,
  file_size: ({ path, listed, found }) =>
    `The file “${path}” has ${found} bytes, and the list says ${listed}.`,
  file_missing: ({ path }) => `The file “${path}” is missing.`,
  file_unlisted: ({ path }) => `The file “${path}” has no place in the list, or is not there.`,
  file_foreign: ({ path }) =>
    `The file “${path}” belongs to no case file: it was put in later. Do not open it.`,
  moment: ({ fault }) =>
    fault === 'after_stamp'
      ? 'The case file says that it was made after its own time-stamp.'
      : 'The case file says that it was made before what is in it.',
  unreadable: ({ path, why }) => `The file “${path}” ${UNREADABLE[why]}.`,
  shape: ({ path, field }) =>
    `In “${path}”, ${field === '' ? 'the content' : `“${field}”`} should not be there, is missing, or has a value that is not allowed.`,
  format: ({ path }) =>
    `The file “${path}” has another format than the one that this page knows. Take a newer version of the verifier.`,
  order: ({ path, field }) => `In “${path}”, “${field}” is not in its place.`,
  disagree: ({ field, paths: [one, other] }) =>
    `“${one}” and “${other}” do not say the same (“${fieldOf(field)}”).`,
  entry: ({ sequence, fault }) =>
    ({
      hash: `Entry ${sequence} of the ledger was changed afterwards.`,
      previous_hash: `Entry ${sequence} of the ledger does not follow the one before.`,
      sequence_gap: `An entry of the ledger is missing or out of its place, at number ${sequence}.`,
    })[fault],
  head: ({ sequence }) => `The ledger does not end where it is said to, at entry ${sequence}.`,
  foreign_entry: ({ sequence }) =>
    `Entry ${sequence} of the ledger is about nothing that is in the case file.`,
  record_twice: ({ record }) => `${nameOf(record)} is in the case file twice.`,
  entry_missing: ({ record, sequence }) =>
    sequence === 0
      ? `${nameOf(record)} has no entry in the ledger.`
      : `${nameOf(record)} names entry ${sequence}, which is not in the case file.`,
  entry_other: ({ record, sequence, field }) =>
    `${nameOf(record)} does not say the same as entry ${sequence} of the ledger (“${fieldOf(field)}”).`,
  recorded_changed: ({ record, sequence }) =>
    `${nameOf(record)}: what is given as recorded is not what entry ${sequence} recorded.`,
  shown_differs: ({ record, sequence, field, shown, recorded }) =>
    `${nameOf(record)}, field “${fieldOf(field)}”: the case file shows “${shown}”, entry ${sequence} recorded “${recorded}”.`,
  versions: ({ record, said, found }) =>
    `${nameOf(record)} is said to have ${said} ${several(said, 'version', 'versions')}, and the ledger has ${found}.`,
  withheld: ({ record }) => `${nameOf(record)} cannot be compared, and the case file does not say why.`,
  within: ({ record }) => `${nameOf(record)} is not within an incident of the case file, or should not be.`,
  piece: ({ number, fault }) =>
    fault === 'missing' ? 'An exhibit of the case file has no number.' : `Exhibit ${number} ${PIECE[fault]}.`,
  piece_file: ({ number, path, fault }) => `Exhibit ${number}: the file “${path}” ${PIECE_FILE[fault]}.`,
  piece_recorded: ({ number, name, sequence }) =>
    `Exhibit ${number}: the file “${name}” is not the one that entry ${sequence} recorded.`,
  file_without_piece: ({ path }) => `The file “${path}” is that of no exhibit.`,
  source: ({ sentence, fault }) =>
    fault === 'record'
      ? `Sentence ${sentence} of the summary names a record that is not in the case file.`
      : `Sentence ${sentence} of the summary names a passage that does not exist.`,
  timestamp: ({ fault }) => TIMESTAMP[fault],
  receipt: ({ sequence }) =>
    `The receipt names another entry ${sequence} than the case file’s: it is another ledger, or it was made anew since.`,
  sha256: () =>
    'The fingerprint that you had is neither that of this ZIP nor that of its list of files: it is another case file, or it was changed.',
};
