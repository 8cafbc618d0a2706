// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { PasteLimit } from './paste-limit.tsx';

beforeAll(() => loadTexts(['common']));
afterEach(cleanup);

const Field = ({ first, told }: { first: string; told: (length: number) => void }) => {
  const [value, setValue] = useState(first);
  return (
    <PasteLimit maxCharacters={10}>
      <textarea
        value={value}
        onChange={({ target }) => {
          told(target.value.length);
          setValue(target.value);
        }}
      />
    </PasteLimit>
  );
};
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

it('leaves out megabytes that came in another way, tells the form nothing of them, and lets a long text be shortened', () => {
  const told = vi.fn();
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const put = (text: string) => fireEvent.change(box(), { target: { value: text } });
  render(<Field first="avant" told={told} />);
  put('a'.repeat(5_000_000));
  expect(box().value).toBe('avant');
  expect(screen.getByRole('alert').textContent).toMatch(/5\s000\s000/);
  put('un peu trop long');
  expect(box().value, 'the form says that itself').toBe('un peu trop long');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told.mock.calls).toEqual([[16]]);
  cleanup();
  render(<Field first={'b'.repeat(50)} told={told} />);
  fireEvent.focus(box());
  put('b'.repeat(49));
  expect(box().value).toHaveLength(49);
});
