// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { FormDateField } from './form-date-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormTimeField } from './form-time-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({
  day: z.nullable(z.string()),
  hour: z.nullable(z.string()),
  city: z.nullable(z.string()),
});
type Values = z.infer<typeof schema>;

let form: UseFormReturn<Values, unknown, Values>;
const Form = () => {
  form = useSchemaForm<Values, Values>(schema, {
    defaultValues: { day: '2026-03-12', hour: null, city: null },
  });
  const { control } = form;
  return (
    <>
      <FormDateField control={control} name="day" label="Day" />
      <FormTimeField control={control} name="hour" label="Hour" />
      <FormSelect control={control} name="city" label="City" options={[{ value: 'lyon', label: 'Lyon' }]} />
    </>
  );
};

beforeAll(() => loadTexts(['common'], 'fr'));
beforeEach(async () => {
  await act(async () => render(<Form />));
});
afterEach(cleanup);

it.each([
  ['day', 'Day', 'spinbutton'],
  ['hour', 'Hour', 'spinbutton'],
  ['city', 'City', 'button'],
] as const)('the field %s gets the keyboard where something leads to it', async (name, label, role) => {
  await act(async () => form.setFocus(name));
  const field = screen.getByText(label).closest<HTMLElement>('.flex-col');
  const first = field && within(field).getAllByRole(role)[0];
  await expect.poll(() => document.activeElement).toBe(first);
});
