import { afterEach, expect, it, vi } from 'vitest';
import type { Dossier, DossierInput } from '#contract/dossiers.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { choicesOf, emptyValues } from './choices/wizard-values.ts';
import { makeDossier } from './dossier-queries.ts';

const ID = '0198f000-0000-7000-8000-000000000001';
const CHOICES = choicesOf(emptyValues('Dossier', 'fr'));
const signedOut = credentials();
afterEach(() => {
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

const waiting = (id: string): Dossier => ({
  id,
  title: 'Dossier',
  status: 'waiting',
  progress: 0,
  failure: null,
  obstacles: [],
  taken_at: null,
  size: null,
  sha256: null,
  timestamp: null,
  counts: null,
  damaged_files: 0,
  created_at: '2026-03-12T18:00:00.000Z',
});
/** The ids under which dossiers were asked for, of which `taken` has other choices. */
const asked = async (taken: string | null): Promise<string[]> => {
  const ids: string[] = [];
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { id } = JSON.parse(body) as DossierInput;
    ids.push(id);
    if (id !== taken) return Response.json(waiting(id), { status: 201 });
    return Response.json(
      { type: 'about:blank', code: 'already_used', status: 409, title: '' },
      {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      },
    );
  });
  await makeDossier(ID, CHOICES, '0'.repeat(64));
  return ids;
};

it('a dossier is asked for under the id of its draft', async () => {
  expect(await asked(null)).toEqual([ID]);
});

it('where an earlier try under that id had other choices, these make a dossier of their own', async () => {
  const ids = await asked(ID);
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
});
