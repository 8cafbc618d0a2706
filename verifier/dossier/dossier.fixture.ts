/** A whole dossier, small, as the server writes it: for the tests of the verifier. */
import { createHash } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';
import canonicalize from 'canonicalize';
import { type ChainedEntry, entryHash, GENESIS_HASH, hashContent } from '../entry.ts';
import { discloseFields, hashRecorded } from '../recorded.ts';
import {
  DOSSIER_FORMAT,
  type DossierDocument,
  type DossierFormat,
  type DossierLedger,
  type DossierManifest,
  type DossierPiece,
  type DossierRecord,
  type ShownEntry,
  type ShownExhibit,
  type ShownIncident,
  type ShownPerson,
} from './format.ts';

export const TAKEN_AT = '2026-11-04T10:00:00.000Z';
const DOSSIER_ID = '019a0000-0000-7000-8000-00000000d055';

/** Ids that say what they are of. */
export const idOf = (kind: string, number: number): string =>
  `019a0000-0000-7000-8000-${createHash('sha256').update(`${kind}${number}`).digest('hex').slice(0, 12)}`;

export interface DossierFiles {
  document: DossierDocument;
  ledger: DossierLedger;
  /** All other files, by path. */
  files: Map<string, Uint8Array>;
}

const INCIDENT: ShownIncident = {
  reference_number: 'INC-2026-0001',
  title: 'Réunion du 3 novembre',
  description: 'Il a dit : « Tu n’as rien à faire ici. » 😶',
  type: 'harassment',
  priority: 'medium',
  unstated: ['priority'],
  status: 'open',
  incident_date: '2026-11-03',
  incident_time: '09:30',
  incident_until: null,
  date_certainty: 'exact',
  location: 'Salle B',
  other_places: [{ place: 'couloir', what: 'il m’a suivie' }],
  is_sensitive: false,
  account: [],
};
const PERSON: ShownPerson = { full_name: 'Marc D.', part: 'author', role: 'responsable', notes: '' };
const EXHIBIT: ShownExhibit = {
  number: 1,
  title: 'Courriel du soir',
  description: '',
  source: 'ma boîte professionnelle',
  type: 'email',
  dated_on: '2026-11-03',
  files: [idOf('file', 1)],
};
const ENTRY: ShownEntry = {
  title: 'Le soir',
  content: 'Je n’ai pas dormi.',
  entry_type: 'note',
  happened_on: '2026-11-03',
  happened_at: null,
  written_at: null,
  files: [],
};
const BYTES = new TextEncoder().encode('From: marc@exemple.fr\n\nTu n’as rien à faire ici.\n'.repeat(20));

interface Recorded {
  entity: string;
  id: string;
  action: string;
  within: string | null;
  content: Record<string, unknown>;
}

const saltOf = (sequence: number): string =>
  createHash('sha256').update(`salt ${sequence}`).digest('hex').slice(0, 32);
const momentOf = (sequence: number): string =>
  new Date(Date.UTC(2026, 10, 3, 18) + sequence * 1_000).toISOString();

/** The chain of these events; in format 1 each has the hash of its whole content. */
export const chainOf = async (
  events: readonly Recorded[],
  format: DossierFormat = DOSSIER_FORMAT,
): Promise<ChainedEntry[]> => {
  const hash = format === 1 ? hashContent : hashRecorded;
  const chain: ChainedEntry[] = [];
  for (const [place, { entity, id, action, within, content }] of events.entries()) {
    const sequence = place + 1;
    const entry = {
      sequence,
      recorded_at: momentOf(sequence),
      entity,
      entity_id: id,
      action,
      within,
      content_hash: await hash(content, saltOf(sequence)),
      previous_hash: chain.at(-1)?.hash ?? GENESIS_HASH,
    };
    chain.push({ ...entry, hash: entryHash(entry) });
  }
  return chain;
};

/**
 * Of each incident there are seven entries in the ledger.
 * @param incidents how many there are, each with a person, an exhibit and an entry of the journal
 * @param bytes of the file of each exhibit
 * @param format 1 is the former one
 */
