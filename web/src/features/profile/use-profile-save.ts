import { useMemo, useState } from 'react';
import { type Profile, profile as profileShape } from '#contract/account/profiles.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { saveProfile, takeProfile } from './profile-query.ts';
import {
  meet,
  type ProfileField,
  type ProfileMeeting,
  type ProfileValues,
  patchBetween,
  valuesOfProfile,
} from './profile-values.ts';

interface ProfileSave<Field extends ProfileField> {
  /** What stands on the server, as far as is known. */
  stored: ProfileValues;
  /** The fields that were changed here and elsewhere, and not to the same: the person has to choose. */
  contested: readonly Field[];
  /** The person has chosen for this field; without one, for all. */
  settle: (field?: Field) => void;
  /**
   * Sends only what differs from what is stored, and says from which version it started; where other fields were
   * changed elsewhere meanwhile, it is sent over that version.
   * @throws what the server answered, where nothing was saved
   */
  save: (typed: Pick<ProfileValues, Field>) => Promise<'saved' | 'unchanged' | 'contested'>;
}

/**
 * Saves these fields of the profile.
 * @param show puts the values into the form, once they have met what was stored elsewhere and once they are saved
 * @param found what was typed earlier: it may be contested already
 */
export const useProfileSave = <Field extends ProfileField>(
  profile: Profile,
  show: (values: ProfileValues) => void,
  found: ProfileMeeting | null,
): ProfileSave<Field> => {
  const [loaded, setLoaded] = useState(profile);
  const stored = useMemo(() => valuesOfProfile(loaded), [loaded]);
  // Only what was typed here can have been changed on both sides.
  const [contested, setContested] = useState<readonly Field[]>((found?.contested ?? []) as Field[]);

  const send = async (
    typed: Pick<ProfileValues, Field>,
    from: Profile,
  ): Promise<'saved' | 'unchanged' | 'contested'> => {
    const before = valuesOfProfile(from);
    const values = { ...before, ...typed };
    const patch = patchBetween(before, values);
    if (Object.keys(patch).length === 0) return 'unchanged';
    try {
      const saved = await saveProfile(patch, from.version);
      setLoaded(saved);
      show(valuesOfProfile(saved));
      return 'saved';
    } catch (error) {
      const current = isProblem(error, 'stale_version')
        ? profileShape.safeParse(error.problem?.current).data
        : undefined;
      if (current === undefined) throw error;
      const met = meet(before, values, valuesOfProfile(current));
      takeProfile(current);
      setLoaded(current);
      show(met.values);
      if (met.contested.length === 0) return await send(met.values, current);
      setContested(met.contested as Field[]);
      return 'contested';
    }
  };

  return {
    stored,
    contested,
    settle: (field) =>
      setContested((fields) => (field === undefined ? [] : fields.filter((other) => other !== field))),
    save: (typed) => {
      setContested([]);
      return send(typed, loaded);
    },
  };
};
