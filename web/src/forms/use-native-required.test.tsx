// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Suspense, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useNativeRequired } from './use-native-required.ts';

const NAMES = ['title', 'type', 'description'] as const;

const Form = () => {
  const form = useRef<HTMLFormElement>(null);
  useNativeRequired(form, NAMES);
  const [title, setTitle] = useState('');
  return (
    <form ref={form} noValidate>
      <TextField label="Titre" name="title" isRequired value={title} onChange={setTitle} />
      <SelectField
        label="Type"
        name="type"
        isRequired
        options={[{ value: 'other', label: 'Autre' }]}
        value={title === '' ? null : 'other'}
        onChange={() => undefined}
      />
      <TextAreaField label="Description" name="description" isRequired value={title} />
      <button type="button" onClick={() => setTitle('La réunion')}>
        fill
      </button>
    </form>
  );
};

it('the browser itself knows what a form needs, and when it has it', async () => {
  await loadTexts(['common']);
  const { container } = await act(async () =>
    render(
      <Suspense>
        <Form />
      </Suspense>,
    ),
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const invalid = () => [...form.querySelectorAll(':invalid')].map((field) => field.getAttribute('name'));
  const required = () => [...form.querySelectorAll('[required]')].map((field) => field.getAttribute('name'));
  expect(required()).toEqual(NAMES);
  expect([form.checkValidity(), invalid()]).toEqual([false, [...NAMES]]);
  await act(async () => [...form.querySelectorAll('button')].at(-1)?.click());
  expect(required()).toEqual(NAMES);
  expect([form.checkValidity(), invalid()]).toEqual([true, []]);
});