export const dossierFiles = async (
  incidents = 1,
  are: DossierLedger['entries_are'] = 'whole',
  bytes: Uint8Array = BYTES,
  format: DossierFormat = DOSSIER_FORMAT,
): Promise<DossierFiles> => {
  const facts = factsOf(bytes);
  const events: Recorded[] = [];
  const shown: Omit<DossierRecord, 'first' | 'last' | 'versions' | 'recorded'>[] = [];
  const add = (entity: string, id: string, within: string | null, content: object, action = 'create') =>
    events.push({
      entity,
      id,
      action,
      within,
      content: { version: action === 'create' ? 1 : 2, ...content },
    });
  for (let number = 1; number <= incidents; number += 1) {
    const [incident, person, exhibit, entry, file] = ['incident', 'person', 'exhibit', 'entry', 'file'].map(
      (kind) => idOf(kind, number),
    ) as [string, string, string, string, string];
    const { account: _, ...recorded } = { ...INCIDENT, reference_number: referenceOf(number) };
    const whole = { ...recorded, tags: ['réunion'], origin: null, from_entry: null, is_anonymized: false };
    add('conversation_message', idOf('message', number), null, { words: 'Bonjour' });
    add('incident', incident, null, { ...whole, title: 'Réunion' });
    add('incident_person', person, incident, { ...PERSON, incident_id: incident, position: 0 });
    add('file', file, null, facts);
    add('evidence', exhibit, incident, { ...EXHIBIT, files: [file], incident_id: incident });
    add('incident', incident, null, whole, 'update');
    add('journal_entry', entry, null, { ...ENTRY, tags: [], mood: null, is_private: false });
    const common = { withheld: null };
    shown.push(
      {
        ...common,
        entity: 'incident',
        id: incident,
        within: null,
        shown: { ...INCIDENT, reference_number: referenceOf(number) },
      } as (typeof shown)[number],
      {
        ...common,
        entity: 'incident_person',
        id: person,
        within: incident,
        shown: PERSON,
      } as (typeof shown)[number],
      {
        ...common,
        entity: 'evidence',
        id: exhibit,
        within: incident,
        shown: { ...EXHIBIT, files: [file] },
      } as (typeof shown)[number],
      { ...common, entity: 'journal_entry', id: entry, within: null, shown: ENTRY } as (typeof shown)[number],
    );
  }
  const chain = await chainOf(events, format);
  const records = shown.map((record) => withMoments(record, chain, events, format));
  const head = chain.at(-1);
  const inside = new Set([...records.map(({ id }) => id), ...events.filter(isFile).map(({ id }) => id)]);
  const pieces = events.flatMap(({ entity, id }, place): DossierPiece[] =>
    entity === 'evidence' ? [pieceOf(id, facts, chain, events, place)] : [],
  );
  const files = new Map<string, Uint8Array>([
    ['LISEZ-MOI.txt', new TextEncoder().encode('Ce dossier se vérifie sans nous.\n')],
    ['dossier.pdf', new TextEncoder().encode('%PDF-1.7\n')],
    ['verifier.html', new TextEncoder().encode('<!doctype html>\n')],
  ]);
  for (const [place, piece] of pieces.entries()) {
    piece.number = place + 1;
    for (const file of piece.files) {
      file.path = `pieces/piece-${piece.number}.eml`;
      files.set(file.path, bytes);
    }
  }
  return {
    document: {
      format,
      product: 'Recueil',
      dossier_id: DOSSIER_ID,
      language: 'fr',
      title: 'Dossier pour Me Martin',
      author: 'Camille Moreau',
      taken_at: TAKEN_AT,
      persons_shown: 'full',
      records,
      pieces,
      synthesis: {
        id: idOf('synthesis', 1),
        version: 1,
        recorded_at: TAKEN_AT,
        sentences: [
          {
            part: 'chronology',
            text: 'Le 3 novembre 2026 : « Tu n’as rien à faire ici. »',
            made: 'words',
            sources: [
              {
                entity: 'incident',
                id: idOf('incident', 1),
                version: 2,
                passage: { field: 'description', start: 0, end: 12 },
              },
            ],
          },
        ],
      },
    },
    ledger: {
      format,
      taken_at: TAKEN_AT,
      head: head ? { sequence: head.sequence, hash: head.hash } : null,
      entries_are: are,
      entries: are === 'whole' ? chain : chain.filter(({ entity_id }) => inside.has(entity_id)),
    },
    files,
  };
};

