import { useMemo, useState } from 'react';
import type { Profile } from '#contract/account/profiles.ts';
import { formErrors } from '#web/forms/form-errors.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import { RoleWords } from '../shell/role-words.tsx';
import { FoundDraftNotice } from './found-draft-notice.tsx';
import { MetNotice } from './met-notice.tsx';
import { profileSchema } from './profile-schema.ts';
import { PROFILE_FIELDS, type ProfileField, valuesOfProfile } from './profile-values.ts';
import { useMarkRefused } from './use-mark-refused.ts';
import { useFoundProfileDraft, useKeptProfileDraft } from './use-profile-draft.ts';
import { useProfileError } from './use-profile-error.ts';
import { useProfileSave } from './use-profile-save.ts';

interface ProfileFormProps {
  /** What is loaded when the form opens. A refresh in the background does not move the form. */
  profile: Profile;
  onSaved: () => void;
  onUnchanged: () => void;
  onCancel: () => void;
}

/** The edit view. What is typed is kept until it is saved or cancelled. */
export const ProfileForm = ({ profile, onSaved, onUnchanged, onCancel }: ProfileFormProps) => {
  const { t } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  const errorText = useProfileError('update');
  const schema = useMemo(() => profileSchema(auth), [auth]);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const found = useFoundProfileDraft(profile, 'profile');
  const [isRestored, setRestored] = useState(found !== null);
  const form = useSchemaForm(schema, { defaultValues: found?.values ?? valuesOfProfile(profile) });
  const { control, handleSubmit, formState, setFocus, reset, setValue } = form;
  const { stored, contested, settle, save } = useProfileSave<ProfileField>(profile, reset, found);
  const forget = useKeptProfileDraft(profile, 'profile', form.watch, stored);
  const markRefused = useMarkRefused<ProfileField>(form.setError);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setRestored(false);
    try {
      const outcome = await save(values);
      if (outcome !== 'contested') forget();
      if (outcome === 'saved') onSaved();
      if (outcome === 'unchanged') onUnchanged();
    } catch (error) {
      setFailure({ error });
      markRefused(error);
    }
  });

  const cancel = () => {
    forget();
    onCancel();
  };

  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {formState.submitCount > 0 && (
        <ErrorSummary
          errors={formErrors(formState.errors, PROFILE_FIELDS)}
          attempt={formState.submitCount}
          onChoose={(name) => setFocus(name as ProfileField)}
        />
      )}
      {isRestored && (
        <FoundDraftNotice
          onDiscard={() => {
            reset(stored);
            settle();
            setRestored(false);
          }}
        />
      )}
      {failure !== null && (
        <FailureNotice>{t('error.update', { message: errorText(failure.error) })}</FailureNotice>
      )}
      {contested.length > 0 && (
        <MetNotice
          fields={contested}
          stored={stored}
          onTake={(field) => {
            setValue(field, stored[field], { shouldValidate: true });
            settle(field);
          }}
        />
      )}
      <FormTextField
        control={control}
        name="firstName"
        label={t('field.firstName')}
        autoComplete="given-name"
        isRequired
        // What was found again is said first.
        autoFocus={found === null}
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
        <Button variant="secondary" isDisabled={formState.isSubmitting} onPress={cancel}>
          {t('cancel')}
        </Button>
      </div>
      <LiveRegion message={formState.isSubmitting ? t('saving') : ''} />
    </form>
  );
};
