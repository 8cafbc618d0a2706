/** What is taken and what is not, by content: real files of every kind, and everything that only looks like one. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileType } from '#contract/files.ts';
import { attachedText } from '#server/modules/files/index.ts';
import {
  compoundFileOf,
  docOf,
  docxOf,
  docxParts,
  jpegWithPlace,
  movingGif,
  pdfOf,
  picture,
  zipOf,
} from '../support/make-files.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, upload, uploaded, wavOf } from '../support/uploads.ts';
import { mp3Of, oggFilm, oggOf, opus } from './support/make-sounds.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What is opened in a process of its own, for its text. */
const DOCUMENTS: FileType[] = ['application/pdf', 'application/msword', DOCX];
const textOf = async (id: string): Promise<string | null | undefined> =>
  (await server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) => attachedText(tx, [id])))[0]?.text;

describe('what is taken', () => {
  const taken: [string, () => Promise<Buffer> | Buffer, FileType][] = [
    ['a JPEG', jpegWithPlace, 'image/jpeg'],
    ['a PNG', () => picture(3, 2).png().toBuffer(), 'image/png'],
    ['a GIF that moves', movingGif, 'image/gif'],
    ['a WebP', () => picture(3, 2).webp().toBuffer(), 'image/webp'],
    ['a PDF', () => pdfOf(['Page une', 'Il a cri\xe9', 'Fin']), 'application/pdf'],
    ['text in UTF-8', () => Buffer.from('Il a crié : « dehors ! » 😶\r\n\tPuis rien.'), 'text/plain'],
    ['text in UTF-8 with a mark', () => Buffer.from('\ufeffIl a crié'), 'text/plain'],
    ['text in UTF-16', () => Buffer.from('\ufeffIl a crié', 'utf16le'), 'text/plain'],
    ['text in UTF-16, the other way', () => Buffer.from('\ufeffIl a crié', 'utf16le').swap16(), 'text/plain'],
    [
      'text of old Windows',
      () => Buffer.from('Il a cri\xe9 \x93dehors\x94 pour 5 \x80', 'latin1'),
      'text/plain',
    ],
    ['text that begins as bitmaps do', () => Buffer.from('BMW de M. Durand, garée devant.'), 'text/plain'],
    ['text that begins as programs do', () => Buffer.from('MZ est son surnom.'), 'text/plain'],
    ['text that speaks of <script> later', () => Buffer.from('Il a envoyé <script>.'), 'text/plain'],
    ['a document of Word 97', () => docOf('Il a crié.'), 'application/msword'],
    ['a document of Word', () => docxOf('Il a crié.'), DOCX],
    ['an MP3', () => mp3Of(), 'audio/mpeg'],
    ['an MP3 behind a long tag', () => mp3Of(5, 200_000), 'audio/mpeg'],
    ['a WAV', () => wavOf(), 'audio/wav'],
    ['an Ogg with Opus', opus, 'audio/ogg'],
  ];
  it.each(taken)('%s, whatever it is called', async (_what, make, type) => {
    const bytes = await make();
    const file = await uploaded(server.url, person, bytes, { name: 'quelque-chose.bin' });
    expect(file).toMatchObject({ type, size: bytes.length });
    const content = await person.call('GET', `/api/files/${file.id}/content`);
    expect(content.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true);
    if (DOCUMENTS.includes(type)) expect(await textOf(file.id)).toContain('Il a crié');
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const webm = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(64),
  ]);
  const wavWithout = (name: string): Buffer => {
    const wav = wavOf();
    wav.write('junk', wav.indexOf(name), 'latin1');
    return wav;
  };
  const circle = docOf('x');
  // The chain of the directory leads back to itself.
  circle.writeUInt32LE(1, 512 + 4);
  const chance = (): Buffer => Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 197 + 13) % 256));
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a page as a picture', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'a.png'],
    ['a page behind spaces and a mark', () => Buffer.from('\ufeff\n\t <HTML lang=fr>'), 'a.txt'],
    ['a page in UTF-16', () => Buffer.from('\ufeff<html><body>', 'utf16le'), 'a.txt'],
    ['a script in a tag', () => Buffer.from('<script>alert(1)</script>'), 'a.txt'],
    ['an SVG', () => Buffer.from(svg), 'a.svg'],
    ['an SVG behind its declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'a.png'],
    ['RTF', () => Buffer.from('{\\rtf1\\ansi crié}'), 'a.doc'],
    [
      'a program',
      () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200)]),
      'a.pdf',
    ],
    [
      'an ELF',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]),
      'a.jpg',
    ],
    ['a WebM', () => webm, 'voice.ogg'],
    ['an Ogg with film', oggFilm, 'a.ogg'],
    ['an Ogg of nothing known', () => oggOf([{ stream: 1, packet: Buffer.from('nonsense') }]), 'a.ogg'],
    ['a ZIP', () => zipOf({ 'lettre.txt': 'Bonjour' }), 'a.docx'],
    [
      'a spreadsheet',
      () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }),
      'a.docx',
    ],
    ['Word with macros', () => zipOf({ ...docxParts(''), 'word/vbaProject.bin': 'x' }), 'a.docx'],
    ['a ZIP without its end', () => docxOf('x').subarray(0, -22), 'a.docx'],
    ['a spreadsheet of Excel 97', () => compoundFileOf({ Workbook: Buffer.alloc(4_096) }), 'a.doc'],
    [
      'a stream called as Word calls it',
      () => compoundFileOf({ WordDocument: Buffer.alloc(4_096) }),
      'a.doc',
    ],
    ['a compound file that runs in circles', () => circle.fill(0, 1_024, 1_536), 'a.doc'],
    ['a compound file cut behind its head', () => docOf('x').subarray(0, 512), 'a.doc'],
    ['a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'a.png'],
    ['bytes by chance', chance, 'a.txt'],
    ['text with a NUL in its last byte', () => Buffer.from(`${'Bonjour. '.repeat(9_000)}\0`), 'a.txt'],
  ];
  it.each(refused)('%s', async (_what, make, name) => {
    const id = uuidv7();
    const answer = await upload(server.url, person, await make(), { id, name });
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'file_type_refused' }]);
    expect((await person.call('GET', `/api/files/${id}`)).status).toBe(404);
  });

  const damaged: [string, () => Buffer, string][] = [
    ['a WAV without a format', () => wavWithout('fmt '), 'a.wav'],
    ['a WAV without data', () => wavWithout('data'), 'a.wav'],
    ['a WAV that ends where its sound would begin', () => wavOf().subarray(0, 44), 'a.wav'],
    [
      'a single mark of MP3',
      () => Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(2_000)]),
      'a.mp3',
    ],
    ['a tag with no sound behind it, whatever it is called', () => mp3Of(0, 500), 'a'],
    ['an Ogg cut behind its head', () => opus().subarray(0, 60), 'a.ogg'],
    ['bytes by chance that are called MP3', () => chance(), 'a.MP3'],
    ['text that is called WAV', () => Buffer.from('Not found'), 'a.wav'],
  ];
  it.each(damaged)('as a sound that cannot be read: %s', async (_what, make, name) => {
    const id = uuidv7();
    const answer = await upload(server.url, person, make(), { id, name });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'sound_unreadable' }]);
    expect((await person.call('GET', `/api/files/${id}`)).status).toBe(404);
  });

  it('is a picture with a program behind it not: it is kept as the picture that it is, to be saved', async () => {
    const bytes = Buffer.concat([TINY_PNG, zipOf({ 'a.html': '<script>alert(1)</script>' })]);
    const file = await uploaded(server.url, person, bytes, { name: 'photo.html' });
    const content = await person.call('GET', `/api/files/${file.id}/content`);
    expect(Object.fromEntries(content.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="photo.html.png"; filename*=UTF-8''photo.html.png`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('the text of a document', () => {
  const said = 'Il a crié « dehors » le 3 mars.';

  it.each([
    ['plain text', Buffer.from(said)],
    ['plain text of old Windows', Buffer.from('Il a cri\xe9', 'latin1')],
  ])('is read from %s', async (_what, bytes) => {
    const { id } = await uploaded(server.url, person, bytes);
    expect(await textOf(id)).toContain('Il a crié');
  });

  it('is none where a document cannot be read; the document is kept', async () => {
    const broken = pdfOf(['Bonjour'], { drawn: '1 0 0 rg 0 0 595 421 re f' });
    broken.fill(0, 60);
    const file = await uploaded(server.url, person, broken);
    expect(file).toMatchObject({ type: 'application/pdf', has_thumbnail: false, size: broken.length });
    expect(await textOf(file.id)).toBeNull();
  });
});
