import { expect, it } from 'vitest';
import { forgetEverything } from '../forget.ts';
import { askedProof, askProof } from './ask-proof.ts';

it('everybody who asks meanwhile is answered at once', async () => {
  const both = [askProof(), askProof()];
  askedProof.get()?.answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(askedProof.get()).toBeNull();
});

it('who goes has shown nothing', async () => {
  const asked = askProof();
  forgetEverything();
  expect(await asked).toBe(false);
  expect(askedProof.get()).toBeNull();
});
