import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearSignUpDraft } from './clear-sign-up-draft.ts';
import { readSignUpDraft, saveSignUpDraft } from './sign-up-draft.ts';
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-schema.ts';

const SAVE_AFTER_MS = 400;

/** What the form starts with: the draft of this browser, if there is a fresh one. */
export const initialSignUp = (): { values: SignUpValues; isRestored: boolean } => {
  const draft = readSignUpDraft(Date.now());
  return { values: { ...EMPTY_SIGN_UP, ...draft }, isRestored: draft !== null };
};

/** Keeps the sign-up draft while it is typed; `forget` empties the form and the storage. */
export const useSignUpDraft = (
  form: UseFormReturn<SignUpValues, unknown, SignUpValues>,
  restored: boolean,
) => {
  const [isRestored, setRestored] = useState(restored);
  const { watch, reset } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => saveSignUpDraft(form.getValues(), Date.now());
    const subscription = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER_MS);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
    };
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
