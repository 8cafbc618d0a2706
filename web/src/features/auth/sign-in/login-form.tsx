import { lazy, Suspense, useMemo, useState } from 'react';
import { useFewFields } from '#web/forms/use-few-fields.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CaptchaSubmit } from '../captcha/captcha-submit.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { loginSchema } from './login-schema.ts';
import { type SignInFailure, signIn } from './sign-in.ts';

/** Few people need it: a first visit does not pay for it. */
const ResendButton = lazy(async () => ({
  default: (await import('../mails/resend-button.tsx')).ResendButton,
}));

const SuspendedAdvice = lazy(async () => ({
  default: (await import('./suspended-advice.tsx')).SuspendedAdvice,
}));

interface LoginFormProps {
  /** 'Se souvenir de moi': it also holds for the providers' buttons below. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
  /** A session has just ended: it is said until an answer says more. */
  isEnded: boolean;
}

/** Email, password, captcha. After a success the guards lead on; the form waits meanwhile. */
export const LoginForm = ({ remember, onRemember, isEnded }: LoginFormProps) => {
  const { t } = useTexts('auth');
  const schema = useMemo(() => loginSchema(t), [t]);
  const { fieldProps, handleSubmit } = useFewFields(schema, { email: '', password: '' });
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure & { email: string }>();

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    setPending(true);
    const refused = await signIn({ ...values, remember }, captcha.token);
    if (refused === null) return;
    setPending(false);
    setFailure({ ...refused, email: values.email });
    // A token is good for one request.
    captcha.reset();
    captcha.start();
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      {...captcha.formProps}
      className="flex flex-col gap-2.5 max-sm:[@media(max-height:36rem)]:gap-1 sm:gap-5"
    >
      {isEnded && failure === undefined && <Notice tone="info">{t('login.sessionEnded')}</Notice>}
      {failure !== undefined && (
        <FailureNotice
          {...(failure.code === 'email_not_confirmed' && {
            actions: (
              <Suspense fallback={null}>
                <ResendButton email={failure.email} />
              </Suspense>
            ),
          })}
        >
          <p>
            {failure.code === null
              ? (failure.message ?? t(`login.${failure.fallback}`))
              : t(`error.${failure.code}`)}
          </p>
          {failure.code === 'user_banned' && (
            <Suspense fallback={null}>
              <SuspendedAdvice />
            </Suspense>
          )}
          {failure.code === 'invalid_credentials' && <p>{t('login.choosePassword')}</p>}
        </FailureNotice>
      )}
      <TextField
        {...fieldProps('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <PasswordField
        {...fieldProps('password')}
        label={t('field.password')}
        autoComplete="current-password"
        isRequired
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:text-sm">
        <Checkbox name="remember" isSelected={remember} onChange={onRemember} className="max-sm:text-sm">
          {t('login.remember')}
        </Checkbox>
        <Link to="/forgot-password" look="alone">
          {t('login.forgot')}
        </Link>
      </div>
      <CaptchaField captcha={captcha} />
      <CaptchaSubmit captcha={captcha} isPending={isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </CaptchaSubmit>
    </form>
  );
};
