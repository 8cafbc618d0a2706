import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

interface SchemaFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
  /** When to speak of errors first: on leaving a field unless told otherwise; after a submit while typing. */
  mode?: 'onTouched' | 'onSubmit' | 'onChange';
}

/**
 * react-hook-form with a zod/mini schema. Build the schema with the screen's `t`, so that its messages are the
 * texts to show. `handleSubmit` hands over the schema's output.
 */
export const useSchemaForm = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  { defaultValues, mode = 'onTouched' }: SchemaFormOptions<Input>,
): UseFormReturn<Input, unknown, Output> =>
  useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode,
    reValidateMode: 'onChange',
    // The error summary takes the focus where a form has one; otherwise the first wrong field does.
    shouldFocusError: true,
  });
