// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { Composer } from './composer.tsx';

beforeAll(() => loadTexts(['common', 'conversations'], 'fr'));
afterEach(cleanup);

const nothing = () => undefined;
const composerWith = (props: Partial<ComponentProps<typeof Composer>>) => (
  <Composer
    draft=""
    onChange={nothing}
    isConnected
    isBusy={false}
    onSend={nothing}
    onStop={null}
    hasStopFailed={false}
    inputRef={null}
    fileCount={0}
    hasClip={false}
    onPasteFiles={nothing}
    tools={null}
    {...props}
  >
    {null}
  </Composer>
);

it('a text that no message can hold is left out of the input at once, and said; what stood there stays', () => {
  const onChange = vi.fn();
  render(composerWith({ draft: 'avant', onChange }));
  const input = screen.getByRole<HTMLTextAreaElement>('textbox');
  const paste = (text: string) =>
    fireEvent.paste(input, { clipboardData: { getData: () => text, items: [], files: [], types: [] } });
  // False: the default was prevented.
  expect(paste('a'.repeat(5_000_000))).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/5\s000\s000/);
  expect(paste('a'.repeat(MESSAGE_MAX_CHARACTERS))).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(input, { target: { value: 'b'.repeat(5_000_000) } });
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe('avant');
});

it('without a connection the input is disabled and says why, but not while somebody writes in it', () => {
  const { rerender } = render(composerWith({ isConnected: false }));
  const input = screen.getByLabelText<HTMLTextAreaElement>('Votre message');
  const seen = () => ({ isDisabled: input.disabled, placeholder: input.placeholder });
  const AWAY = 'Assistant non disponible...';
  expect(seen()).toEqual({ isDisabled: true, placeholder: AWAY });
  rerender(composerWith({}));
  expect(seen()).toEqual({ isDisabled: false, placeholder: expect.not.stringContaining(AWAY) });

  fireEvent.focus(input);
  rerender(composerWith({ isConnected: false }));
  expect(seen()).toEqual({ isDisabled: false, placeholder: AWAY });
  fireEvent.blur(input);
  expect(input.disabled).toBe(true);
  // A sentence that was begun is not lost, and is not sent.
  const onSend = vi.fn();
  rerender(composerWith({ isConnected: false, draft: 'Il a', onSend }));
  expect(input.disabled).toBe(false);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
});
