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

it('the evidence is what the person mentioned, the same words once, and what they attached', async () => {
  const row = await show([camera, { ...camera, message_id: 'm2' }], ['photo.png']);
  expect(row?.split('une caméra')).toHaveLength(2);
  expect(row).toContain('Ce dont vous avez parlé');
  expect(row).toContain('photo.png');
});

it('where nothing was told or attached, nothing is claimed', async () => {
  expect(await show([], [])).toBe('PreuvesAucun fichier joint à ce récit');
});

it('what the person is not sure of does not read as certain', async () => {
  const when = {
    kind: 'when' as const,
    value: 'le 3 novembre',
    sources: [],
    certainty: 'approximate' as const,
  };
  const rowOf = async (certainty: 'approximate' | 'exact') => {
    await loadTexts(['conversations', 'common', 'errors']);
    await act(async () => {
      render(
        <Suspense>
          <ExtractedSummary
            suggestion={{
              ...suggestion,
              extractedData: { ...suggestion.extractedData, date: 'le 3 novembre' },
            }}
            collected={{ ...collected, details: [{ ...when, certainty }] }}
            files={[]}
          />
        </Suspense>,
      );
    });
    const text = screen.getByText('Date et heure').parentElement?.textContent;
    cleanup();
    return text;
  };
  expect(await rowOf('approximate')).toBe('Date et heurele 3 novembreApproximatif');
  expect(await rowOf('exact')).toBe('Date et heurele 3 novembre');
});
