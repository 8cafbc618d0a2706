// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SourcedDescription } from './sourced-description.tsx';

beforeAll(() => loadTexts(['incidents', 'common']));
afterEach(cleanup);

const FIRST = 'Mardi il a jeté mon badge dans le bac.';
const LATER = 'Depuis je dors mal.';
const origin: NonNullable<Incident['origin']> = {
  conversation_id: '01980000-0000-7000-8000-00000000000c',
  conversation_title: 'Mardi',
  account: [
    { message_id: '01980000-0000-7000-8000-00000000000a', said_at: '2026-11-20T10:00:00.000Z', words: FIRST },
    { message_id: '01980000-0000-7000-8000-00000000000b', said_at: '2026-11-20T11:00:00.000Z', words: LATER },
  ],
  extracted: { date: null, location: null, people: [], facts: [] },
  details: [],
  is_there: false,
  messages_there: [],
};
const show = (description: string) =>
  act(async () => {
    render(
      <Suspense>
        <SourcedDescription incident={{ description, origin, from_entry: null }} />
      </Suspense>,
    );
  });

it('each passage has the number of its source, and what was written since has none; the text stays whole', async () => {
  await show(`${FIRST}\n\nJ’étais seule.\n${LATER}`);
  const numbers = screen.getAllByRole('button').map((button) => [button.textContent, button.ariaLabel]);
  expect(numbers.map(([text]) => text)).toEqual(['1', '2']);
  expect(numbers[1]?.[1]).toMatch(/^Source 2.: dit le 20.novembre.2026 à .* dans la conversation «.Mardi.»$/);
  const text = screen.getByText(FIRST).parentElement?.textContent?.replace(/[12](?=\s|$)/g, '');
  expect(text).toBe(`${FIRST}\n\nJ’étais seule.\n${LATER}`);
});

it('pressed, the words themselves tell; a message that is gone is said to be, and leads nowhere', async () => {
  await show(FIRST);
  await act(async () => fireEvent.click(screen.getByText(FIRST)));
  const told = screen.getByRole('dialog');
  expect(told.textContent).toContain('dans la conversation');
  expect(told.textContent).toContain('Le message a été supprimé depuis.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('a description that comes from nowhere else has no numbers and no hint', async () => {
  await show('Rien de cela n’a été dit ailleurs.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/suivi d’un numéro/)).toBeNull();
});
