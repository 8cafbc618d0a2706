// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_CHOICES } from '#contract/account/notices.ts';
import { DEFAULT_PREFERENCES } from '#contract/account/preference-values.ts';
import { DEFAULT_NOTICES } from '#contract/account/preferences.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { NoticeChoices } from './notice-choices.tsx';

const before = credentials();
const id = '01980000-0000-7000-8000-000000000001';
const token = `x.${btoa(JSON.stringify({ sub: id }))}.x`;
const answered = { ...DEFAULT_PREFERENCES, notices: DEFAULT_NOTICES, updated_at: null };
let sent: unknown[];
let answer: () => Response;

beforeEach(async () => {
  sent = [];
  answer = () => Response.json(answered);
  setCredentials({ ...before, accessToken: async () => token });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
  await loadTexts(['settings', 'errors', 'common'], 'fr');
  settle(
    {
      id,
      email: '',
      first_name: 'Nadia',
      last_name: '',
      phone: null,
      job_title: null,
      sector: null,
      age_range: null,
      auth_provider: 'email',
      role: 'user',
      version: 1,
    },
    'server',
  );
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <NoticeChoices notices={DEFAULT_NOTICES} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  setCredentials(before);
  vi.unstubAllGlobals();
});

const kind = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, way: string) =>
  act(async () => fireEvent.click(kind(name).getByRole('checkbox', { name: way })));

describe('the choices of notices', () => {
  it('are there for each kind', () => {
    expect(screen.getAllByRole('group')).toHaveLength(NOTICE_CHOICES.length);
  });

  it('are sent one by one as they are made', async () => {
    await choose('Texte commencé et pas encore enregistré', 'Dans l’application');
    expect(sent).toEqual([{ notices: { unfinished_draft: { in_app: true } } }]);
    expect((await screen.findByRole('status')).textContent).toBe('Choix enregistré.');
  });

  it('do not let anybody silence the mail of a changed password', () => {
    expect(kind('Mot de passe modifié').queryByRole('checkbox', { name: 'Par email' })).toBeNull();
    expect(kind('Mot de passe modifié').getByText('Par email, toujours')).toBeDefined();
  });

  it('that could not be saved are said, and stand as they were', async () => {
    answer = () => Response.error();
    await choose('Connexion depuis un nouvel appareil', 'Par email');
    expect((await screen.findByRole('alert')).textContent).toContain('Ce choix n’a pas été enregistré.');
    const box = kind('Connexion depuis un nouvel appareil').getByRole<HTMLInputElement>('checkbox', {
      name: 'Par email',
    });
    expect(box.checked).toBe(true);
  });
});
