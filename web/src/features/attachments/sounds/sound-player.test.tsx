// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { PEAKS } from './peaks.ts';
import { SoundPlayer } from './sound-player.tsx';
import type { SoundSource } from './use-sound.ts';

vi.mock('./peaks.ts', async (original) => ({
  ...(await original<typeof import('./peaks.ts')>()),
  readPeaks: async () => Array.from({ length: PEAKS }, (_, at) => at / PEAKS),
}));

const show = async (source: SoundSource) => {
  await act(async () => {
    render(
      <Suspense>
        <SoundPlayer name="Mémo" source={source} duration={10} />
      </Suspense>,
    );
  });
};
const bars = () => document.querySelectorAll('svg[preserveAspectRatio] rect');
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Position\s: Mémo$/ });

beforeEach(async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  HTMLMediaElement.prototype.pause = () => undefined;
  await loadTexts(['common', 'attachments', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('fetches nothing of a sound before it is played: a line stands there until its shape is known', async () => {
  const fetchSound = vi.fn(async () => new Blob(['sound']));
  await show(fetchSound);
  expect([bars().length, slider().disabled]).toEqual([2, true]);
  expect(fetchSound).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Écouter\s: Mémo$/ }));
  await waitFor(() => expect(bars()).toHaveLength(PEAKS));
  expect(fetchSound).toHaveBeenCalledOnce();
  expect(slider().disabled).toBe(false);
});

it('moves by a press and by seconds with the keys, and says where it is', async () => {
  await show(new Blob(['sound']));
  await waitFor(() => expect(bars()).toHaveLength(PEAKS));
  fireEvent.change(slider(), { target: { value: '4.5' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('0:04 sur 0:10');
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(slider().value).toBe('5.5');
  const played = [...bars()].filter((bar) => bar.classList.contains('text-teal'));
  expect(played.length).toBe(Math.floor(PEAKS * 0.55 + 0.5));
  fireEvent.change(slider(), { target: { value: '0.4' } });
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().value).toBe('0');
});
