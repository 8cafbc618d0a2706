import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { afterPress } from '#web/lib/page/after-press.ts';

/** `useController` for what is shown in a page: leaving the field moves nothing away from under the pointer. */
export const useField = <Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  of: UseControllerProps<Values, Name, Output>,
) => {
  const { field, fieldState } = useController(of);
  return { field: { ...field, onBlur: () => afterPress(field.onBlur) }, fieldState };
};
