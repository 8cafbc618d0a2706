// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTripleShift } from './use-triple-shift.ts';

const left = vi.fn();
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init });

beforeEach(() => {
  left.mockReset();
  renderHook(() => useTripleShift(left));
});
afterEach(cleanup);

it('leaves after three presses of Shift alone', () => {
  press('Shift');
  press('Shift');
  expect(left).not.toHaveBeenCalled();
  press('Shift');
  expect(left).toHaveBeenCalledOnce();
});

it('does not leave while capitals are typed', () => {
  for (const letter of 'SOS') {
    press('Shift');
    press(letter);
  }
  expect(left).not.toHaveBeenCalled();
});

it('does not leave when Shift is held down', () => {
  for (let i = 0; i < 5; i += 1) press('Shift', { repeat: true });
  expect(left).not.toHaveBeenCalled();
});
