import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAgain } from './read-again.ts';
import { keepLive } from './stale-queries.ts';

keepLive('letter', ([root]) => (root === 'letters' ? 'several' : null));

/** A query that is shown, and the questions it asks, which the test answers. */
const shown = () => {
  const client = new QueryClient();
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['letters'],
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hide = observer.subscribe(() => undefined);
  const show = (answer: string) => {
    asked.at(-1)?.(answer);
    return expect.poll(() => observer.getCurrentResult().data).toBe(answer);
  };
  return { client, asked, show, hide };
};

it('what is shown is asked for again', async () => {
  const { client, asked, show, hide } = shown();
  await show('old');
  readAgain(client, { event: 'changed', kind: 'letter', id: 'l1' });
  expect(asked).toHaveLength(2);
  await show('new');
  hide();
});

it('a first answer that was on its way is asked for a second time', async () => {
  const { client, asked, show, hide } = shown();
  readAgain(client, { event: 'changed', kind: 'letter', id: 'l1' });
  expect(asked).toHaveLength(1);
  await show('from before the change');
  await expect.poll(() => asked).toHaveLength(2);
  await show('new');
  expect(asked).toHaveLength(2);
  hide();
});
