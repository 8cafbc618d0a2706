import type { Factor } from '@supabase/auth-js';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { codeField } from '#web/features/auth/rules.ts';
import { verifyDeviceCode } from '#web/features/security/two-step/second-factor.ts';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useFocusFirst } from './use-focus-first.ts';

/** The code of the authenticator app. After a success the guards lead on; the form waits meanwhile. */
export const SecondFactorForm = ({ devices }: { devices: Factor[] }) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const schema = useMemo(() => z.object({ device: z.string(), code: codeField(auth) }), [auth]);
  const { control, handleSubmit, setFocus, setValue } = useSchemaForm(schema, {
    defaultValues: { device: devices[0]?.id ?? '', code: '' },
    mode: 'onSubmit',
  });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useFocusFirst(() => setFocus('code'));

  const submit = handleSubmit(async ({ device, code }) => {
    setFailure(undefined);
    setPending(true);
    try {
      await verifyDeviceCode(device, code);
    } catch (error) {
      setPending(false);
      setFailure({ error });
      // No code is good twice, and a wrong one is not corrected digit by digit.
      setValue('code', '');
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== undefined && <FailureNotice>{errorText(failure.error)}</FailureNotice>}
      {devices.length > 1 && (
        <FormSelect
          control={control}
          name="device"
          label={t('step.device')}
          options={devices.map(({ id, friendly_name }) => ({
            value: id,
            label: friendly_name || t('twoStep.unnamed'),
          }))}
        />
      )}
      <FormTextField
        control={control}
        name="code"
        label={t('step.code')}
        hint={t('twoStep.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <Button type="submit" isPending={isPending} pendingLabel={t('step.pending')}>
        {t('step.submit')}
      </Button>
    </form>
  );
};
