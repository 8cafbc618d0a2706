/** A sealed copy of a small dossier, and a server that gives it out: what the pages of the reader are tried with. */
import {
  createShareKey,
  SHARE_HEAD_BYTES,
  sealedShareRange,
  sealShare,
  sealShareText,
} from '#contract/share-cipher.ts';
import type { OpenedShare } from '#contract/shares.ts';
import { COVERED, type DossierDocument } from '#verifier/dossier/format.ts';

export const SHARE_ID = '0198f0a1-0000-7000-8000-000000000001';
export const CODE = '12345678';
const INCIDENT = '0198f0a1-0000-7000-8000-00000000000a';
const SECOND_INCIDENT = '0198f0a1-0000-7000-8000-00000000000b';
const EXHIBIT = '0198f0a1-0000-7000-8000-00000000000c';
const SECOND_EXHIBIT = '0198f0a1-0000-7000-8000-00000000000d';
const PERSON = '0198f0a1-0000-7000-8000-00000000000e';
const ENTRY = '0198f0a1-0000-7000-8000-00000000000f';

const at = (sequence: number, recorded_at: string) => ({ sequence, recorded_at });
const base = (id: string, sequence: number, within: string | null = null) => ({
  id,
  within,
  first: at(sequence, '2026-11-03T09:12:00.000Z'),
  last: at(sequence, '2026-11-03T09:12:00.000Z'),
  versions: 1,
  recorded: null,
  withheld: null,
});

const NOTE = 'Note du 2 novembre : réunion à 9 h.\n<script>alert(1)</script> #let @x $y$ \\ *z* 🙂\n';
export const FILES: Record<string, Uint8Array<ArrayBuffer>> = {
  'pieces/01-note.txt': new TextEncoder().encode(NOTE),
  'pieces/02-courrier.docx': new Uint8Array(300_000).map((_, place) => (place * 7) % 251),
  'dossier.pdf': new TextEncoder().encode('%PDF-1.7 un dossier'),
};

const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const fileOf = async (path: string, media_type: string) => {
  const bytes = FILES[path] as Uint8Array<ArrayBuffer>;
  return {
    file_id: path,
    path,
    name: path.replace(/^pieces\/\d+-/, ''),
    media_type,
    size: bytes.length,
    sha256: await hashOf(bytes),
    added_at: '2026-11-03T09:15:00.000Z',
  };
};

