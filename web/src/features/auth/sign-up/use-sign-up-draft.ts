import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearSignUpDraft } from './clear-sign-up-draft.ts';
import { readSignUpDraft, saveSignUpDraft } from './sign-up-draft.ts';
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-schema.ts';

/** What the form starts with: the draft of this browser, if there is a fresh one. */
export const initialSignUp = (): { values: SignUpValues; isRestored: boolean } => {
  const draft = readSignUpDraft(Date.now());
  return { values: { ...EMPTY_SIGN_UP, ...draft }, isRestored: draft !== null };
};

/**
 * Keeps the sign-up draft with every keystroke: one that is kept "soon" is lost by a reload. `forget` empties the form
 * and the storage.
 */
export const useSignUpDraft = (
  form: UseFormReturn<SignUpValues, unknown, SignUpValues>,
  restored: boolean,
) => {
  const [isRestored, setRestored] = useState(restored);
  const { watch, reset } = form;
  useEffect(() => {
    const subscription = watch(() => saveSignUpDraft(form.getValues(), Date.now()));
    return () => subscription.unsubscribe();
  }, [form, watch]);
  return {
    isRestored,
    forget: () => {
      reset(EMPTY_SIGN_UP);
      clearSignUpDraft();
      setRestored(false);
    },
  };
};
