// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { ProfileDetails } from './profile-details.tsx';

beforeAll(async () => {
  for (const language of ['fr', 'en'] as const) await loadTexts(['profile', 'auth', 'shell'], language);
});
afterEach(cleanup);

const profile: Profile = {
  id: 'nadia',
  email: 'nadia@exemple.fr',
  first_name: 'Nadia',
  last_name: 'Benali',
  phone: '06 12 34 56 78',
  job_title: 'Non spécifié',
  sector: 'Santé',
  age_range: '25-34',
  auth_provider: 'email',
  role: 'user',
  version: 1,
};

it.each([
  ['fr', 'Non spécifié'],
  ['en', 'N/A'],
] as const)(
  'the French words that stand for nothing are shown in French alone: %s',
  async (language, words) => {
    await act(async () => {
      render(
        <ScreenLanguage value={language}>
          <Suspense>
            <ProfileDetails profile={profile} />
          </Suspense>
        </ScreenLanguage>,
      );
    });
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown.slice(3, 5)).toEqual([words, 'Santé']);
  },
);
