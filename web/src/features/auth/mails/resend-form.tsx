import { useMemo } from 'react';
import * as z from 'zod/mini';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { emailField } from '../rules.ts';
import { ResendCaptcha } from './resend-captcha.tsx';
import { ResendOutcome } from './resend-outcome.tsx';
import { useResend } from './use-resend.ts';

interface ResendFormProps {
  /** Told the address once the mail is on its way. */
  onSend: (email: string) => void;
}

/** Sends the confirmation mail again when the address is not known to this page. */
export const ResendForm = ({ onSend }: ResendFormProps) => {
  const { t } = useTexts('auth');
  const schema = useMemo(() => z.object({ email: emailField(t) }), [t]);
  const { control, handleSubmit } = useSchemaForm(schema, { defaultValues: { email: '' }, mode: 'onSubmit' });
  const { state, send, secondsLeft, captcha } = useResend();
  return (
    <form
      noValidate
      onSubmit={handleSubmit(async ({ email }) => {
        if (await send(email)) onSend(email);
      })}
      className="flex flex-col items-stretch gap-4"
    >
      <FormTextField
        control={control}
        name="email"
        label={t('field.email')}
        hint={t('resend.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <Button
        type="submit"
        isPending={state.status === 'pending'}
        pendingLabel={t('resend.pending')}
        isDisabled={secondsLeft > 0}
      >
        {secondsLeft > 0 ? t('resend.wait', { count: secondsLeft }) : t('resend.action')}
      </Button>
      <ResendCaptcha captcha={captcha} />
      <ResendOutcome state={state} />
    </form>
  );
};
