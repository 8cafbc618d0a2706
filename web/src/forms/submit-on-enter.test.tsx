// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { submitOnEnter } from './submit-on-enter.ts';

afterEach(cleanup);

const show = (isDisabled: boolean) => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted} onKeyDownCapture={submitOnEnter}>
      <textarea aria-label="text" />
      <button type="submit" disabled={isDisabled}>
        Keep
      </button>
      {createPortal(<input aria-label="over" />, document.body)}
    </form>,
  );
  return submitted;
};
const press = (label: string, keys: object) =>
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', ...keys });

it('Ctrl+Enter and Cmd+Enter send the form, Enter alone does not', () => {
  const submitted = show(false);
  press('text', {});
  press('text', { ctrlKey: true, isComposing: true });
  press('over', { ctrlKey: true });
  expect(submitted).not.toHaveBeenCalled();
  press('text', { ctrlKey: true });
  press('text', { metaKey: true });
  expect(submitted).toHaveBeenCalledTimes(2);
});

it('what cannot be sent is not sent by keys either', () => {
  const submitted = show(true);
  press('text', { ctrlKey: true });
  expect(submitted).not.toHaveBeenCalled();
});
