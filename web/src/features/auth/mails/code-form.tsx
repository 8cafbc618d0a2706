import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { auth } from '#web/lib/session/auth.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { type AuthTexts, codeField } from '../rules.ts';

interface CodeFormProps {
  email: string;
  /** What the mail was for. */
  type: 'signup' | 'recovery';
  /** The session is there; the profile may still be on its way. */
  onDone?: () => void;
}

/**
 * The code of a mail instead of its link: it also works where the mail is read on another device. After a success
 * it stays busy until the screen leads on.
 */
export const CodeForm = ({ email, type, onDone = () => undefined }: CodeFormProps) => {
  const { t } = useTexts('auth');
  const schema = useMemo(() => z.object({ code: codeField(t) }), [t]);
  const { control, handleSubmit } = useSchemaForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit' });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ code: AuthErrorCode | null }>();

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    setPending(true);
    // Nobody was asked: the computer may not be the person's own.
    setRemembered(false);
    try {
      const { error } = await (await auth()).verifyOtp({ email, token: code, type });
      if (error !== null) throw error;
      onDone();
    } catch (error) {
      setPending(false);
      setFailure({ code: authErrorCode(error) });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure !== undefined && <FailureNotice>{codeFailure(t, failure.code)}</FailureNotice>}
      <FormTextField
        control={control}
        name="code"
        label={t('code.label')}
        hint={t('code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <Button type="submit" isPending={isPending} pendingLabel={t('code.pending')}>
        {t('code.submit')}
      </Button>
    </form>
  );
};

/** What is wrong with a code, rather than with a link or a sign-in. */
const codeFailure = (t: AuthTexts, code: AuthErrorCode | null): string => {
  if (code === null || code === 'otp_expired') return t('code.wrong');
  return code === 'over_request_rate_limit' ? t('code.tooMany') : t(`error.${code}`);
};
