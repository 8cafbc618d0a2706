// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { RecordButton } from './record-button.tsx';
import { stillRecorder } from './recorder.fixture.ts';
import { RecorderPanel } from './recorder-panel.tsx';
import type { RecorderState } from './recorder-state.ts';

const config = shownConfig.get();
const nothing = () => undefined;
const HINT =
  'Cet enregistrement ne sera pas transcrit : vous pourrez le réécouter et en noter vous-même le contenu.';

beforeEach(async () => {
  // The configuration is asked for once, of a server that is not there.
  vi.stubGlobal('fetch', () => new Promise(nothing));
  await loadTexts(['voice', 'attachments', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  shownConfig.set(config);
  vi.unstubAllGlobals();
});

const show = async (state: RecorderState, transcription: boolean) => {
  shownConfig.set({ ...config, transcription });
  const recorder = stillRecorder(state);
  await act(async () => {
    render(
      <Suspense>
        <RecorderPanel recorder={recorder} canSend onSend={nothing} />
        <RecordButton recorder={recorder} />
      </Suspense>,
    );
  });
  const button = screen.getByRole('button', { name: 'Enregistrer un message vocal' });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return { described, inPanel: screen.queryByRole('region')?.textContent ?? '' };
};

it('that no machine transcribes is said of the button, and while the microphone is still being asked for', async () => {
  const { described, inPanel } = await show({ phase: 'requesting' }, false);
  expect(described).toBe(HINT);
  // Above the buttons: it is read before one of them is pressed.
  expect(inPanel).toMatch(new RegExp(`^${HINT}.*Annuler$`));
});

it('before anything is pressed the panel is not there, and the button says it all the same', async () => {
  const { described, inPanel } = await show({ phase: 'idle', problem: null }, false);
  expect(described).toBe(HINT);
  expect(inPanel).toBe('');
});

it('where a machine transcribes nothing of the kind is said', async () => {
  const { described, inPanel } = await show({ phase: 'requesting' }, true);
  expect(described).toBe('');
  expect(inPanel).not.toContain(HINT);
});
