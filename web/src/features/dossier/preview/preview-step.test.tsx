// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DossierPreview } from '#contract/dossiers.ts';
import type { DossierRecord, DossierSynthesis } from '#verifier/dossier/format.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { emptyValues, type WizardValues } from '../choices/wizard-values.ts';
import { AT, idOf, listedEntry, listedIncident } from '../choosing/choices.fixture.ts';
import { PreviewStep } from './preview-step.tsx';

const base = {
  within: null,
  first: { sequence: 1, recorded_at: AT },
  last: { sequence: 2, recorded_at: AT },
  versions: 2,
  recorded: null,
};
const source = (number: number) => ({
  entity: number === 1 ? ('incident' as const) : ('incident_person' as const),
  id: idOf(number),
  version: 1,
  passage: null,
});
const RECORDS: DossierRecord[] = [
  {
    ...base,
    entity: 'incident',
    id: idOf(1),
    withheld: 'redacted',
    shown: {
      reference_number: 'INC-2026-0001',
      title: 'La réunion',
      description: '█████ a crié.',
      type: 'bullying',
      priority: 'high',
      unstated: ['type'],
      status: 'open',
      incident_date: '2026-03-12',
      incident_time: null,
      incident_until: null,
      date_certainty: 'exact',
      location: 'Salle 3',
      other_places: [],
      is_sensitive: false,
      account: [],
    },
  },
  {
    ...base,
    entity: 'incident_person',
    id: idOf(2),
    within: idOf(1),
    withheld: 'names',
    shown: { full_name: 'M. D.', part: 'author', role: 'Chef', notes: '' },
  },
];
const SYNTHESIS: DossierSynthesis = {
  id: idOf(8),
  version: 1,
  recorded_at: AT,
  sentences: [
    { part: 'chronology', text: 'Il a dit « sors ».', made: 'words', sources: [source(1), source(2)] },
    { part: 'chronology', text: 'Le 12 mars, il a dit « sors ».', made: 'model', sources: [source(1)] },
    { part: 'steps', text: 'J’ai écrit aux RH.', made: 'person', sources: [] },
  ],
};
const signedOut = credentials();
let obstacles: DossierPreview['obstacles'];
let fingerprint: string;
let shownTitle: string;
const onMake = vi.fn(async () => undefined);
let kept: WizardValues;

beforeEach(async () => {
  obstacles = [];
  shownTitle = 'Dossier';
  fingerprint = 'a'.repeat(64);
  onMake.mockClear();
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/incidents')) {
      return Response.json({
        items: [listedIncident(1), listedIncident(3), listedIncident(4, true)],
        nextCursor: null,
      });
    }
    if (path.startsWith('/api/timeline')) {
      const items = [listedEntry(5, true), listedEntry(6, false)];
      return Response.json({ items, nextCursor: null, previousCursor: null });
    }
    return Response.json({
      obstacles,
      like_named: [],
      size: 2048,
      fingerprint,
      document: {
        format: 1,
        product: 'Recueil',
        dossier_id: idOf(9),
        language: 'fr',
        title: shownTitle,
        author: '',
        taken_at: AT,
        persons_shown: 'initials',
        records: RECORDS,
        pieces: [],
        synthesis: SYNTHESIS,
      },
    });
  });
  await loadTexts(['dossier', 'synthesis', 'incidents', 'persons', 'common', 'errors', 'security', 'auth']);
});
afterEach(() => {
  cleanup();
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

const Step = ({ start }: { start: WizardValues }) => {
  const form = useForm<WizardValues, unknown, WizardValues>({ defaultValues: start });
  const [values, setValues] = useState(start);
  kept = values;
  return (
    <PreviewStep
      form={form}
      values={values}
      change={(changed) => setValues((before) => ({ ...before, ...changed }))}
      onMake={onMake}
    />
  );
};
const show = (changes: Partial<WizardValues> = {}) => {
  const root = createRootRoute();
  const routeTree = root.addChildren(
    ['/export/nouveau', '/journal-de-bord'].map((path) => createRoute({ getParentRoute: () => root, path })),
  );
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/export/nouveau'] }),
  });
  return act(async () => {
    await router.load();
    render(
      <Suspense>
        <QueryClientProvider client={new QueryClient()}>
          <RouterContextProvider router={router}>
            <Step start={{ ...emptyValues('Dossier', 'fr'), incident_ids: [idOf(1)], ...changes }} />
          </RouterContextProvider>
        </QueryClientProvider>
      </Suspense>,
    );
  });
};
const made = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Faire le dossier' });

