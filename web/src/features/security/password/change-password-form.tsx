import { useEffect, useMemo, useState } from 'react';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { FormPasswordField } from '#web/forms/form-password-field.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { MailedCode } from '../proof/mailed-code.tsx';
import { isProofMissing, mailProofCode } from '../proof/proof.ts';
import { useMailAgain } from '../proof/use-mail-again.ts';
import { hasCode } from '../security-error.ts';
import { useErrorText } from '../use-error-text.ts';
import { changePassword } from './change-password.ts';
import { changePasswordSchema, EMPTY_PASSWORD_CHANGE } from './change-password-schema.ts';

/** What the server refuses about one field is said there. */
const FIELD_OF = {
  current_password_invalid: 'current',
  same_password: 'password',
  weak_password: 'password',
  reauthentication_not_valid: 'code',
} as const;

interface ChangePasswordFormProps {
  email: string;
  /** False for an account that was opened by a provider. */
  hasPassword: boolean;
  onDone: () => void;
}

/** The present password, or a code of a mail in its place, and the new one twice. */
export const ChangePasswordForm = ({ email, hasPassword, onDone }: ChangePasswordFormProps) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const mail = useMailAgain(mailProofCode);
  const isCurrentAsked = hasPassword && !isCodeAsked;
  const schema = useMemo(
    () => changePasswordSchema(auth, { isCurrentAsked, isCodeAsked }),
    [auth, isCurrentAsked, isCodeAsked],
  );
  const { control, handleSubmit, setError, setFocus, setValue, formState } = useSchemaForm(schema, {
    defaultValues: EMPTY_PASSWORD_CHANGE,
  });
  useEffect(() => {
    if (isCodeAsked) setFocus('code');
  }, [isCodeAsked, setFocus]);

  const askForCode = async () => {
    if (mail.times === 0) await mail.send();
    // What was typed for the present password is not sent with the code.
    setValue('current', '');
    setCodeAsked(true);
  };
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await changePassword(values);
      onDone();
    } catch (error) {
      if (isProofMissing(error)) return await askForCode();
      if (isCodeAsked && hasCode(error, 'over_request_rate_limit'))
        return setError(
          'code',
          { message: t(hasPassword ? 'proof.tooManyCodes' : 'proof.tooManyCodesAlone') },
          { shouldFocus: true },
        );
      for (const [code, field] of Object.entries(FIELD_OF)) {
        if (hasCode(error, code))
          return setError(field, { message: errorText(error) }, { shouldFocus: true });
      }
      setFailure({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice title={t('password.failed')}>{errorText(failure.error)}</FailureNotice>
      )}
      {isCurrentAsked && (
        <div className="flex flex-col items-start gap-2">
          <FormPasswordField
            control={control}
            name="current"
            label={t('password.current')}
            autoComplete="current-password"
            className="w-full"
            isRequired
          />
          <Button variant="quiet" className="-ml-5" onPress={() => void askForCode()}>
            {t('proof.byCode')}
          </Button>
          <Link to="/forgot-password" look="alone">
            {t('password.forgotten')}
          </Link>
        </div>
      )}
      {/* In the place of the password that the code stands in for, as in ProofFields. */}
      {isCodeAsked && (
        <MailedCode email={email} mail={mail}>
          <FormTextField
            control={control}
            name="code"
            label={t('password.code')}
            hint={t('password.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
          />
        </MailedCode>
      )}
      {isCodeAsked && hasPassword && (
        <Button
          variant="quiet"
          className="-ml-5 self-start"
          onPress={() => {
            setValue('code', '');
            setCodeAsked(false);
          }}
        >
          {t('proof.byPassword')}
        </Button>
      )}
      <FormPasswordField
        control={control}
        name="password"
        label={auth('field.newPassword')}
        hint={auth('field.passwordHint')}
        autoComplete="new-password"
        isRequired
      />
      <FormPasswordField
        control={control}
        name="confirmation"
        label={auth('field.confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
      <Button
        type="submit"
        isPending={formState.isSubmitting}
        pendingLabel={t('password.pending')}
        className="self-start"
      >
        {t('password.submit')}
      </Button>
    </form>
  );
};
