// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCameIn } from './use-came-in.ts';

it('what came in is said once, and not what was there before, nor what was read', () => {
  const { result, rerender } = renderHook(({ unread }) => useCameIn(unread), {
    initialProps: { unread: undefined as number | undefined },
  });
  const said = [3, 3, 4, 6, 5, 6].map((unread) => {
    rerender({ unread });
    return result.current;
  });
  expect(said).toEqual([null, null, 1, 2, null, 1]);
});
