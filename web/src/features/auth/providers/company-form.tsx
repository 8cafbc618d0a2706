import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { authErrorCode } from '../auth-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CaptchaSubmit } from '../captcha/captcha-submit.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { emailField } from '../rules.ts';
import { goToCompany } from './go-to-company.ts';
import type { ProviderChoice } from './provider-choice.ts';

interface CompanyFormProps {
  choice: ProviderChoice;
  onCancel: () => void;
}

/** Asks for the work address and leaves for the company's own provider. */
export const CompanyForm = ({ choice, onCancel }: CompanyFormProps) => {
  const { t } = useTexts('providers');
  const { t: auth } = useTexts('auth');
  const schema = useMemo(() => z.object({ email: emailField(auth) }), [auth]);
  const { control, handleSubmit } = useSchemaForm(schema, { defaultValues: { email: '' }, mode: 'onSubmit' });
  const captcha = useCaptcha();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    setPending(true);
    try {
      await goToCompany(email, choice, captcha.token);
    } catch (error) {
      const code = authErrorCode(error);
      const isUnknown = (error as { status?: unknown }).status === 404;
      const text = code === null ? auth('oauth.failed', { name: t('name.company') }) : auth(`error.${code}`);
      setFailure(isUnknown ? t('company.unknown') : text);
      setPending(false);
      captcha.reset();
      captcha.start();
    }
  });

  return (
    <form noValidate onSubmit={submit} {...captcha.formProps} className="flex flex-col gap-5">
      {failure !== undefined && <FailureNotice>{failure}</FailureNotice>}
      <FormTextField
        control={control}
        name="email"
        label={t('company.email')}
        hint={t('company.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        isRequired
      />
      <CaptchaField captcha={captcha} />
      <CaptchaSubmit
        captcha={captcha}
        isPending={isPending}
        pendingLabel={auth('login.providerPending', { name: t('name.company') })}
        beside={
          <Button variant="quiet" onPress={onCancel}>
            {t('company.cancel')}
          </Button>
        }
      >
        {t('company.submit')}
      </CaptchaSubmit>
    </form>
  );
};
