import { useMemo, useState } from 'react';
import { type Profile, profile as profileShape } from '#contract/profiles.ts';
import { formErrors } from '#web/forms/form-errors.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import { RoleWords } from '../shell/role-words.tsx';
import { MetNotice } from './met-notice.tsx';
import { saveProfile, takeProfile } from './profile-query.ts';
import { profileSchema } from './profile-schema.ts';
import {
  meet,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
  patchBetween,
  valuesOfProfile,
} from './profile-values.ts';
import { useProfileError } from './use-profile-error.ts';

interface ProfileFormProps {
  /** What is loaded when the form opens. A refresh in the background does not move the form. */
  profile: Profile;
  onSaved: () => void;
  onUnchanged: () => void;
  onCancel: () => void;
}

/** The edit view. Only what differs from the loaded profile is sent, and it says from which version it started. */
export const ProfileForm = ({ profile, onSaved, onUnchanged, onCancel }: ProfileFormProps) => {
  const { t } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  const errorText = useProfileError('update');
  const schema = useMemo(() => profileSchema(auth), [auth]);
  const [loaded, setLoaded] = useState(profile);
  const [contested, setContested] = useState<ProfileField[]>([]);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const { control, handleSubmit, formState, setFocus, reset, setValue } = useSchemaForm(schema, {
    defaultValues: valuesOfProfile(profile),
  });

  /** Sends what was typed; where somebody else has changed other fields meanwhile, over their version. */
  const send = async (values: ProfileValues, from: Profile): Promise<void> => {
    const before = valuesOfProfile(from);
    const patch = patchBetween(before, values);
    if (Object.keys(patch).length === 0) return onUnchanged();
    try {
      await saveProfile(patch, from.version);
    } catch (error) {
      const stored = isProblem(error, 'stale_version')
        ? profileShape.safeParse(error.problem?.current).data
        : undefined;
      if (stored === undefined) throw error;
      const met = meet(before, values, valuesOfProfile(stored));
      takeProfile(stored);
      setLoaded(stored);
      reset(met.values);
      setContested(met.contested);
      return met.contested.length === 0 ? await send(met.values, stored) : undefined;
    }
    return onSaved();
  };

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setContested([]);
    try {
      await send(values, loaded);
    } catch (error) {
      setFailure({ error });
    }
  });

  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {formState.submitCount > 0 && (
        <ErrorSummary
          errors={formErrors(formState.errors, PROFILE_FIELDS)}
          attempt={formState.submitCount}
          onChoose={(name) => setFocus(name as ProfileField)}
        />
      )}
      {failure !== null && (
        <FailureNotice>{t('error.update', { message: errorText(failure.error) })}</FailureNotice>
      )}
      {contested.length > 0 && (
        <MetNotice
          fields={contested}
          stored={valuesOfProfile(loaded)}
          onTake={(field) => {
            setValue(field, valuesOfProfile(loaded)[field], { shouldValidate: true });
            setContested(contested.filter((other) => other !== field));
          }}
        />
      )}
      <FormTextField
        control={control}
        name="firstName"
        label={t('field.firstName')}
        autoComplete="given-name"
        isRequired
        autoFocus
      />
      <FormTextField
        control={control}
        name="lastName"
        label={t('field.lastName')}
        autoComplete="family-name"
      />
      <FormTextField
        control={control}
        name="phone"
        label={t('field.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormTextField
        control={control}
        name="jobTitle"
        label={t('field.jobTitle')}
        autoComplete="organization-title"
      />
      <FormTextField control={control} name="sector" label={t('field.sector')} />
      <FormSelect
        control={control}
        name="ageRange"
        label={t('field.ageRange')}
        options={ageRangeOptions(auth)}
        isClearable
      />
      <dl>
        <dt className="text-sm font-semibold">{t('field.role')}</dt>
        <dd>
          <RoleWords role={profile.role} />
          <p className="text-sm text-ink-soft">{t('roleHint')}</p>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={formState.isSubmitting} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" isDisabled={formState.isSubmitting} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <LiveRegion message={formState.isSubmitting ? t('saving') : ''} />
    </form>
  );
};
