// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BootConnection } from './boot-connection.tsx';
import { loadTexts } from './i18n/load-texts.ts';
import { session } from './lib/session/session.ts';

const EVERY_MS = 5_000;
const reached = vi.spyOn(session, 'reachAgain');

beforeEach(async () => {
  reached.mockReset().mockResolvedValue();
  await loadTexts(['common'], 'fr');
  vi.useFakeTimers();
  await act(async () => {
    render(
      <Suspense>
        <BootConnection />
      </Suspense>,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the server is tried again when the person presses « Réessayer », and at once when the network is back', () => {
  expect(reached).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(reached).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(reached).toHaveBeenCalledTimes(2);
});

it('the server is tried again every few seconds without a press, until the page has opened', () => {
  vi.advanceTimersByTime(2 * EVERY_MS);
  expect(reached).toHaveBeenCalledTimes(2);
  cleanup();
  vi.advanceTimersByTime(2 * EVERY_MS);
  fireEvent(window, new Event('online'));
  expect(reached).toHaveBeenCalledTimes(2);
});
