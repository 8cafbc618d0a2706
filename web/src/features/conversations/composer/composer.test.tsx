// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#contract/limits.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { Composer } from './composer.tsx';

beforeAll(() => loadTexts(['common', 'conversations']));

it('a text that no message can hold is left out of the input at once, and said; what stood there stays', () => {
  const onChange = vi.fn();
  const nothing = () => undefined;
  render(
    <Composer
      draft="avant"
      onChange={onChange}
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
    >
      {null}
    </Composer>,
  );
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
