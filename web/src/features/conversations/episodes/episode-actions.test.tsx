// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Collected } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { openConversationOptions } from '../conversation-queries.ts';
import { conversationOf, messageOf } from '../test-messages.ts';
import { EpisodeActions } from './episode-actions.tsx';

afterEach(cleanup);

const show = async (lastMark: Collected['last_mark'], ...ids: string[]) => {
  await loadTexts(['conversations', 'common', 'errors']);
  const client = new QueryClient();
  const open = conversationOf(...ids.map((id) => messageOf(id, 'user')));
  client.setQueryData(openConversationOptions('c1').queryKey, open);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <EpisodeActions
            conversationId="c1"
            episode={{ key: '' }}
            previous={null}
            isTold
            canBegin
            lastMark={lastMark}
            onDivided={() => undefined}
          />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('what was divided or joined last can be undone, also after the page was loaded again', async () => {
  await show({ made: 3, action: 'join' }, 'm0');
  expect(names()).toEqual(['Raconter un autre incident', 'Annuler le dernier regroupement']);
  cleanup();
  await show({ made: 4, action: 'begin' }, 'm0');
  expect(names()).toContain('Annuler la dernière séparation');
});

it('there is nothing to undo where nothing was divided, and a single message cannot be divided', async () => {
  await show(undefined, 'm0');
  expect(names()).toEqual(['Raconter un autre incident']);
});

it('one of several messages is chosen as the beginning of another incident', async () => {
  await show(undefined, 'm0', 'm1', 'm2');
  await act(async () => screen.getByRole('button', { name: 'Séparer à partir d’un message' }).click());
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  // The day is said once, where it begins.
  expect(screen.getByRole('radio', { name: /2026.*m1/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /2026.*m2/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^\d+\sh.*m2/ })).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'À partir d’ici, c’est un autre incident' });
  expect(confirm).toHaveProperty('disabled', true);
  await act(async () => screen.getByRole('radio', { name: /m2/ }).click());
  expect(confirm).toHaveProperty('disabled', false);
});
