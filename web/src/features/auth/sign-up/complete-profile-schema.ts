import * as z from 'zod/mini';
import {
  DEFAULT_FIRST_NAME,
  type Profile,
  type ProfilePatch,
  UNSPECIFIED,
} from '#contract/account/profiles.ts';
import { type AuthTexts, ageRangeField, nameField, optionalField } from '../rules.ts';

export const completeProfileSchema = (t: AuthTexts) =>
  z.object({
    firstName: nameField(t, 'firstName'),
    jobTitle: optionalField(t),
    sector: optionalField(t),
    ageRange: ageRangeField,
  });
export type CompleteProfileValues = z.infer<ReturnType<typeof completeProfileSchema>>;

const specified = (text: string | null): string => (text === null || text === UNSPECIFIED ? '' : text);

/** What the form starts with: what is known, without the words that stand for nothing. */
export const valuesOfProfile = (profile: Profile): CompleteProfileValues => ({
  firstName: profile.first_name === DEFAULT_FIRST_NAME ? '' : profile.first_name,
  jobTitle: specified(profile.job_title),
  sector: specified(profile.sector),
  ageRange: profile.age_range,
});

/** Blank becomes null (spec.md, 5). */
export const patchOfValues = (values: CompleteProfileValues): ProfilePatch => ({
  first_name: values.firstName,
  job_title: values.jobTitle || null,
  sector: values.sector || null,
  age_range: values.ageRange,
});
