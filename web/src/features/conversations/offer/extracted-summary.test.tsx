// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Suggestion } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { conversationOf } from '../test-messages.ts';
import { ExtractedSummary } from './extracted-summary.tsx';

afterEach(cleanup);

const suggestion: Suggestion = {
  id: 's1',
  conversation_id: 'c1',
  title: 'Agression verbale',
  description: 'Il m’a insultée.',
  severity: 'high',
  type: 'verbal_abuse',
  extractedData: { date: null, location: null, people: [], facts: [] },
  created_at: '2026-11-20T10:00:00.000Z',
};
const { collected } = conversationOf();
const camera = { message_id: 'm1', start: 0, end: 31, words: 'Il y a une caméra dans le hall' };

const show = async (evidence: (typeof camera)[], files: string[]) => {
  await loadTexts(['conversations', 'common', 'errors']);
  await act(async () => {
    render(
      <Suspense>
        <ExtractedSummary suggestion={suggestion} collected={{ ...collected, evidence }} files={files} />
      </Suspense>,
    );
  });
  return screen.getByText('Preuves').parentElement?.textContent;
};

it('the evidence is what she spoke of, each words once, and what she attached', async () => {
  const row = await show([camera, { ...camera, message_id: 'm2' }], ['photo.png']);
  expect(row?.split('une caméra')).toHaveLength(2);
  expect(row).toContain('Ce dont vous avez parlé');
  expect(row).toContain('photo.png');
});

it('where nothing was told or attached, nothing is claimed', async () => {
  expect(await show([], [])).toBe('PreuvesAucun fichier joint à ce récit');
});
