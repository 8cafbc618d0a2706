import type { Translation } from '../catalogues.ts';
import type fr from '../fr/incidentHistory.ts';

/** Texts of features/incidents/history and features/incidents/deleted. */
export default {
  title: 'History',
  open: 'See the whole history',
  events: 'Changes',
  loading: 'Loading the history...',
  failure: 'The history could not be loaded.',
  closed: {
    title: 'An exhibit comes from a sensitive incident',
    text: 'What it said there is shown after a check.',
  },
  moments: {
    happened: 'Happened',
    recorded: 'Recorded on',
    changed: 'Last changed',
    never: 'Never changed',
  },
  field: { is_anonymized: 'Anonymised', files: 'Files' },
  fileCount_one: 'One file',
  fileCount_other: '{count} files',
  by: { person: 'by you', conversation: 'by Recueil, from the conversation' },
  event: {
    incident: {
      create: 'Incident recorded',
      update: 'Incident changed',
      delete: 'Incident deleted',
      restore: 'Incident put back',
    },
    person: {
      create: 'Person added: {name}',
      update: 'Person changed: {name}',
      delete: 'Person removed: {name}',
      restore: 'Person put back: {name}',
    },
    exhibit: {
      create: 'Exhibit no. {number} added: {title}',
      update: 'Exhibit no. {number} changed: {title}',
      delete: 'Exhibit no. {number} deleted: {title}',
      restore: 'Exhibit no. {number} put back: {title}',
    },
    persons_one: 'With {count} person',
    persons_other: 'With {count} people',
    exhibits_one: 'With {count} exhibit',
    exhibits_other: 'With {count} exhibits',
    exhibit_came: 'Exhibit from another incident, no. {number} here',
    exhibitCame: 'Exhibit no. {number} came from another incident: {title}',
    exhibit_went: 'Exhibit no. {number} moved to another incident',
    incident_took_in: 'Merged with incident {reference}',
    incident_taken_in: 'Merged with another incident',
    order: 'Order of the people changed',
    other: 'Another change',
    damaged: 'This version does not open any more',
    damagedText: 'It keeps its place. The others can still be read.',
    said: 'What it said',
    replaced: 'Replaced',
  },
  entry: {
    details: 'Details',
    number: 'Entry no. {sequence}',
    full: 'Every change is entered in a ledger. The fingerprint of this entry:',
  },
  check: {
    title: 'Check that nothing was touched',
    intro:
      'Your browser reads your whole ledger, computes every fingerprint again itself, and compares it with this incident as it is shown. Nothing is sent, nothing is changed.',
    start: 'Check now',
    again: 'Check again',
    running: 'Checking...',
    progress: 'Checking: {done} of {all}',
    failed: 'The check did not get to its end. So it says nothing, neither good nor bad.',
    holds: 'All of it holds: nothing was changed or removed afterwards',
    holdsText_one: '{count} entry checked, from {from}, read again word for word.',
    holdsText_other:
      '{count} entries checked, from {from} to {to}, {proven} of them about this incident, read again word for word.',
    meaning: 'What this shows, and what it does not show',
    shows:
      'Every entry holds the fingerprint of the one before. To change, remove or move one would have broken the sequence.',
    showsNot:
      'It does not say that what is written is accurate. And whoever holds the server could rewrite all of it from the beginning: against that, note the fingerprint below somewhere else. It has to be found, at the same number, in every later ledger.',
    note: 'Checked on {when}. The last entry and its fingerprint:',
    broken: 'The sequence breaks at entry no. {sequence}',
    brokenAt: 'It is dated {when}.',
    intactNone: 'Nothing could be checked before it.',
    intactUntil: 'All that comes before it, up to {when}, holds.',
    brokenMeans:
      'From there on the ledger no longer proves that nothing was changed. Your texts are not lost for that. The cause can be a failure or a restored backup; it need not be somebody’s doing.',
    brokenNext: 'You can note this number and today’s date, and tell the team that runs this service.',
    record: { incident: 'The incident', person: 'The person “{name}”', exhibit: 'Exhibit no. {number}' },
    differs: 'What is shown is not what the ledger has last',
    difference: {
      changed: '{what} no longer says what the history has last.',
      missing: '{what} is missing: it was added, and the ledger has neither a deletion nor a move.',
      unknown: '{what} is shown here, but the ledger does not have it in this incident.',
      damaged: '{what} does not open any more.',
    },
    differsMeans:
      'The ledger itself holds: what it has can be read below, under “What happened”. The cause can be a failure or a restored backup; it need not be somebody’s doing.',
    differsNext:
      'You can note today’s date and what is said here, and tell the team that runs this service.',
    fault: {
      sequence_gap: 'This entry is missing, or another one stands in its place.',
      previous_hash: 'It does not follow the one before.',
      hash: 'It was changed after it was entered.',
      end: 'The ledger stops before it, although it should go on.',
      content: 'What it holds is no longer what was entered, or does not open any more.',
      known: 'It is no longer the one that this device had checked.',
    },
  },
  deleted: {
    title: 'Deleted incidents',
    intro:
      'You can put them back as they were, with their people, their exhibits and their files. After 30 days they are erased.',
    on: 'Deleted on {day}',
    left_one: 'Last day to put it back (erased on {day})',
    left_other: '{count} days left (erased on {day})',
    restore: 'Put back',
    erase: 'Erase',
    of: '“{title}”',
    restoreFailure: 'The incident could not be put back',
    gone: 'It has been erased already.',
  },
  erase: {
    title: 'Erase for good?',
    what: '“{title}” can no longer be put back. Its files are erased at once, except those that are also used elsewhere.',
    confirm: 'Erase for good',
    pending: 'Erasing...',
    failure: 'The incident could not be erased',
  },
} as const satisfies Translation<typeof fr>;