const referenceOf = (number: number): string => `INC-2026-${String(number).padStart(4, '0')}`;
const isFile = ({ entity }: Recorded): boolean => entity === 'file';
const factsOf = (bytes: Uint8Array) => ({
  name: 'courriel.eml',
  type: 'message/rfc822',
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const withMoments = (
  record: Omit<DossierRecord, 'first' | 'last' | 'versions' | 'recorded'>,
  chain: readonly ChainedEntry[],
  events: readonly Recorded[],
  format: DossierFormat,
): DossierRecord => {
  const own = chain.filter(({ entity, entity_id }) => entity === record.entity && entity_id === record.id);
  const [first, last] = [own[0], own.at(-1)] as [ChainedEntry, ChainedEntry];
  const moment = ({ sequence, recorded_at }: ChainedEntry) => ({ sequence, recorded_at });
  const content = Object(events[last.sequence - 1]?.content) as object;
  const salt = saltOf(last.sequence);
  const isShown = (field: string) => field === 'version' || Object.hasOwn(record.shown, field);
  return {
    ...record,
    first: moment(first),
    last: moment(last),
    versions: own.length,
    recorded: format === 1 ? { content, salt } : discloseFields(content, salt, isShown),
  } as DossierRecord;
};

const pieceOf = (
  id: string,
  facts: ReturnType<typeof factsOf>,
  chain: readonly ChainedEntry[],
  events: readonly Recorded[],
  place: number,
): DossierPiece => {
  // The file was added just before.
  const added = chain[place - 1] as ChainedEntry;
  return {
    number: 0,
    entity: 'evidence',
    record_id: id,
    files: [
      {
        file_id: added.entity_id,
        path: null,
        name: facts.name,
        media_type: facts.type,
        size: facts.size,
        sha256: facts.sha256,
        added_at: added.recorded_at,
        recorded: {
          sequence: added.sequence,
          content: events[place - 1]?.content,
          salt: saltOf(added.sequence),
        },
      },
    ],
  };
};

/** The manifest's bytes over these files. */
const manifestOf = (
  { document, ledger }: DossierFiles,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array => {
  const manifest: DossierManifest = {
    format: document.format,
    product: document.product,
    dossier_id: document.dossier_id,
    taken_at: document.taken_at,
    ledger: ledger.head,
    files: [...files]
      .map(([path, bytes]) => ({
        path,
        size: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
  return new TextEncoder().encode(canonicalize(manifest));
};

/** The files of the ZIP, by path: with a manifest that agrees with them. */
export const allFiles = async (
  dossier: DossierFiles,
  stamp?: (manifest: Uint8Array) => Promise<Uint8Array>,
): Promise<Map<string, Uint8Array>> => {
  const files = new Map(dossier.files);
  files.set('dossier.json', new TextEncoder().encode(JSON.stringify(dossier.document)));
  files.set('ledger.json', new TextEncoder().encode(JSON.stringify(dossier.ledger)));
  const manifest = manifestOf(dossier, files);
  files.set('manifest.json', manifest);
  if (stamp) files.set('timestamp.tsr', await stamp(manifest));
  return files;
};

/** Stored, one after the other. */
export const zipOf = async (
  files: ReadonlyMap<string, Uint8Array>,
  options: { zip64?: boolean; dataDescriptor?: boolean } = {},
): Promise<Uint8Array> => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const chunks: Uint8Array[] = [];
  const read = (async () => {
    for await (const chunk of readable) chunks.push(chunk);
  })();
  const zip = new ZipWriter(writable, { useWebWorkers: false, useCompressionStream: true, ...options });
  for (const [path, bytes] of files) {
    const stream = ReadableStream.from([bytes]) as unknown as globalThis.ReadableStream<Uint8Array>;
    await zip.add(path, stream, { lastModDate: new Date(TAKEN_AT), level: 0, extendedTimestamp: true });
  }
  await zip.close();
  await read;
  return new Uint8Array(Buffer.concat(chunks));
};
