// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { SafetyKind } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SafetyPanel } from './safety-panel.tsx';

afterEach(cleanup);

const shown = async (kind: SafetyKind) => {
  await loadTexts(['conversations']);
  await act(async () => {
    render(
      <Suspense>
        <SafetyPanel kind={kind} isCurrent />
      </Suspense>,
    );
  });
  const panel = screen.getByRole('complementary', { name: 'Numéros d’urgence et d’écoute' });
  const folded = panel.querySelector('details');
  const links = within(panel).getAllByRole('link', { hidden: true });
  return {
    links: links
      .filter((link) => !folded?.contains(link))
      .map((link) => [link.textContent, link.getAttribute('href')]),
    folded: links.filter((link) => folded?.contains(link)).map((link) => link.textContent),
    isFolded: folded?.open === false,
  };
};

it('distress has one way to call, and the rest is folded', async () => {
  const { links, folded, isFolded } = await shown('distress');
  expect(links).toEqual([['Appeler le 3114', 'tel:3114']]);
  expect(isFolded).toBe(true);
  expect(folded).toEqual(['17', '112', '114 par SMS', '15', '3919', '116 006', '39 28']);
});

it('who is in danger can also write, for where a call would be heard', async () => {
  expect((await shown('danger')).links).toEqual([
    ['Appeler le 17', 'tel:17'],
    ['Appeler le 112', 'tel:112'],
    ['Écrire au 114 par SMS', 'sms:114'],
  ]);
});

it('who is endangering their life gets the ambulance', async () => {
  expect((await shown('rescue')).links).toEqual([
    ['Appeler le 15', 'tel:15'],
    ['Appeler le 112', 'tel:112'],
  ]);
});
