/** What the form of the profile holds, and what of it is sent. */
import {
  type AgeRange,
  DEFAULT_FIRST_NAME,
  type Profile,
  type ProfilePatch,
  UNSPECIFIED,
} from '#contract/account/profiles.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  jobTitle: string;
  sector: string;
  ageRange: AgeRange | null;
}
export type ProfileField = keyof ProfileValues;

/** In the order of spec.md, 2. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'jobTitle',
  'sector',
  'ageRange',
] as const satisfies readonly ProfileField[];

/** The words that stand for nothing are not offered to be corrected. */
const specified = (text: string | null): string => (text === null || text === UNSPECIFIED ? '' : text);

export const valuesOfProfile = (profile: Profile): ProfileValues => ({
  firstName: profile.first_name === DEFAULT_FIRST_NAME ? '' : profile.first_name,
  lastName: profile.last_name,
  phone: profile.phone ?? '',
  jobTitle: specified(profile.job_title),
  sector: specified(profile.sector),
  ageRange: profile.age_range,
});

/** The fields in which the two differ, in the order of the form. */
export const changedFields = (one: ProfileValues, other: ProfileValues): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => one[field] !== other[field]);

/** Only the fields that differ from the loaded profile (spec.md, 5); blank optional text becomes null. */
export const patchBetween = (loaded: ProfileValues, values: ProfileValues): ProfilePatch => {
  const named: Required<Omit<ProfilePatch, 'version'>> = {
    first_name: values.firstName,
    last_name: values.lastName,
    phone: values.phone || null,
    job_title: values.jobTitle || null,
    sector: values.sector || null,
    age_range: values.ageRange,
  };
  const changed = new Set<string>(changedFields(loaded, values).map((field) => COLUMNS[field]));
  return Object.fromEntries(Object.entries(named).filter(([column]) => changed.has(column)));
};

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  jobTitle: 'job_title',
  sector: 'sector',
  ageRange: 'age_range',
} as const satisfies Record<ProfileField, keyof ProfilePatch>;

/** The fields that the server refused, by the paths that it names. */
export const refusedFields = (paths: readonly string[]): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => paths.includes(COLUMNS[field]));

/** Two versions of a profile that went apart. */
export interface ProfileMeeting {
  /** One's own words where one has typed, what is stored elsewhere. */
  values: ProfileValues;
  /** What was changed on both sides, and not to the same. */
  contested: ProfileField[];
}

/** Puts what was typed, which began with `loaded`, over what was stored since. */
export const meet = (loaded: ProfileValues, typed: ProfileValues, stored: ProfileValues): ProfileMeeting => {
  const mine = new Set(changedFields(loaded, typed));
  const theirs = new Set(changedFields(loaded, stored));
  const contested = changedFields(typed, stored).filter((field) => mine.has(field) && theirs.has(field));
  const own = Object.fromEntries([...mine].map((field) => [field, typed[field]]));
  return { values: { ...stored, ...own }, contested };
};
