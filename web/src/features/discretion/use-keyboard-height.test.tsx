// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './use-keyboard-height.ts';

const Height = () => <p>{useKeyboardHeight()}</p>;
const seen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells of a keyboard that was there before, and of one that comes and goes', () => {
  seen.height = 500;
  render(<Height />);
  act(() => vi.runAllTimers());
  expect(shown()).toBe('300');
  seen.height = 800;
  act(() => void seen.dispatchEvent(new Event('resize')));
  expect(shown()).toBe('0');
});

it('takes neither the bars of a browser nor a page that is zoomed in for one', () => {
  seen.height = 720;
  render(<Height />);
  act(() => vi.runAllTimers());
  expect(shown()).toBe('0');
  Object.assign(seen, { height: 400, scale: 2 });
  act(() => void seen.dispatchEvent(new Event('resize')));
  expect(shown()).toBe('0');
});
