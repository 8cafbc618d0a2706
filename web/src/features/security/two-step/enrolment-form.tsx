import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { codeField } from '#web/features/auth/rules.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { useErrorText } from '../use-error-text.ts';
import type { Enrolment } from './enrolment.ts';
import { verifyDeviceCode } from './second-factor.ts';

interface EnrolmentFormProps {
  enrolment: Enrolment;
  onDone: () => void;
}

/** The QR code, the same key as text, and the first code, which makes it count. */
export const EnrolmentForm = ({ enrolment: { factorId, qr, secret }, onDone }: EnrolmentFormProps) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const schema = useMemo(() => z.object({ code: codeField(auth) }), [auth]);
  const { control, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });
  const [failure, setFailure] = useState<{ error: unknown }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      await verifyDeviceCode(factorId, code);
    } catch (error) {
      return setFailure({ error });
    }
    onDone();
  });

  return (
    <div className="grid max-w-3xl gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        <h2 ref={title} tabIndex={-1} className="text-xl">
          {t('twoStep.scan')}
        </h2>
        <p className="text-ink-soft">{t('twoStep.scanHint')}</p>
        {/* Always dark on white: phones do not read it the other way round. */}
        <img src={qr} alt={t('twoStep.qr')} className="size-52 rounded-box bg-[#fff] p-3" />
      </div>
      <div className="flex flex-col gap-8">
        <div className="flex flex-col items-start gap-3">
          <h2 className="text-xl">{t('twoStep.secret')}</h2>
          <p className="text-ink-soft">{t('twoStep.secretHint')}</p>
          <code translate="no" className="font-text text-lg tracking-wider wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} label={t('twoStep.copySecret')} />
        </div>
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <h2 className="text-xl">{t('twoStep.type')}</h2>
          {failure !== undefined && (
            <FailureNotice title={t('twoStep.failed')}>{errorText(failure.error)}</FailureNotice>
          )}
          <FormTextField
            control={control}
            name="code"
            label={t('twoStep.code')}
            hint={t('twoStep.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              isPending={formState.isSubmitting}
              pendingLabel={t('twoStep.activatePending')}
            >
              {t('twoStep.activate')}
            </Button>
            <ButtonLink to="/security" variant="secondary">
              {t('twoStep.cancel')}
            </ButtonLink>
          </div>
        </form>
      </div>
    </div>
  );
};