/** With covered passages, words in another script, and every syntax that nobody may run. */
export const sampleDocument = async (): Promise<DossierDocument> => ({
  format: 1,
  product: 'Recueil',
  dossier_id: '0198f0a1-0000-7000-8000-000000000002',
  language: 'fr',
  title: 'Réunions de novembre',
  author: 'Camille Martin',
  taken_at: '2026-11-23T10:00:00.000Z',
  persons_shown: 'initials',
  records: [
    {
      ...base(INCIDENT, 3),
      entity: 'incident',
      last: at(9, '2026-11-10T18:40:00.000Z'),
      versions: 2,
      withheld: 'redacted',
      shown: {
        reference_number: 'INC-2026-0001',
        title: 'Réunion du lundi <b>3</b>',
        description: `Il a dit devant tout le monde : « ${COVERED} ».\nPersonne n’a répondu.`,
        type: 'verbal_abuse',
        priority: 'medium',
        unstated: ['priority'],
        status: 'open',
        incident_date: '2026-11-02',
        incident_time: '09:00',
        incident_until: null,
        date_certainty: 'exact',
        location: 'Salle du conseil',
        other_places: [{ place: 'Couloir', what: 'la suite' }],
        is_sensitive: false,
        account: [{ said_at: '2026-11-03T09:10:00.000Z', words: 'il m’a parlé mal lundi' }],
      },
    },
    {
      ...base(PERSON, 4, INCIDENT),
      entity: 'incident_person',
      withheld: 'names',
      shown: { full_name: 'M. D.', part: 'author', role: 'Responsable', notes: '' },
    },
    {
      ...base(EXHIBIT, 5, INCIDENT),
      entity: 'evidence',
      shown: {
        number: 1,
        title: 'Ma note du soir',
        description: '',
        source: 'Carnet',
        type: 'document',
        dated_on: '2026-11-02',
        files: ['pieces/01-note.txt'],
      },
    },
    {
      ...base(SECOND_EXHIBIT, 6, INCIDENT),
      entity: 'evidence',
      shown: {
        number: 2,
        title: 'رسالة من الموارد البشرية',
        description: '',
        source: '',
        type: 'other',
        dated_on: null,
        files: ['pieces/02-courrier.docx'],
      },
    },
    {
      ...base(SECOND_INCIDENT, 7),
      entity: 'incident',
      shown: {
        reference_number: 'INC-2026-0002',
        title: 'Retrait du dossier Nord',
        description: 'Le dossier m’a été retiré sans explication.',
        type: 'bullying',
        priority: 'high',
        unstated: [],
        status: 'in_progress',
        incident_date: null,
        incident_time: null,
        incident_until: null,
        date_certainty: null,
        location: null,
        other_places: [],
        is_sensitive: false,
        account: [],
      },
    },
    {
      ...base(ENTRY, 8),
      entity: 'journal_entry',
      shown: {
        title: 'Nuit blanche',
        content: 'Je n’ai pas dormi.',
        entry_type: 'note',
        happened_on: '2026-11-01',
        happened_at: null,
        written_at: null,
        files: [],
      },
    },
  ],
  pieces: [
    {
      number: 1,
      entity: 'evidence',
      record_id: EXHIBIT,
      files: [await fileOf('pieces/01-note.txt', 'text/plain')],
    },
    {
      number: 2,
      entity: 'evidence',
      record_id: SECOND_EXHIBIT,
      files: [
        await fileOf(
          'pieces/02-courrier.docx',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ),
      ],
    },
  ],
  synthesis: {
    id: '0198f0a1-0000-7000-8000-000000000003',
    version: 1,
    recorded_at: '2026-11-22T10:00:00.000Z',
    sentences: [
      {
        part: 'chronology',
        text: 'Le 2 novembre 2026 : « Personne n’a répondu. »',
        made: 'words',
        sources: [{ entity: 'incident', id: INCIDENT, version: 9, passage: null }],
      },
    ],
  },
});

const joined = async (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  const all: number[][] = [];
  for await (const piece of pieces) all.push(Array.from(piece));
  return Uint8Array.from(all.flat());
};

/** What the server has of a share. */
export interface SealedSample {
  key: string;
  size: number;
  parts: { number: number; path: string; start: number; end: number }[];
  archive: Uint8Array<ArrayBuffer>;
  /** Base64. */
  index: string;
  /** The bytes of the ZIP before they were sealed. */
  plain: Uint8Array<ArrayBuffer>;
}

/** Seals a document with its files: one behind the other, which is what a ZIP without compression is to who reads parts of it. */
export const sealSample = async (
  document: unknown,
  { letter = 'Maître,\nVoici le dossier.', files = FILES } = {},
): Promise<SealedSample> => {
  const key = createShareKey();
  const parts: SealedSample['parts'] = [];
  const contents: Uint8Array[] = [];
  let end = 0;
  const all = { 'dossier.json': new TextEncoder().encode(JSON.stringify(document)), ...files };
  for (const [path, bytes] of Object.entries(all)) {
    parts.push({ number: parts.length + 1, path, start: end, end: end + bytes.length });
    contents.push(bytes);
    end += bytes.length;
  }
  const plain = await joined(contents);
  const index = await sealShareText(key, SHARE_ID, 'index', JSON.stringify({ letter, parts }));
  return {
    key,
    size: end,
    parts,
    archive: await joined(sealShare(key, SHARE_ID, 'archive', contents)),
    index: btoa(Array.from(index, (byte) => String.fromCharCode(byte)).join('')),
    plain,
  };
};

export const openedSample = ({ size, index }: SealedSample, may_download = true): OpenedShare => ({
  token: 'token-of-some-hours',
  size,
  index,
  may_download,
  expires_at: '2026-12-23T10:00:00.000Z',
});

/** The sealed bytes of a part: its head, and the segments that hold it. */
export const bytesOfPart = ({ archive, size, parts }: SealedSample, number: number) => {
  const part = parts.find((one) => one.number === number);
  if (part === undefined) return null;
  const { start, end } = sealedShareRange(size, part);
  return Uint8Array.from([...archive.subarray(0, SHARE_HEAD_BYTES), ...archive.subarray(start, end)]);
};
