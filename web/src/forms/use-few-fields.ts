import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';

type Texts = Record<string, string>;

/** What a text field of `ui/` is given. */
interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

interface FewFields<Values extends Texts> {
  /** Ties a text field of `ui/` to the form. */
  fieldProps: (name: keyof Values & string) => FieldProps;
  /** For `onSubmit`: runs with the schema's output, or says what is wrong and puts the focus on the first wrong field. */
  handleSubmit: (
    run: (values: Values) => void | Promise<void>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form of a few text fields for the sign-in screen, which has to be small: a first visit would load react-hook-form, 14 kB,
 * for it alone (decision 062). Every other form has `useSchemaForm`. Errors are first said at a submit, then while typing.
 */
export const useFewFields = <Values extends Texts>(
  schema: z.ZodMiniType<Values, Values>,
  initial: Values,
): FewFields<Values> => {
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? errorsOf(schema, values) : {};

  return {
    fieldProps: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (value) => setValues((known) => ({ ...known, [name]: value })),
      ...(errors[name] !== undefined && { error: errors[name] }),
    }),
    handleSubmit: (run) => (event) => {
      event.preventDefault();
      setChecked(true);
      const parsed = schema.safeParse(values);
      if (parsed.success) void run(parsed.data);
      else focusFirst(event.currentTarget, Object.keys(errorsOf(schema, values)));
    },
  };
};

/** The first thing that is wrong with each field. */
const errorsOf = <Values extends Texts>(
  schema: z.ZodMiniType<Values, Values>,
  values: Values,
): Partial<Texts> => {
  const errors: Partial<Texts> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
};

const focusFirst = (form: HTMLFormElement, wrong: readonly string[]): void => {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  inputs.find(({ name }) => wrong.includes(name))?.focus();
};
