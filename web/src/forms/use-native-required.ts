import { type RefObject, useEffect } from 'react';

/**
 * Marks fields of a form as required for the browser, so that its own validity is true. React Aria does that only together
 * with the browser's bubbles, which vanish and are not translated; the form carries `noValidate` and shows our texts.
 * A select is, for the browser, the hidden one that React Aria keeps beside its button.
 */
export const useNativeRequired = (
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): void => {
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        field.required = true;
    }
  }, [form, names]);
};
