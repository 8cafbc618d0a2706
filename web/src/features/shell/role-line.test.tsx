// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { RoleLine } from './role-line.tsx';

afterEach(cleanup);

it.each([
  ['user', 'Utilisateur·rice'],
  ['professional', 'Professionnel·le'],
  ['super_admin', 'Super admin'],
  ['legal_help', 'legal help'],
])('the role %s is said to be a role, in words', async (role, shown) => {
  await loadTexts(['shell'], 'fr');
  await act(async () => {
    render(
      <Suspense>
        <RoleLine role={role} />
      </Suspense>,
    );
  });
  expect(screen.getByText(/Rôle/).textContent).toBe(`Rôle\u202f: ${shown}`);
  // As it is stored it is a word of the server's.
  expect(document.querySelector('[lang=en]')?.textContent).toBe(role === 'legal_help' ? shown : undefined);
});