it('shows the words as the server gives them, a type that was not stated as none, and how much stays outside', async () => {
  await show();
  const document = await screen.findByRole('article');
  expect(document.textContent).toContain('█████ a crié.');
  expect(document.textContent).toContain('M. D. · Auteur·e des faits · Chef');
  expect(document.textContent).not.toContain('Harcèlement');
  const outside = await screen.findByRole('region', { name: 'Pas dans le dossier' });
  expect([...outside.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '1 incident, que vous n’avez pas choisi',
    '1 incident sensible',
    '1 entrée partageable, que vous n’avez pas choisie',
    '1 entrée privée',
  ]);
  // Of what is not given with its original: which, and why.
  expect(document.textContent).toContain('INC-2026-0001, La réunion\u202f: un passage y est couvert.');
  expect(document.textContent).toContain('INC-2026-0001, M. D.\u202f: un nom n’y est pas donné en entier.');
  expect(made().disabled).toBe(false);
});

it('shows the synthesis as the dossier has it: its parts, and of each sentence who made it and what it rests on', async () => {
  await show();
  const part = await screen.findByRole('region', { name: 'Synthèse' });
  expect([...part.querySelectorAll('h5')].map(({ textContent }) => textContent)).toEqual([
    'Chronologie',
    'Démarches',
  ]);
  expect([...part.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '«\u202fIl a dit “sors”.\u202f»Mots de la personne · INC-2026-0001',
    'Le 12 mars, il a dit « sors ».Mots de la personne, reliés par un modèle et vérifiés mot pour mot · INC-2026-0001',
    'J’ai écrit aux RH.Écrit ou modifié par la personne',
  ]);
  expect(screen.getByRole('article').textContent).toContain('Priorité\u202f: Élevée · Statut\u202f: Ouvert');
});

it('what stands in its way is named with the way out, and nothing is made meanwhile', async () => {
  obstacles = [
    { is: 'gone', entity: 'incident', id: idOf(3) },
    { is: 'private', entity: 'journal_entry', id: idOf(5) },
    { is: 'moved', entity: 'incident', id: idOf(1) },
  ];
  await show({ incident_ids: [idOf(1), idOf(3)], entry_ids: [idOf(5)] });
  await screen.findByText(/Incident 3 : ce n’est plus là/);
  expect(screen.getByText(/Entrée 5 : cette entrée est privée/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Relire les passages' }).getAttribute('href')).toContain('etape=3');
  expect(made().disabled).toBe(true);
  obstacles = [];
  const [first] = screen.getAllByRole('button', { name: 'Retirer du dossier' });
  await act(async () => void (first && fireEvent.click(first)));
  expect(kept.incident_ids).toEqual([idOf(1)]);
});

it('a dossier without a title is shown, and asks for one', async () => {
  await show({ title: '  ' });
  await screen.findByText('Le dossier n’a pas encore de titre.');
  expect(made().disabled).toBe(true);
});

it('says where a name in the title is written otherwise', async () => {
  shownTitle = 'Contre B. K.';
  await show({ title: 'Contre Bernadette Kowalski' });
  await screen.findByText(/^Le titre nomme une personne.*« Contre B\. K\. »\.$/u);
  expect(made().disabled).toBe(false);
});
