// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { CoveredPassage } from '#contract/dossiers.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { CoverableField } from './coverable-field.tsx';

beforeAll(() => loadTexts(['dossier', 'common']));
afterEach(cleanup);

const TEXT = 'Marc a crié.\nMarc est parti.';
const PLACE = { entity: 'incident', id: 'a', version: 1, field: 'description' } as const;
let covered: readonly CoveredPassage[] = [];

const Field = () => {
  const [passages, setPassages] = useState<CoveredPassage[]>([]);
  covered = passages;
  return <CoverableField text={{ place: PLACE, text: TEXT }} covered={passages} set={setPassages} />;
};
const show = () =>
  act(async () => {
    render(
      <Suspense>
        <Field />
      </Suspense>,
    );
  });
const words = () => covered.map(({ start, end }) => TEXT.slice(start, end));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const key = (pressed: string, shiftKey = false) =>
  act(
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, shiftKey }),
  );
/** The text, and nothing else: places are counted in it. */
const textNode = () => document.querySelector('.whitespace-pre-wrap');
const select = (start: number, end: number) =>
  act(async () => {
    const node = textNode()?.firstChild;
    if (!(node instanceof Text)) throw new Error('The text stands in several parts');
    window.getSelection()?.setBaseAndExtent(node, start, node, end);
    document.dispatchEvent(new Event('selectionchange'));
  });

it('words that are selected are covered whole, and the text still stands there as it was written', async () => {
  await show();
  await select(2, 6);
  await press('Couvrir «\u202fMarc a\u202f»');
  expect(words()).toEqual(['Marc a']);
  expect(textNode()?.textContent).toBe(TEXT);
  expect(screen.getByRole('deletion').textContent).toBe('Marc a');
  expect(screen.queryByRole('button', { name: /^Couvrir/ })).toBeNull();
});

it('a caret without a selection offers nothing', async () => {
  await show();
  await select(3, 3);
  expect(screen.queryByRole('button', { name: /^Couvrir/ })).toBeNull();
});

it('without a pointer words are chosen one by one, and several with the shift key', async () => {
  await show();
  await press(/^Choisir des mots/);
  expect(document.querySelector('mark')?.textContent).toBe('Marc');
  await act(async () => screen.getByRole('button', { name: 'Mot suivant' }).focus());
  await key('ArrowRight');
  await key('ArrowRight', true);
  expect(document.querySelector('mark')?.textContent).toBe('a crié');
  await press('Couvrir');
  expect(words()).toEqual(['a crié']);
  await key('Escape');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Choisir des mots');
});

it('the same words elsewhere in the text are covered with a press, and each is uncovered alone', async () => {
  await show();
  await select(0, 4);
  await press(/^Couvrir/);
  await press('Les couvrir aussi');
  expect(words()).toEqual(['Marc', 'Marc']);
  expect(screen.queryByText(/Ces mots sont encore/)).toBeNull();
  await act(async () => {
    const [first] = screen.getAllByRole('button', { name: 'Découvrir «\u202fMarc\u202f»' });
    if (first !== undefined) fireEvent.click(first);
  });
  expect(covered.map(({ start }) => start)).toEqual([TEXT.lastIndexOf('Marc')]);
});
