import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FormPasswordField } from '#web/forms/form-password-field.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CaptchaSubmit } from '../captcha/captcha-submit.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { mailedTo } from '../mails/mailed-to.ts';
import { clearSignUpDraft } from './clear-sign-up-draft.ts';
import { type SignUpOutcome, signUp } from './sign-up.ts';
import { SignUpFailure } from './sign-up-failure.tsx';
import { signUpSchema } from './sign-up-schema.ts';
import { initialSignUp, useSignUpDraft } from './use-sign-up-draft.ts';
import { WorkFields } from './work-fields.tsx';

const WORK = { jobTitle: 'jobTitle', sector: 'sector', ageRange: 'ageRange' } as const;

/** Everything about the account in one page; what is typed survives a reload, except the password. */
export const SignUpForm = () => {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const [initial] = useState(initialSignUp);
  const schema = useMemo(() => signUpSchema(t), [t]);
  const form = useSchemaForm(schema, { defaultValues: initial.values });
  const draft = useSignUpDraft(form, initial.isRestored);
  const captcha = useCaptcha();
  const [outcome, setOutcome] = useState<SignUpOutcome>();
  const { control } = form;

  const submit = form.handleSubmit(async (values) => {
    setOutcome(undefined);
    const next = await signUp(values, captcha.token);
    if (next.kind === 'confirm' || next.kind === 'signed-in') {
      if (next.kind === 'confirm')
        await navigate({ to: '/verify-email', state: mailedTo(values.email, next.mailTicket) });
      // After the form is gone, so that no late save brings it back.
      clearSignUpDraft();
      return;
    }
    setOutcome(next);
    captcha.reset();
    captcha.start();
  });

  return (
    <form noValidate onSubmit={submit} {...captcha.formProps} className="flex flex-col gap-5">
      {draft.isRestored && (
        <Notice
          tone="info"
          actions={
            <Button variant="secondary" onPress={draft.forget}>
              {t('signUp.draftForget')}
            </Button>
          }
        >
          {t('signUp.draftRestored')}
        </Notice>
      )}
      {outcome !== undefined && <SignUpFailure outcome={outcome} email={form.getValues('email').trim()} />}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormTextField
          control={control}
          name="firstName"
          label={t('field.firstName')}
          autoComplete="given-name"
          isRequired
        />
        <FormTextField
          control={control}
          name="lastName"
          label={t('field.lastName')}
          autoComplete="family-name"
          isRequired
        />
      </div>
      <FormTextField
        control={control}
        name="email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <FormTextField
        control={control}
        name="phone"
        label={t('field.phone')}
        mark={common('field.optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('field.password')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        isRequired
      />
      <fieldset className="flex flex-col gap-5 border-t border-hairline pt-5">
        <legend className="float-left mb-1 font-title text-lg">{t('signUp.about')}</legend>
        <WorkFields control={control} names={WORK} />
      </fieldset>
      <CaptchaField captcha={captcha} />
      <CaptchaSubmit
        captcha={captcha}
        isPending={form.formState.isSubmitting}
        pendingLabel={t('signUp.pending')}
      >
        {t('signUp.submit')}
      </CaptchaSubmit>
    </form>
  );
};
