import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Profile } from '#contract/account/profiles.ts';
import {
  forgetProfileDraft,
  keepProfileDraft,
  type ProfileFormName,
  readProfileDraft,
} from './profile-draft.ts';
import { type ProfileMeeting, type ProfileValues, valuesOfProfile } from './profile-values.ts';

/** What was typed earlier in this form and not saved: the form opens with it. It stays what it was when the form opened. */
export const useFoundProfileDraft = (profile: Profile, form: ProfileFormName): ProfileMeeting | null => {
  const [found] = useState(() => readProfileDraft(profile.id, form, valuesOfProfile(profile)));
  return found;
};

/**
 * Keeps what is typed in the form until it is saved or given up.
 * @param watch of the form
 * @param stored what stands on the server, as far as the form knows
 * @returns forgets it
 */
export const useKeptProfileDraft = <Values extends FieldValues>(
  { id: owner }: Profile,
  form: ProfileFormName,
  watch: UseFormReturn<Values>['watch'],
  stored: ProfileValues,
): (() => void) => {
  useEffect(() => {
    const { unsubscribe } = watch((typed) => keepProfileDraft(owner, form, stored, { ...stored, ...typed }));
    return unsubscribe;
  }, [owner, form, watch, stored]);
  return useCallback(() => forgetProfileDraft(owner, form), [owner, form]);
};
