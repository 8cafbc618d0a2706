import { useMemo, useState } from 'react';
import { FormPasswordField } from '#web/forms/form-password-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { auth } from '#web/lib/session/auth.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { newPasswordForm } from '../rules.ts';

/** These are settled by a new link, not by another password. */
const NEEDS_LINK: ReadonlySet<AuthErrorCode | null> = new Set(['reauthentication_needed', 'session_missing']);

interface NewPasswordFormProps {
  /** What the button says where it is the first password. */
  submitLabel?: string;
  onDone: () => void;
}

/** The new password, twice. */
export const NewPasswordForm = ({ submitLabel, onDone }: NewPasswordFormProps) => {
  const { t } = useTexts('auth');
  const schema = useMemo(() => newPasswordForm(t), [t]);
  const { control, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { password: '', confirmation: '' },
  });
  const [failure, setFailure] = useState<{ code: AuthErrorCode | null }>();

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      const { error } = await (await auth()).updateUser({ password });
      if (error !== null) throw error;
      session.recovering.set(false);
      onDone();
    } catch (error) {
      setFailure({ code: authErrorCode(error) });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice
          title={t('reset.failed')}
          {...(NEEDS_LINK.has(failure.code) && {
            actions: <Link to="/forgot-password">{t('link.resetAgain')}</Link>,
          })}
        >
          {failure.code === null ? undefined : t(`error.${failure.code}`)}
        </FailureNotice>
      )}
      <FormPasswordField
        control={control}
        name="password"
        label={t('field.newPassword')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        isRequired
      />
      <FormPasswordField
        control={control}
        name="confirmation"
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" isPending={formState.isSubmitting} pendingLabel={t('reset.pending')}>
        {submitLabel ?? t('reset.submit')}
      </Button>
    </form>
  );
};
