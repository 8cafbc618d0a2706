// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpensSheet } from './use-opens-sheet.ts';

const opened = (by: string) => ({ detail: 'when', by, isOpen: true }) as const;

it('the sheet opens once for a reply that comes, not for one that was there', () => {
  const open = vi.fn();
  const { rerender } = renderHook(
    ({ by, isLoaded }) => useOpensSheet(by === null ? null : opened(by), isLoaded, open),
    {
      initialProps: { by: null as string | null, isLoaded: false },
    },
  );
  rerender({ by: 'r1', isLoaded: true });
  expect(open).not.toHaveBeenCalled();
  rerender({ by: null, isLoaded: true });
  rerender({ by: 'r2', isLoaded: true });
  rerender({ by: 'r2', isLoaded: true });
  expect(open).toHaveBeenCalledTimes(1);
});
