import type { Profile } from '#contract/account/profiles.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import { RoleWords } from '../shell/role-words.tsx';
import { valuesOfProfile } from './profile-values.ts';

/** The read view: the fields in the order of spec.md, 2. */
export const ProfileDetails = ({ profile }: { profile: Profile }) => {
  const { t, language } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  // The stored words that stand for nothing are French (spec.md, 3).
  const { jobTitle, sector } = language === 'fr' ? stored(profile) : valuesOfProfile(profile);
  const age = ageRangeOptions(auth).find(({ value }) => value === profile.age_range)?.label;
  const shown = {
    firstName: profile.first_name,
    lastName: profile.last_name,
    phone: profile.phone,
    jobTitle,
    sector,
    ageRange: age,
  };
  return (
    <DetailList>
      {Object.entries(shown).map(([field, value]) => (
        <DetailRow key={field} label={t(`field.${field as keyof typeof shown}`)}>
          <span dir="auto">{value || t('none')}</span>
        </DetailRow>
      ))}
      <DetailRow label={t('field.role')}>
        <RoleWords role={profile.role} />
      </DetailRow>
    </DetailList>
  );
};

const stored = ({ job_title, sector }: Profile) => ({ jobTitle: job_title, sector });
