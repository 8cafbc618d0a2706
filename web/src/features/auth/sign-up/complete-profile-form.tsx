import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type Profile, profile as profileShape } from '#contract/account/profiles.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { api } from '#web/lib/requests/api.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { completeProfileSchema, patchOfValues, valuesOfProfile } from './complete-profile-schema.ts';
import { WorkFields } from './work-fields.tsx';

const WORK = { jobTitle: 'jobTitle', sector: 'sector', ageRange: 'ageRange' } as const;

/** A first name, and what the person wants to add. */
export const CompleteProfileForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTexts('auth');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const schema = useMemo(() => completeProfileSchema(t), [t]);
  const { control, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: valuesOfProfile(profile),
  });
  const [failure, setFailure] = useState<{ error: unknown }>();

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      session.setProfile(
        await api.patch('/api/profile', { schema: profileShape, body: patchOfValues(values) }),
      );
      await navigate({ to: '/hub', replace: true });
    } catch (error) {
      setFailure({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice title={t('complete.failed')}>{problemText(failure.error)}</FailureNotice>
      )}
      <FormTextField
        control={control}
        name="firstName"
        label={t('field.firstName')}
        autoComplete="given-name"
        isRequired
      />
      <WorkFields control={control} names={WORK} />
      <Button type="submit" isPending={formState.isSubmitting} pendingLabel={t('complete.pending')}>
        {t('complete.submit')}
      </Button>
    </form>
  );
};
