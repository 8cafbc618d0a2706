// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { PasteLimit } from './paste-limit.tsx';

beforeAll(() => loadTexts(['common']));
afterEach(cleanup);

const paste = (text: string): boolean =>
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });

it('leaves out what is longer than the field may be, says so, and takes what fits', () => {
  render(
    <PasteLimit maxCharacters={10}>
      <textarea defaultValue="avant" />
    </PasteLimit>,
  );
  // False: the default was prevented.
  expect(paste('a'.repeat(5_000_000))).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/5\s000\s000/);
  expect(screen.getByRole('textbox').textContent).toBe('avant');
  expect(paste('a'.repeat(10))).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
