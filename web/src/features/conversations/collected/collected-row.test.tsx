// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CollectedDetail } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { CollectedRow } from './collected-row.tsx';
import type { ShownDetail } from './detail-state.ts';

afterEach(cleanup);

const show = async (more: Partial<CollectedDetail>, also: Partial<ShownDetail> = {}) => {
  await loadTexts(['conversations', 'common', 'errors']);
  const detail: CollectedDetail = {
    kind: 'where',
    certainty: 'exact',
    value: 'sous la verrière',
    sources: [{ message_id: 'm1', start: 10, end: 26, words: 'sous la verrière' }],
    ...more,
  };
  const shown = { kind: 'where', state: 'exact', isErased: false, editedIn: null, aside: [] } as const;
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <ul>
            <CollectedRow
              owner="claire"
              conversationId="c1"
              episode=""
              heard={new Set(['heard'])}
              shown={{ ...shown, detail, ...also }}
              onQuote={() => undefined}
            />
          </ul>
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const LABEL = 'Repéré par l’assistant dans vos mots';

it('a detail that only the assistant has seen says so, beside the words it came from', async () => {
  await show({ found_by: 'model' });
  expect(screen.getByText(LABEL)).toBeTruthy();
  expect(screen.getByText('sous la verrière', { exact: false })).toBeTruthy();
  // It is corrected and erased as any other.
  expect(screen.getByRole('button', { name: /Lieu précis/ })).toBeTruthy();
});

it('a detail that was read in the words themselves has no such note', async () => {
  await show({});
  expect(screen.queryByText(LABEL)).toBeNull();
});

it('words that only a machine has heard are marked as such, beside those that were written', async () => {
  const HEARD = 'Entendu par une machine, à vérifier';
  const place = { message_id: 'm1', start: 0, end: 16, words: 'sous la verrière' };
  await show({ sources: [place, { ...place, file_id: 'written' }, { ...place, file_id: 'heard' }] });
  expect(screen.getAllByText(HEARD)).toHaveLength(1);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(HEARD);
});

it('a different edit of a joined incident is shown, and can be chosen', async () => {
  await show(
    { edit: 'corrected', value: 'dans le hall', sources: [] },
    { aside: [{ kind: 'where', episode: 'm3:0', action: 'correct', value: 'à la cave', counts: false }] },
  );
  expect(screen.getByText('dans le hall')).toBeTruthy();
  expect(screen.getByText(/^Mis de côté en réunissant : «.à la cave.»$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Reprendre cette version.*à la cave/ })).toBeTruthy();
});

it('the person’s own doubt is said once, in place of the sign’s word', async () => {
  await show({ certainty: 'approximate' }, { state: 'approximate' });
  expect(screen.getByText('Approximatif')).toBeTruthy();
  cleanup();
  await show({ certainty: 'approximate', edit: 'unsure' }, { state: 'approximate' });
  expect(screen.getByText('Vous n’en êtes pas sûr·e')).toBeTruthy();
  expect(screen.queryByText('Approximatif')).toBeNull();
});

it('a long passage is cut with its guillemets closed, and can be read whole where it stands', async () => {
  const words = `${'Il a crié devant tout le monde, '.repeat(6)}puis il est parti.`;
  await show({ sources: [{ message_id: 'm1', start: 0, end: words.length, words }] });
  const quote = () => screen.getByRole('button', { name: /^Voir dans la conversation/ });
  expect(quote().textContent).toMatch(/^«.Il a crié.*\u00a0…\u202f»$/);
  expect(quote().textContent).not.toContain('puis il est parti');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lire en entier' })));
  expect(quote().textContent).toContain('puis il est parti');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réduire' })));
  expect(quote().textContent).not.toContain('puis il est parti');
});

it('what a person would rather not tell is told apart from what they do not know', async () => {
  await show({ certainty: 'unknown', reserved: true }, { state: 'reserved' });
  expect(screen.getByText('Gardé pour vous')).toBeTruthy();
  cleanup();
  await show({ certainty: 'unknown' }, { state: 'unknown' });
  expect(screen.getByText('Laissé ouvert')).toBeTruthy();
});
