// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { RoleLine } from './role-line.tsx';

afterEach(cleanup);

it.each([
  ['user', 'user'],
  ['super_admin', 'super admin'],
])('the role %s is said to be a role, and read in its own language', async (role, shown) => {
  await loadTexts(['shell'], 'fr');
  await act(async () => {
    render(
      <Suspense>
        <RoleLine role={role} />
      </Suspense>,
    );
  });
  const word = screen.getByText(shown);
  expect(word.lang).toBe('en');
  expect(word.parentElement?.textContent).toBe(`Rôle\u202f: ${shown}`);
});
