/** What files say of themselves: read, answered as facts with their source, and taken out of what is shown in their place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { jpegWithPlace, mailOf, pdfOf, pictureTaken } from '../support/make-files.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';
import { mp3Of, wavWith } from './support/make-sounds.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const kept = (bytes: Buffer, name: string): Promise<StoredFile> =>
  uploaded(server.url, person, bytes, { name });
const factsOf = async (bytes: Buffer, name: string): Promise<string[]> =>
  ((await kept(bytes, name)).facts ?? []).map(({ kind, value, source }) => `${kind}: ${value} (${source})`);
const json = async (path: string): Promise<unknown> => (await person.call('GET', path)).json();

describe('a picture', () => {
  it('says when it was taken, by what, and that it knows where; the place is told when it is asked', async () => {
    const file = await kept(await pictureTaken(), 'photo.jpg');
    expect(file.facts).toEqual([
      { kind: 'taken_at', value: '2026-03-12T14:05:09+01:00', source: 'EXIF DateTimeOriginal' },
      { kind: 'modified_at', value: '2026-03-13T08:00:00', source: 'EXIF DateTime' },
      { kind: 'device', value: 'TelephoneDeClaire 12', source: 'EXIF Make, Model' },
      { kind: 'has_place', value: 'yes', source: 'EXIF GPS' },
    ]);
    const place = (await json(`/api/files/${file.id}/place`)) as { latitude: number; longitude: number };
    expect([place.latitude.toFixed(4), place.longitude.toFixed(4)]).toEqual(['48.8567', '2.3519']);
  });

  it('without a camera says nothing', async () => {
    const file = await kept(TINY_PNG, 'capture.png');
    expect(file.facts).toBeUndefined();
    expect((await person.call('GET', `/api/files/${file.id}/place`)).status).toBe(404);
  });

  it('is given back byte for byte, and its small picture and its preview say nothing of it', async () => {
    const bytes = await pictureTaken();
    const { id } = await kept(bytes, 'photo.jpg');
    const original = await person.call('GET', `/api/files/${id}/content`);
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    for (const kind of ['thumbnail', 'preview']) {
      const shown = Buffer.from(await (await person.call('GET', `/api/files/${id}/${kind}`)).arrayBuffer());
      expect([kind, /Exif|EXIF|TelephoneDeClaire|2026:03:12/.test(shown.toString('latin1'))]).toEqual([
        kind,
        false,
      ]);
    }
  });

  it('whose camera wrote nonsense is kept all the same, without it', async () => {
    const bytes = await jpegWithPlace();
    const at = bytes.indexOf('Exif\0\0', 0, 'latin1');
    bytes.fill(0xff, at + 6, at + 60);
    expect((await kept(bytes, 'photo.jpg')).facts).toBeUndefined();
  });
});

describe('a mail', () => {
  it('says who wrote to whom, when and of what, and which files it brought', async () => {
    const file = await kept(mailOf('Soyez à 9 h dans mon bureau.'), 'Convocation.eml');
    expect(file).toMatchObject({ type: 'message/rfc822', has_thumbnail: false });
    expect(file.facts?.map(({ kind, value }) => [kind, value])).toEqual([
      ['from', 'Durand, Marc <marc.durand@exemple.fr>'],
      ['to', 'Claire Petit <claire@exemple.fr>'],
      ['to', 'equipe@exemple.fr'],
      ['cc', 'Hélène <helene@exemple.fr>'],
      ['sent_at', '2026-03-12T09:14:30+01:00'],
      ['subject', 'Réunion de demain'],
      ['message_id', '<a1@exemple.fr>'],
      ['attachment', 'Convocation.pdf'],
    ]);
  });

  it('is read as text, and is only ever given back to be saved', async () => {
    const bytes = mailOf('Soyez à 9 h dans mon bureau.');
    const { id } = await kept(bytes, 'Convocation.eml');
    expect(await json(`/api/files/${id}/text`)).toEqual({
      text: 'Soyez à 9 h dans mon bureau.',
      is_whole: true,
    });
    const content = await person.call('GET', `/api/files/${id}/content?inline`);
    expect(Object.fromEntries(content.headers)).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('that is HTML alone has the words of it as its text, and its facts whatever is in it', async () => {
    const head = ['From: a@exemple.fr', 'Date: Thu, 12 Mar 2026 09:14:30 +0100', 'Content-Type: text/html'];
    const mail = (html: string): Buffer => Buffer.from([...head, '', html].join('\r\n'));
    const { id } = await kept(
      mail('<p>Soyez <b>à 9 h</b><script>x()</script> dans mon bureau.</p>'),
      'a.eml',
    );
    expect(await json(`/api/files/${id}/text`)).toEqual({
      text: 'Soyez à 9 h dans mon bureau.',
      is_whole: true,
    });
    const hostile = await kept(mail(`<p>Bonjour</p>${'<div>'.repeat(100_000)}`), 'b.eml');
    expect(hostile.facts?.map(({ value }) => value)).toEqual(['a@exemple.fr', '2026-03-12T09:14:30+01:00']);
    expect(await json(`/api/files/${hostile.id}/text`)).toEqual({ text: 'Bonjour\n…', is_whole: true });
  });

  it('may hold any bytes behind its header, and say anything in it', async () => {
    const head = [
      'From: "\u202egpj.exe\u0007" <a@exemple.fr>',
      `Subject: ${'a'.repeat(2_000)}`,
      'Date: hier',
      `To: ${Array.from({ length: 300 }, (_, at) => `p${at}@exemple.fr`).join(',\r\n ')}`,
    ];
    const bytes = Buffer.concat([
      Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
      Buffer.from([0, 1, 2, 0xff, 0xfe]),
    ]);
    const { facts = [] } = await kept(bytes, 'mail.EML');
    expect(facts).toHaveLength(100);
    expect(facts[0]?.value).toBe('gpj.exe <a@exemple.fr>');
    expect(facts.every(({ value }) => value.length <= 500)).toBe(true);
  });

  it.each([
    ['a note that begins like one', 'From: Marc\nDate: hier\n\nIl a écrit.', 'note.txt'],
    ['a text that is only called one', 'Il a écrit.', 'mail.eml'],
  ])('%s is a text', async (_what, words, name) => {
    expect(await kept(Buffer.from(words), name)).toMatchObject({ type: 'text/plain' });
  });
});

describe('a document', () => {
  it('of PDF says when it was made and by what', async () => {
    const info = "/CreationDate (D:20260312140509+01'00') /Producer (LibreOffice) /Author (M. Durand)";
    expect(await factsOf(pdfOf(['Bonjour'], { trailer: `/Info<<${info}>>` }), 'lettre.pdf')).toEqual([
      'created_at: 2026-03-12T14:05:09+01:00 (PDF CreationDate)',
      'author: M. Durand (PDF Author)',
      'software: LibreOffice (PDF Producer)',
    ]);
  });

  it('that is text says nothing of itself, and is read', async () => {
    const file = await kept(Buffer.from('Il a crié.'), 'note.txt');
    expect(file.facts).toBeUndefined();
    expect(await json(`/api/files/${file.id}/text`)).toEqual({ text: 'Il a crié.', is_whole: true });
    const long = await kept(Buffer.from('é'.repeat(20_001)), 'long.txt');
    expect(await json(`/api/files/${long.id}/text`)).toEqual({ text: 'é'.repeat(20_000), is_whole: false });
  });
});

describe('a sound', () => {
  it('says when it was recorded, where its program wrote that', async () => {
    const bext = Buffer.alloc(602);
    bext.write('Dictaphone', 256, 'latin1');
    bext.write('2026-03-1214:05:09', 320, 'latin1');
    expect(await factsOf(wavWith('bext', bext), 'memo.wav')).toEqual([
      'recorded_at: 2026-03-12T14:05:09 (WAV bext OriginationDate)',
      'software: Dictaphone (WAV bext Originator)',
    ]);
    expect(await factsOf(wavOf(), 'ici.wav')).toEqual([]);
    expect(await factsOf(mp3Of(20), 'memo.mp3')).toEqual([]);
  });
});
