// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  bytesOfPart,
  CODE,
  openedSample,
  SHARE_ID,
  sampleDocument,
  sealSample,
} from '../opening/sample-copy.fixture.ts';
import { ReadingLanguage } from '../words/reading-texts.tsx';
import { ReadingPage } from './reading-page.tsx';
// Loaded beforehand: the first import takes longer than anything is waited for.
import '../dossier/shared-dossier.tsx';
import '../words/labels-en.ts';
import '../words/labels-fr.ts';

const sample = await sealSample(await sampleDocument());
let isGone = false;
const answer = async (path: string, init: RequestInit): Promise<Response> => {
  if (isGone) return new Response('', { status: 404 });
  if (path.endsWith('/open'))
    return JSON.parse(String(init.body)).code === CODE
      ? Response.json(openedSample(sample, false))
      : new Response('', { status: 404 });
  return new Response(bytesOfPart(sample, Number(new URL(path, 'https://x.test').searchParams.get('part'))));
};
const fetching = vi.fn(answer);

beforeEach(() => {
  isGone = false;
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (key: string | null = sample.key) =>
  render(
    <ReadingLanguage>
      <ReadingPage link={{ id: SHARE_ID, key }} />
    </ReadingLanguage>,
  );
const give = (code: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: code } });
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
};

it('says beforehand what the person sees, and asks nothing of the server without a key', () => {
  show(null);
  expect(screen.getByRole('alert').textContent).toContain('Ce lien n’est pas complet');
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  show();
  expect(document.body.textContent).toContain('La personne voit quand vous ouvrez ce dossier');
  expect(fetching).not.toHaveBeenCalled();
});

it('takes eight digits however they are grouped, and says at the field what is none', async () => {
  show();
  give('1234 567');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(fetching).not.toHaveBeenCalled();
  give('1111-2222');
  expect((await screen.findByRole('alert')).textContent).toContain('Rien ne s’ouvre avec ce lien et ce code');
});

it('shows the dossier as text alone, in the language that is asked for, and opens a piece when it is pressed', async () => {
  show();
  give(`${CODE.slice(0, 4)} ${CODE.slice(4)}`);
  const title = await screen.findByRole('heading', { level: 1, name: 'Réunions de novembre' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('heading', { name: 'Réunion du lundi <b>3</b>' })).toBeTruthy();
  expect(screen.getByText(/passage couvert par la personne/)).toBeTruthy();
  expect(document.body.textContent).toContain('Maître,\nVoici le dossier.');
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /M\. D\./ }).textContent).toContain('INC-2026-0001');

  // The code, and the dossier itself: no piece before it is asked for.
  expect(fetching).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir note.txt' }));
  expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
  expect(screen.getByText(/^Conforme à l’empreinte SHA-256/)).toBeTruthy();
  expect(document.querySelector('script')).toBeNull();
  // Not allowed: nothing is offered for saving, neither the ZIP, nor the PDF, nor a piece.
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir dossier.pdf' }));
  await screen.findAllByRole('link', { name: 'Ouvrir dans un onglet' });
  expect(screen.queryByRole('button', { name: /ZIP|^Enregistrer/ })).toBeNull();
  expect(document.body.textContent).toContain('La personne a choisi que ce dossier soit seulement lu');

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'English' })));
  expect(await screen.findByRole('heading', { name: 'Exhibits' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('heading', { level: 1, name: 'Réunions de novembre' })).toBeTruthy();
});

it('says when the dossier opens no more, and leads back to the code', async () => {
  show();
  give(CODE);
  await screen.findByRole('heading', { level: 1, name: 'Réunions de novembre' });
  isGone = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir dossier.pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ce dossier ne s’ouvre plus');
  fireEvent.click(screen.getByRole('button', { name: 'Saisir le code de nouveau' }));
  expect(screen.getByRole('textbox')).toBeTruthy();
});
