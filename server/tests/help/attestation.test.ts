/** The blank form for a witness. */
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('').replaceAll(/\s+/g, ' ');
};

it('is the same for everybody, in both languages, with all that article 202 asks for', async () => {
  const [nadia, karim] = [await signUp(server, 'Nadia'), await signUp(server, 'Karim')];
  const answer = await nadia.call('GET', '/api/attestation?language=fr');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('attestation-de-temoin.pdf');
  const form = new Uint8Array(await answer.arrayBuffer());
  const other = await karim.call('GET', '/api/attestation?language=fr');
  expect(new Uint8Array(await other.arrayBuffer())).toEqual(form);
  const text = await textOf(form);
  for (const asked of [
    'Nom de famille',
    'Prénoms',
    'Date et lieu de naissance',
    'Adresse',
    'Profession',
    'Parenté ou alliance',
    'produite en justice',
    'sanctions pénales',
    'Cerfa n° 11527*03',
    'article 441-7 du code pénal',
    'Signature',
    'copie d’un document officiel d’identité',
  ]) {
    expect(text).toContain(asked);
  }
  expect(text).not.toContain('Nadia');
  const english = await nadia.call('GET', '/api/attestation?language=en');
  expect(await textOf(new Uint8Array(await english.arrayBuffer()))).toContain('Statement of a witness');
});

it('is given to nobody who is not signed in, and in no other language', async () => {
  const person = await signUp(server);
  expect((await fetch(`${server.url}/api/attestation?language=fr`)).status).toBe(401);
  expect((await person.call('GET', '/api/attestation?language=de')).status).toBe(400);
});
