// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ExitLesson } from './exit-lesson.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('is put away for good, and the keyboard goes on at the page', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await loadTexts(['shell'], 'fr');
  await act(async () => {
    render(
      <Suspense>
        <ExitLesson />
        <main tabIndex={-1} />
      </Suspense>,
    );
  });
  const done = screen.getByRole('button', { name: 'Compris' });
  await act(async () => {
    done.focus();
    fireEvent.click(done);
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(localStorage.getItem('recueil.exit-known')).not.toBeNull();
});
