// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormTextField } from './form-text-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({ city: z.string().check(z.minLength(2, 'Too short')) });

const Form = () => {
  const { control } = useSchemaForm(schema, { defaultValues: { city: '' } });
  return <FormTextField control={control} name="city" label="City" />;
};

/** Lets the validation, which is asynchronous, come to its end. */
const settled = () => act(async () => vi.runAllTimersAsync());

beforeEach(() => {
  vi.useFakeTimers();
  render(<Form />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a field that is left speaks of its error at once', async () => {
  fireEvent.blur(screen.getByLabelText('City'));
  await settled();
  expect(screen.queryByText('Too short')).not.toBeNull();
});

it.each(['pointerup', 'pointercancel'])(
  'a field that is left by a press waits for its end (%s): nothing moves under the pointer',
  async (end) => {
    fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true }));
    fireEvent.blur(screen.getByLabelText('City'));
    await settled();
    expect(screen.queryByText('Too short')).toBeNull();
    fireEvent(document.body, new MouseEvent(end, { bubbles: true }));
    await settled();
    expect(screen.queryByText('Too short')).not.toBeNull();
  },
);
