// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Account } from '#contract/administration.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';

vi.mock('#web/lib/session/session.ts', () => ({ useProfile: () => ({ id: 'somebody else' }) }));
const { UserTable } = await import('./user-table.tsx');

beforeAll(() => loadTexts(['admin', 'shell', 'common']));
afterEach(cleanup);

const account = {
  id: 'nadia',
  first_name: 'Nadia',
  last_name: 'Benali',
  email: 'nadia@exemple.fr',
  role: 'user',
  job_title: 'Infirmière',
  sector: 'Santé',
  status: 'active',
  suspension_reason: null,
  deleted_from: null,
} as Account;

const cells = async (change: Partial<Account>) => {
  await act(async () => {
    render(
      <Suspense>
        <UserTable accounts={[{ ...account, ...change }]} isBusy={false} onEdit={() => undefined} />
      </Suspense>,
    );
  });
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
};

it.each([
  ['Infirmière', 'Santé', ['Infirmière', 'Santé']],
  ['Non spécifié', 'Non spécifié', ['-', '-']],
  [null, '', ['-', '-']],
])('a job title %s and a sector %s are shown as %s', async (job_title, sector, shown) => {
  expect((await cells({ job_title, sector })).slice(2, 4)).toEqual(shown);
});

it('the name that stands for none is none, and a sign-up that nobody has confirmed is no invitation', async () => {
  await cells({ first_name: 'Utilisateur', last_name: '', status: 'unconfirmed' });
  expect(screen.getByText('Sans nom')).toBeDefined();
  expect(screen.getByText('Non confirmé')).toBeDefined();
  expect(screen.queryByText('Utilisateur')).toBeNull();
});
