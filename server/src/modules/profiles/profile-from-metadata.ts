import { AGE_RANGES, type AgeRange, DEFAULT_FIRST_NAME, UNSPECIFIED } from '#contract/account/profiles.ts';
import { NAME_MAX_CHARACTERS, PHONE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';

/** The columns of a new profile that come from a sign-up. */
export interface NewProfile {
  first_name: string;
  last_name: string;
  phone: string | null;
  job_title: string;
  sector: string;
  age_range: AgeRange | null;
}

/**
 * The first profile of an account (defaults: spec.md, 3). The metadata comes from the client: a value that is not text
 * counts as missing, a long one is cut, an unknown age range is dropped. A role in it is ignored.
 */
export const profileFromMetadata = (metadata: Record<string, unknown>): NewProfile => {
  const text = (maxCharacters: number, ...keys: string[]): string | null => {
    for (const key of keys) {
      const value = metadata[key];
      if (typeof value !== 'string') continue;
      const cut = [...value.trim()].slice(0, maxCharacters).join('').trim();
      if (isFilled(cut)) return cut;
    }
    return null;
  };
  const ageRange = text(NAME_MAX_CHARACTERS, 'age_range', 'ageRange');
  return {
    first_name: text(NAME_MAX_CHARACTERS, 'first_name', 'firstName') ?? DEFAULT_FIRST_NAME,
    last_name: text(NAME_MAX_CHARACTERS, 'last_name', 'lastName') ?? '',
    phone: text(PHONE_MAX_CHARACTERS, 'phone'),
    job_title: text(NAME_MAX_CHARACTERS, 'job_title', 'jobTitle') ?? UNSPECIFIED,
    sector: text(NAME_MAX_CHARACTERS, 'sector') ?? UNSPECIFIED,
    age_range: AGE_RANGES.find((known) => known === ageRange) ?? null,
  };
};
