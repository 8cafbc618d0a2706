import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { codeField } from '#web/features/auth/rules.ts';
import { hasCode } from '#web/features/security/security-error.ts';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { confirmWithCode } from './confirmation.ts';

/** The code of the mail. After a success the guards lead on; the form waits meanwhile. */
export const ConfirmCodeForm = () => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const schema = useMemo(() => z.object({ code: codeField(auth) }), [auth]);
  const { control, handleSubmit, setValue } = useSchemaForm(schema, {
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    setPending(true);
    try {
      await confirmWithCode(code);
    } catch (error) {
      setPending(false);
      setFailure({ error });
      setValue('code', '');
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice>
          {hasCode(failure.error, 'otp_expired') ? t('access.wrong') : errorText(failure.error)}
        </FailureNotice>
      )}
      <FormTextField
        control={control}
        name="code"
        label={t('access.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <Button type="submit" isPending={isPending} pendingLabel={t('access.pending')}>
        {t('access.submit')}
      </Button>
    </form>
  );
};
