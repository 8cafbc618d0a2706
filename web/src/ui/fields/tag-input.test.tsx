// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { TagInput } from './tag-input.tsx';

const submitted = vi.fn();
const typed = vi.fn();

const Form = () => {
  const [tags, setTags] = useState<string[]>(['réunion']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <TagInput label="Mots-clés" value={tags} onChange={setTags} onTyped={typed} />
      <output>{tags.join('|')}</output>
    </form>
  );
};

const shown = () => document.querySelector('output')?.textContent;
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Mots-clés', { selector: 'input' }), { target: { value } });
const press = (key: string) =>
  fireEvent.keyDown(screen.getByLabelText('Mots-clés', { selector: 'input' }), { key });

beforeEach(async () => {
  await loadTexts(['common']);
  await act(async () => {
    render(
      <Suspense>
        <Form />
      </Suspense>,
    );
  });
});
afterEach(cleanup);

it('adds on Enter without sending the form', () => {
  type(' couloir ');
  expect(press('Enter')).toBe(false);
  expect(shown()).toBe('réunion|couloir');
  expect(submitted).not.toHaveBeenCalled();
});

it('adds on a comma, typed or pasted', () => {
  type('couloir');
  press(',');
  type('lundi, mardi, réunion');
  expect(shown()).toBe('réunion|couloir|lundi|mardi');
});

it('takes the last one back with Backspace in the empty field', () => {
  press('Backspace');
  expect(shown()).toBe('');
});

it('keeps what was typed when the field is left', () => {
  type('couloir');
  fireEvent.blur(screen.getByLabelText('Mots-clés', { selector: 'input' }));
  expect(shown()).toBe('réunion|couloir');
});

it('tells what is typed and not yet added', () => {
  type('couloir');
  expect(typed).toHaveBeenLastCalledWith('couloir');
  press('Enter');
  expect(typed).toHaveBeenLastCalledWith('');
});

it('says what was removed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Retirer réunion' }));
  expect(shown()).toBe('');
  expect(document.querySelector('[aria-live]')?.textContent).toContain('réunion');
});
