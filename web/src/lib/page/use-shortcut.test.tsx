// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

const onKey = vi.fn();
const Page = ({ hasDialog = false }: { hasDialog?: boolean }) => {
  useShortcut('n', onKey);
  return (
    <>
      <button type="button">b</button>
      <input />
      <textarea />
      <div role="spinbutton" tabIndex={0} aria-valuenow={1} />
      {hasDialog && <div role="dialog" />}
    </>
  );
};
afterEach(() => {
  cleanup();
  onKey.mockReset();
});

it('is the letter alone, and types nothing', () => {
  const { container } = render(<Page />);
  // False: the default was prevented.
  expect(fireEvent.keyDown(container.querySelector('button') as Element, { key: 'n' })).toBe(false);
  expect(onKey).toHaveBeenCalledOnce();
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    fireEvent.keyDown(document.body, { key: 'n', ...more });
  fireEvent.keyDown(document.body, { key: 'N', shiftKey: true });
  expect(onKey).toHaveBeenCalledOnce();
});

it('is a letter like others where one types', () => {
  const { container } = render(<Page />);
  for (const field of container.querySelectorAll('input, textarea, [role=spinbutton]'))
    expect(fireEvent.keyDown(field, { key: 'n' })).toBe(true);
  expect(onKey).not.toHaveBeenCalled();
});

it('opens nothing over a dialog', () => {
  render(<Page hasDialog />);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(onKey).not.toHaveBeenCalled();
});
