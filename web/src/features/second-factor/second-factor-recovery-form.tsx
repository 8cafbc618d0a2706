import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { verifyRecoveryCode } from '#web/features/security/recovery/recovery-codes.ts';
import { hasCode } from '#web/features/security/security-error.ts';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useFocusFirst } from './use-focus-first.ts';

/** One of the codes on the sheet, when the phone is gone. A wrong one stays, to be compared with the sheet. */
export const SecondFactorRecoveryForm = () => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  const schema = useMemo(
    () => z.object({ code: z.string().check(z.trim(), z.minLength(1, t('step.recoveryRule'))) }),
    [t],
  );
  const { control, handleSubmit, setFocus } = useSchemaForm(schema, {
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useFocusFirst(() => setFocus('code'));

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    setPending(true);
    try {
      await verifyRecoveryCode(code);
    } catch (error) {
      setPending(false);
      setFailure({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice>
          {hasCode(failure.error, 'mfa_verification_failed')
            ? t('error.recovery_code_failed')
            : errorText(failure.error)}
        </FailureNotice>
      )}
      <FormTextField
        control={control}
        name="code"
        label={t('step.recoveryCode')}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Button type="submit" isPending={isPending} pendingLabel={t('step.pending')}>
        {t('step.submit')}
      </Button>
    </form>
  );
};
