// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import type { UploadState } from '../sending/uploads.ts';
import { PendingTray } from './pending-tray.tsx';

const unconfigured = shownConfig.get();
const made = vi.fn((_: Blob) => 'blob:picture');
const revoked = vi.fn();
const chosen = vi.fn();
const kept = (over: Partial<KeptFile>): KeptFile => ({
  id: 'f1',
  owner: 'anna',
  record: { kind: 'conversation', id: 'c1' },
  kind: 'file',
  name: 'note.txt',
  type: 'text/plain',
  size: 2_516_582,
  duration: null,
  addedAt: 0,
  content: new Blob(['mots.']),
  keptFor: 'good',
  ...over,
});
const picture = kept({ id: 'f2', name: 'photo.png', type: 'image/png' });
const voice = kept({ id: 'f3', kind: 'voice', name: 'voice-1.wav', type: 'audio/wav', duration: 12 });

interface TrayProps {
  states: ReadonlyMap<string, UploadState>;
  first: readonly KeptFile[];
}

const Tray = ({ states, first }: TrayProps) => {
  const [files, setFiles] = useState(first);
  return (
    <section tabIndex={-1} aria-label="composer">
      <PendingTray
        files={files}
        uploads={states}
        refusal={null}
        onTranscribe={chosen}
        onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
      />
    </section>
  );
};
const show = async (
  states: ReadonlyMap<string, UploadState> = new Map(),
  first: readonly KeptFile[] = [kept({}), picture, voice],
) => {
  await act(async () => {
    render(
      <Suspense>
        <Tray states={states} first={first} />
      </Suspense>,
    );
  });
};
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const namesShown = () =>
  screen.getAllByRole('button', { name: /^Retirer/ }).map(({ ariaLabel }) => ariaLabel);

beforeEach(async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(made as typeof URL.createObjectURL);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  HTMLMediaElement.prototype.pause = () => undefined;
  await loadTexts(['common', 'attachments', 'errors']);
});
afterEach(() => {
  cleanup();
  chosen.mockReset();
  shownConfig.set(unconfigured);
  vi.restoreAllMocks();
});

it('shows what each file is, and a picture of a picture', async () => {
  await show();
  expect(screen.getByText(/Texte · 2,4\sMo/)).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:picture');
  cleanup();
  expect(revoked).toHaveBeenCalledWith('blob:picture');
});

it('a file is taken out at once; it is said, and the keyboard stays with the tray', async () => {
  await show();
  press('Retirer note.txt');
  expect(namesShown()).toEqual(['Retirer photo.png', 'Retirer Enregistrement vocal']);
  expect(screen.getByText('note.txt ne sera pas envoyé.').getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('À envoyer avec le prochain message');
});

it('when the last one goes, what the tray stands in has the keyboard', async () => {
  await show();
  press('Retirer Enregistrement vocal');
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  press('Retirer note.txt');
  press('Retirer photo.png');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('composer');
});

it('a recording exists nowhere else, and is not taken out without a question', async () => {
  await show();
  press('Retirer Enregistrement vocal');
  expect(screen.getByRole('alertdialog').textContent).toContain('Il n’existe qu’ici');
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(namesShown()).toContain('Retirer Enregistrement vocal');
});

it('a picked sound says how long it lasts', async () => {
  const sound = kept({ id: 'f4', name: 'Dictaphone.wav', type: 'audio/wav', size: 32_044, seconds: 71.6 });
  await show(new Map(), [sound]);
  expect(screen.getByText(/Son WAV · 31\sKo · 1:12/)).toBeDefined();
});

describe('whether a machine may hear a sound', () => {
  const sounds = [
    kept({}),
    kept({ id: 'f4', name: 'a.mp3', type: 'audio/mpeg' }),
    { ...voice, mayTranscribe: false },
  ];
  const choices = () =>
    screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /à une machine, qui|par une machine de/ });
  const withMachine = (transcriptionExternal: boolean) =>
    shownConfig.set({ ...unconfigured, transcription: true, transcriptionExternal });

  it('is asked of every sound where there is a machine, and says where the sound goes', async () => {
    withMachine(true);
    await show(new Map(), sounds);
    expect(choices().map(({ checked }) => checked)).toEqual([true, false]);
    expect(screen.getAllByText(/^Transmettre le son hors de ce serveur/)).toHaveLength(2);
    for (const choice of choices()) fireEvent.click(choice);
    expect(chosen.mock.calls).toEqual([
      ['f4', false],
      ['f3', true],
    ]);
  });

  it('is not asked where there is none, nor of what is sent already', async () => {
    await show(new Map(), sounds);
    expect(choices()).toEqual([]);
    cleanup();
    withMachine(false);
    await show(new Map([['f4', { status: 'uploaded', file: {} as StoredFile }]]), sounds);
    expect(choices()).toHaveLength(1);
    expect(screen.queryByText(/hors de ce serveur/)).toBeNull();
  });
});

it.each([
  ['files_full', 'La place prévue pour vos fichiers est pleine. Il reste ici.'],
  [
    'storage_full',
    'Le serveur manque de place pour de nouveaux fichiers. Réessayez plus tard\u202f: vous pouvez continuer sans lui. Il reste ici.',
  ],
] as const)('tells whose room is short (%s), and that the file is still there', async (code, text) => {
  await show(new Map<string, UploadState>([['f2', { status: 'failed', code }]]));
  expect(screen.getByRole('alert').textContent).toBe(text);
});

it('says how far the sending has come, and of one that failed why, and that it is still there', async () => {
  await show(
    new Map<string, UploadState>([
      ['f1', { status: 'uploading', share: 0.625 }],
      ['f2', { status: 'failed', code: 'files_full' }],
    ]),
  );
  expect(screen.getByText(/Envoi\s: 62\s%/)).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Envoi de note.txt' }).getAttribute('aria-valuenow')).toBe(
    '62',
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'La place prévue pour vos fichiers est pleine. Il reste ici.',
  );
  expect(screen.getByRole('button', { name: 'Retirer photo.png' })).toHaveProperty('disabled', false);
});
