// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const onPress = vi.fn();
const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());

const Form = ({ isPending }: { isPending: boolean }) => (
  <form onSubmit={onSubmit}>
    <Button type="submit" isPending={isPending} pendingLabel="Envoi..." onPress={onPress}>
      Envoyer
    </Button>
  </form>
);

const heard = () => [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);

it('a button that begins to wait keeps the focus, says so, and neither presses nor sends', () => {
  const { rerender } = render(<Form isPending={false} />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  rerender(<Form isPending />);
  vi.advanceTimersByTime(200);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(heard()).toEqual(['Envoi...']);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a button that goes while it waits leaves no name behind that belongs to nothing', () => {
  const { rerender, unmount } = render(<Form isPending={false} />);
  act(() => screen.getByRole('button').focus());
  rerender(<Form isPending />);
  vi.advanceTimersByTime(200);
  unmount();
  const named = [...document.querySelectorAll('[aria-labelledby]')];
  expect(named.map((element) => element.getAttribute('aria-labelledby'))).toEqual([]);
  expect(heard()).toEqual(['Envoi...']);
});
