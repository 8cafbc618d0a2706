// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { PROBLEMS, type ProblemCode } from '#contract/common/problems.ts';
import { forgetProfileDraft } from '#web/features/profile/profile-draft.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { ContactSection } from './contact-section.tsx';

const before = credentials();
const stored: Profile = {
  id: '01980000-0000-7000-8000-000000000001',
  email: 'nadia@exemple.fr',
  first_name: 'Nadia',
  last_name: 'Benali',
  phone: null,
  job_title: 'Infirmière',
  sector: null,
  age_range: null,
  auth_provider: 'email',
  role: 'user',
  version: 3,
};

let answers: (() => Response)[];
let sent: unknown[];
const refusal = (code: ProblemCode, current?: Profile) =>
  Response.json(
    { type: 'about:blank', title: code, status: PROBLEMS[code].status, code, current },
    { status: PROBLEMS[code].status },
  );

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  sent = [];
  setCredentials({
    ...before,
    accessToken: async () => 'a token',
    refresh: async () => null,
    ended: () => undefined,
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers.shift()?.() ?? Response.error();
  });
  await loadTexts(['settings', 'auth', 'profile', 'errors', 'common'], 'fr');
  settle(stored, 'server');
  await show();
});
afterEach(() => {
  cleanup();
  forgetProfileDraft(stored.id, 'contact');
  queryClient.clear();
  setCredentials(before);
  vi.unstubAllGlobals();
});

const show = async () => {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/settings', component: ContactSection });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/settings'] }),
  });
  await act(async () => {
    render(
      <Suspense>
        <RouterProvider router={router as never} />
      </Suspense>,
    );
  });
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }));
const save = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les modifications' })));

describe('the contact information', () => {
  it('stands filled in, with the address to be read and changed elsewhere', () => {
    expect([field(/Prénom/).value, field(/^Nom/).value, field(/Téléphone/).value]).toEqual([
      'Nadia',
      'Benali',
      '',
    ]);
    expect([field(/email/).value, field(/email/).readOnly]).toEqual(['nadia@exemple.fr', true]);
    expect(screen.getByRole('link', { name: 'Modifier l’adresse email' }).getAttribute('href')).toBe(
      '/change-email',
    );
  });

  it('that is as it was is not sent, and that is said', async () => {
    await save();
    await screen.findByText('Aucune modification détectée.');
    expect(sent).toEqual([]);
  });

  it('is saved, what was changed alone, and the form goes on from there', async () => {
    answers = [() => Response.json({ ...stored, phone: '06 00 00 00 00', version: 4 })];
    await type(/Téléphone/, ' 06 00 00 00 00 ');
    await save();
    await screen.findByText('Vos coordonnées sont enregistrées.');
    expect(sent).toEqual([{ phone: '06 00 00 00 00', version: 3 }]);
    await save();
    await screen.findByText('Aucune modification détectée.');
  });

  it.each([' ', 'C'])('with « %s » for a first name is not sent, and leads to the field', async (name) => {
    await type(/Prénom/, name);
    await save();
    await waitFor(() => expect(field(/Prénom/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field(/Prénom/));
    expect(sent).toEqual([]);
  });

  it('that could not be saved stays in the form, and that is said', async () => {
    answers = [() => refusal('unavailable')];
    await type(/^Nom/, 'Benali-Roy');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ce que vous avez saisi est toujours là.',
    );
    expect(field(/^Nom/).value).toBe('Benali-Roy');
  });

  it('that is left unsaved is there when one comes back, and that is said', async () => {
    await type(/^Nom/, 'Benali-Roy');
    cleanup();
    await show();
    expect(field(/^Nom/).value).toBe('Benali-Roy');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Effacer ces changements' })));
    expect(field(/^Nom/).value).toBe('Benali');
    cleanup();
    await show();
    expect([field(/^Nom/).value, screen.queryByText(/commencé à changer/)]).toEqual(['Benali', null]);
  });

  it.each(['abc', '+++'])('with %s for a phone is not sent, and the field says so', async (phone) => {
    await type(/Téléphone/, phone);
    await save();
    await screen.findByText('Veuillez entrer un numéro de téléphone valide');
    expect(sent).toEqual([]);
  });

  it('is saved over other fields that another tab changed, and asks where it is the same one', async () => {
    const elsewhere = { ...stored, last_name: 'Roy', version: 4 };
    answers = [
      () => refusal('stale_version', elsewhere),
      () => Response.json({ ...elsewhere, phone: '07 12', version: 5 }),
    ];
    await type(/Téléphone/, '07 12');
    await save();
    await screen.findByText('Vos coordonnées sont enregistrées.');
    expect([field(/^Nom/).value, sent.at(-1)]).toEqual(['Roy', { phone: '07 12', version: 4 }]);

    answers = [() => refusal('stale_version', { ...elsewhere, last_name: 'Roy-Benali', version: 6 })];
    await type(/^Nom/, 'Benali-Roy');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Roy-Benali');
    expect(field(/^Nom/).value).toBe('Benali-Roy');
  });
});
