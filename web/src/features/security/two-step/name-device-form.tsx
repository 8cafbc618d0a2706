import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { isProofMissing } from '../proof/proof.ts';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProof } from '../proof/use-proof.ts';
import { hasCode } from '../security-error.ts';
import { useErrorText } from '../use-error-text.ts';
import { beginEnrolment, type Enrolment } from './enrolment.ts';

const NAME_MAX_CHARACTERS = 60;

/** What one needs, a name to know the device by, and that it is the person who adds it. */
export const NameDeviceForm = ({ onBegun }: { onBegun: (enrolment: Enrolment) => void }) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const schema = useMemo(
    () =>
      z.object({
        name: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, t('twoStep.nameRule')),
            z.maxLength(NAME_MAX_CHARACTERS, auth('rule.tooLong', { max: NAME_MAX_CHARACTERS })),
          ),
      }),
    [t, auth],
  );
  const { control, handleSubmit, setError, formState } = useSchemaForm(schema, {
    defaultValues: { name: t('twoStep.nameDefault') },
    mode: 'onSubmit',
  });
  const [failure, setFailure] = useState<{ error: unknown }>();

  const proof = useProof();

  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    try {
      if (!(await proof.show())) return;
      onBegun(await beginEnrolment(name));
    } catch (error) {
      if (hasCode(error, 'mfa_factor_name_conflict'))
        return setError('name', { message: errorText(error) }, { shouldFocus: true });
      if (isProofMissing(error)) proof.forget();
      setFailure({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      {failure !== undefined && (
        <FailureNotice title={t('twoStep.failed')}>{errorText(failure.error)}</FailureNotice>
      )}
      <p>{t('twoStep.nameIntro')}</p>
      <FormTextField
        control={control}
        name="name"
        label={t('twoStep.name')}
        hint={t('twoStep.nameHint')}
        autoComplete="off"
        className="max-w-md"
        isRequired
      />
      <ProofFields proof={proof} />
      <Button
        type="submit"
        isPending={formState.isSubmitting}
        pendingLabel={t('twoStep.beginPending')}
        className="self-start"
      >
        {t('twoStep.begin')}
      </Button>
    </form>
  );
};
