import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { auth } from '#web/lib/session/auth.ts';
import { takeMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CaptchaSubmit } from '../captcha/captcha-submit.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { mailedTo } from '../mails/mailed-to.ts';
import { returnUrl } from '../return-url.ts';
import { emailField } from '../rules.ts';

/** Asks for the link; the answer is the same whether the address has an account or not. */
export const ForgotPasswordForm = () => {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  const schema = useMemo(() => z.object({ email: emailField(t) }), [t]);
  const { control, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { email: '' },
    mode: 'onSubmit',
  });
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<{ code: AuthErrorCode | null }>();

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    try {
      const { error } = await (await auth()).resetPasswordForEmail(email, {
        redirectTo: returnUrl('/auth/update-password'),
        ...(captcha.token !== null && { captchaToken: captcha.token }),
      });
      if (error !== null) throw error;
      await navigate({ to: '/auth/check-email', state: mailedTo(email, takeMailTicket()) });
    } catch (error) {
      setFailure({ code: authErrorCode(error) });
      captcha.reset();
      captcha.start();
    }
  });

  return (
    <form noValidate onSubmit={submit} {...captcha.formProps} className="flex flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice title={t('forgot.failed')}>
          {failure.code === null ? undefined : t(`error.${failure.code}`)}
        </FailureNotice>
      )}
      <FormTextField
        control={control}
        name="email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <CaptchaField captcha={captcha} />
      <CaptchaSubmit captcha={captcha} isPending={formState.isSubmitting} pendingLabel={t('forgot.pending')}>
        {t('forgot.submit')}
      </CaptchaSubmit>
    </form>
  );
};
