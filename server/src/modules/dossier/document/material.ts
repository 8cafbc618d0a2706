/** What a dossier is made of, as it was at one moment. */
import type { DossierChoices } from '#contract/dossiers.ts';
import type { StoredFile } from '#contract/files.ts';
import type { DossierSynthesis } from '#verifier/dossier/format.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readOpenedAt, readSteps } from '../../../platform/ledger/ledger-reader.ts';
import { readFiles } from '../../files/index.ts';
import {
  type ChosenExhibit,
  type ChosenIncident,
  type ChosenPerson,
  type KnownName,
  readChosenIncidents,
  readKnownNames,
} from '../../incidents/index.ts';
import { type ChosenEntry, readChosenEntries } from '../../journal/index.ts';
import { readSynthesisForDossier } from '../../synthesis/index.ts';
import { type Trail, trailsOf } from './trails.ts';

/** What an entry of the ledger holds, with its hash and the salt of this. */
export interface Recorded {
  content: unknown;
  salt: string;
  contentHash: string;
}

export interface Material {
  incidents: readonly ChosenIncident[];
  persons: readonly ChosenPerson[];
  /** Without those that the person leaves out. */
  exhibits: readonly ChosenExhibit[];
  entries: readonly ChosenEntry[];
  /** By the ids of the records. */
  trails: ReadonlyMap<string, Trail>;
  /** By their places in the ledger; what does not open is missing. */
  recorded: ReadonlyMap<number, Recorded>;
  files: ReadonlyMap<string, StoredFile>;
  /** What the ledger recorded when a file was added, by the ids of the files. */
  added: ReadonlyMap<string, Recorded & { sequence: number }>;
  known: readonly KnownName[];
  /** Null where none is chosen, or the chosen one is not there. */
  synthesis: DossierSynthesis | null;
}

/** Some hundred kilobytes each at most. */
const OPENED_AT_ONCE = 200;

/** Reads what the choices name. Whatever is not there is missing in it. */
export const readMaterial = async (tx: ReadTransaction, choices: DossierChoices): Promise<Material> => {
  const [{ incidents, persons, exhibits: all }, entries, known, synthesis] = await Promise.all([
    readChosenIncidents(tx, choices.incident_ids),
    readChosenEntries(tx, choices.entry_ids),
    readKnownNames(tx),
    choices.synthesis_id === null
      ? null
      : readSynthesisForDossier(tx, choices.synthesis_id, choices.with_questions ?? false),
  ]);
  const leftOut = new Set(choices.left_out_evidence);
  const exhibits = all.filter(({ record }) => !leftOut.has(record.id));
  const ids = [...incidents, ...persons, ...exhibits, ...entries].map(({ record }) => record.id);
  const told = synthesis && (await withoutUnshareable(tx, synthesis, insideOf(ids, entries)));
  const fileIds = [...exhibits, ...entries].flatMap(({ content }) => content?.files ?? []);
  const [trails, files, steps] = await Promise.all([
    readSteps(tx, ids).then(trailsOf),
    readFiles(tx, [...new Set(fileIds)]),
    readSteps(tx, [...new Set(fileIds)]),
  ]);
  const additions = steps.filter(({ entity, action }) => entity === 'file' && action === 'create');
  const recorded = await readRecorded(tx, [
    ...[...trails.values()].map(({ last }) => last.sequence),
    ...additions.map(({ sequence }) => sequence),
  ]);
  return {
    incidents,
    persons,
    exhibits,
    entries,
    trails,
    recorded,
    files: new Map(files.map((file) => [file.id, file])),
    added: new Map(
      additions.flatMap(({ entity_id, sequence }) => {
        const held = recorded.get(sequence);
        return held ? [[entity_id, { ...held, sequence }] as const] : [];
      }),
    ),
    known,
    synthesis: told,
  };
};

const insideOf = (ids: readonly string[], entries: readonly ChosenEntry[]): ReadonlySet<string> => {
  const inside = new Set(ids);
  for (const { record } of entries) if (record.is_private) inside.delete(record.id);
  return inside;
};

/**
 * Without the sentences that rest on what cannot go into a dossier at all: an entry that is 'Privé', and what is not there any more. What could
 * go in and was not chosen hinders the dossier (obstacles.ts).
 */
const withoutUnshareable = async (
  tx: ReadTransaction,
  synthesis: DossierSynthesis,
  inside: ReadonlySet<string>,
): Promise<DossierSynthesis> => {
  const sources = synthesis.sentences.flatMap((sentence) => sentence.sources);
  const outside = (entity: string): string[] => [
    ...new Set(sources.flatMap((one) => (one.entity === entity && !inside.has(one.id) ? one.id : []))),
  ];
  const [incidents, entries] = await Promise.all([
    readChosenIncidents(tx, outside('incident')),
    readChosenEntries(tx, outside('journal_entry')),
  ]);
  const shareable = new Set([
    ...inside,
    ...[...incidents.incidents, ...incidents.persons, ...incidents.exhibits].map(({ record }) => record.id),
    ...entries.filter(({ record }) => !record.is_private).map(({ record }) => record.id),
  ]);
  const sentences = synthesis.sentences.filter((one) => one.sources.every(({ id }) => shareable.has(id)));
  const leftOut = synthesis.sentences.length - sentences.length;
  return leftOut === 0 ? synthesis : { ...synthesis, sentences, left_out: leftOut };
};

const readRecorded = async (
  tx: ReadTransaction,
  sequences: readonly number[],
): Promise<Map<number, Recorded>> => {
  const recorded = new Map<number, Recorded>();
  for (let at = 0; at < sequences.length; at += OPENED_AT_ONCE) {
    for (const entry of await readOpenedAt(tx, sequences.slice(at, at + OPENED_AT_ONCE))) {
      if (entry.damaged) continue;
      const { content, salt, content_hash: contentHash } = entry;
      recorded.set(entry.sequence, { content, salt, contentHash });
    }
  }
  return recorded;
};
