// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { stillRecorder } from './recorder.fixture.ts';
import { RecorderPanel } from './recorder-panel.tsx';
import type { Ending, RecorderProblem, RecorderState } from './recorder-state.ts';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#web/features/attachments/showing/save-file.ts', () => ({ saveFile: saved }));

const [start, stop, retry] = [vi.fn(async () => undefined), vi.fn(), vi.fn()];
const cancel = vi.fn(async () => undefined);
const clip = { id: 'r1', startedAt: 1_795_255_200_000, original: new Blob(['x'], { type: 'audio/webm' }) };
const recorded = (ending: Ending, isReadable = true): RecorderState => ({
  phase: 'recorded',
  clip,
  ending,
  isKept: true,
  wav: isReadable ? { content: new Blob(['wav']), seconds: 1 } : null,
  isSending: false,
});
const recording = (seconds: number): RecorderState => ({
  phase: 'recording',
  since: performance.now() - seconds * 1_000,
  isKept: true,
});

const show = async (state: RecorderState) => {
  const recorder = stillRecorder(state, { start, stop, cancel, retry });
  await act(async () => {
    render(
      <Suspense>
        <RecorderPanel recorder={recorder} canSend onSend={() => undefined} />
      </Suspense>,
    );
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('alertdialog', { name: /^Supprimer cet enregistrement\s\?$/ });

beforeEach(async () => {
  // The configuration is asked for once, of a server that is not there.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  HTMLMediaElement.prototype.pause = () => undefined;
  await loadTexts(['voice', 'attachments', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('without a microphone', () => {
  it.each<[RecorderProblem, string]>([
    ['refused', 'L’accès au micro est refusé.'],
    ['absent', 'Aucun micro n’a été trouvé.'],
    ['busy', 'Le micro est déjà utilisé.'],
    ['failed', 'L’enregistrement n’a pas pu commencer.'],
    ['empty', 'Rien n’a été enregistré.'],
  ])('(%s) the person is told why, and that they can write, and can try again', async (problem, title) => {
    await show({ phase: 'idle', problem });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.getByRole('alert').textContent).toContain('Vous pouvez toujours écrire.');
    press('Réessayer');
    expect(start).toHaveBeenCalledOnce();
  });

  it.each<[RecorderProblem, string]>([
    ['insecure', 'Le micro ne peut pas être utilisé ici.'],
    ['unsupported', 'Ce navigateur ne sait pas enregistrer le son.'],
  ])('(%s) no other try is offered where none would help', async (problem, title) => {
    await show({ phase: 'idle', problem });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

describe('a recording', () => {
  it('that has only begun is discarded at once', async () => {
    await show(recording(0));
    press('Annuler');
    expect(question()).toBeNull();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('of more than a few seconds is discarded only after a question, which stops nothing', async () => {
    await show(recording(4));
    press('Annuler');
    expect(question()).not.toBeNull();
    press('Garder');
    expect([cancel.mock.calls, stop.mock.calls]).toEqual([[], []]);
    press('Annuler');
    press('Supprimer');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('that was stopped is discarded only after a question, however short it is', async () => {
    await show(recorded('person'));
    press('Annuler');
    expect(question()).not.toBeNull();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('that ended by itself after five minutes says so, and that all of it is kept', async () => {
    await show(recorded('limit'));
    expect(document.body.textContent).toMatch(
      /L’enregistrement s’est arrêté tout seul au bout de 5\sminutes\. Tout est gardé\./,
    );
  });

  it('that cannot be read is kept, for another try or for saving as it is, and cannot be sent', async () => {
    await show(recorded('person', false));
    expect(screen.getByRole('alert').textContent).toContain('Impossible de lire le fichier audio');
    expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    press('Télécharger l’original');
    expect(saved).toHaveBeenCalledExactlyOnceWith(clip.original, 'voice-1795255200000.webm');
    press('Réessayer');
    expect(retry).toHaveBeenCalledOnce();
  });
});
