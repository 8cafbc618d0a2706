import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSecurity } from '../back-to-security.tsx';
import { NewRecoveryCodes } from '../recovery/new-recovery-codes.tsx';
import { securityMessage } from '../security-message.ts';
import { securityKeys } from '../security-queries.ts';
import type { Enrolment } from './enrolment.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { NameDeviceForm } from './name-device-form.tsx';

type Step = { kind: 'name' } | { kind: 'scan'; enrolment: Enrolment } | { kind: 'codes' };

/** /security/two-step: name the device, scan, show one code, keep the recovery codes. */
export const TwoStepScreen = () => {
  const { t } = useTexts('security');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'name' });

  const finish = () => {
    securityMessage.set('activated');
    void navigate({ to: '/security', replace: true });
  };
  const afterActivation = ({ isFirst }: Enrolment) => {
    void queryClient.invalidateQueries({ queryKey: securityKeys.account });
    // A second device comes under the codes that the first one brought.
    if (isFirst) setStep({ kind: 'codes' });
    else finish();
  };

  return (
    <>
      <PageHeader
        title={t('twoStep.title')}
        {...(step.kind === 'name' && { intro: t('twoStep.what') })}
        {...(step.kind !== 'codes' && { back: <BackToSecurity /> })}
      />
      {step.kind === 'name' && (
        <NameDeviceForm onBegun={(enrolment) => setStep({ kind: 'scan', enrolment })} />
      )}
      {step.kind === 'scan' && (
        <EnrolmentForm enrolment={step.enrolment} onDone={() => afterActivation(step.enrolment)} />
      )}
      {step.kind === 'codes' && <NewRecoveryCodes isFirst onKept={finish} />}
    </>
  );
};
