import type { Profile } from '#contract/profiles.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import { RoleWords } from '../shell/role-words.tsx';

/** The read view: the fields in the order of spec.md, 2. */
export const ProfileDetails = ({ profile }: { profile: Profile }) => {
  const { t } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  const age = ageRangeOptions(auth).find(({ value }) => value === profile.age_range)?.label;
  const shown = {
    firstName: profile.first_name,
    lastName: profile.last_name,
    phone: profile.phone,
    jobTitle: profile.job_title,
    sector: profile.sector,
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
