import type { User } from '@supabase/auth-js';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { emailField } from '#web/features/auth/rules.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { hasCode } from '../security-error.ts';
import { useErrorText } from '../use-error-text.ts';
import { requestEmailChange } from './change-email.ts';

interface ChangeEmailFormProps {
  /** The present address. */
  email: string;
  /** What else is to know about asking. */
  hint?: string;
  /** @param mailTicket of the two mails. */
  onAsked: (account: User, mailTicket: string | null) => void;
}

/** Asks for another address. */
export const ChangeEmailForm = ({ email, hint, onAsked }: ChangeEmailFormProps) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const schema = useMemo(
    () =>
      z.object({
        next: emailField(auth).check(
          z.refine((next) => next.toLowerCase() !== email.toLowerCase(), t('email.same')),
        ),
      }),
    [auth, t, email],
  );
  const { control, handleSubmit, setError, formState } = useSchemaForm(schema, {
    defaultValues: { next: '' },
    mode: 'onSubmit',
  });
  const [failure, setFailure] = useState<{ error: unknown }>();

  const submit = handleSubmit(async ({ next }) => {
    setFailure(undefined);
    try {
      const { account, mailTicket } = await requestEmailChange(next);
      onAsked(account, mailTicket);
    } catch (error) {
      if (hasCode(error, 'email_exists') || hasCode(error, 'email_address_invalid'))
        return setError('next', { message: errorText(error) }, { shouldFocus: true });
      setFailure({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice title={t('email.failed')}>{errorText(failure.error)}</FailureNotice>
      )}
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      <FormTextField
        control={control}
        name="next"
        label={t('email.next')}
        hint={t('email.nextHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <Button
        type="submit"
        isPending={formState.isSubmitting}
        pendingLabel={t('email.pending')}
        className="self-start"
      >
        {t('email.submit')}
      </Button>
    </form>
  );
};
