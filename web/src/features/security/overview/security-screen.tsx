import { useQuery } from '@tanstack/react-query';
import { DiscretionChoices } from '#web/features/discretion/discretion-choices.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { DevicesSection } from '../devices/devices-section.tsx';
import { pendingChangeOf } from '../email/change-email.ts';
import { ownAccount } from '../security-queries.ts';
import { SignInHistory } from '../sign-ins/sign-in-history.tsx';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { SecurityNotice } from './security-notice.tsx';

/** /security: everything about who can enter this account. */
export const SecurityScreen = () => {
  const { t } = useTexts('security');
  const profile = useProfile();
  const account = useQuery(ownAccount).data;
  const change = account === undefined ? null : pendingChangeOf(account);
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        intro={t('overview.intro')}
        back={<BackLink to="/settings">{t('overview.toSettings')}</BackLink>}
      />
      <SecurityNotice />
      <div className="flex flex-col gap-12">
        <TitledSection title={t('overview.email')}>
          <div className="wrap-anywhere">
            <p>{account?.email ?? profile.email}</p>
            {change !== null && (
              <p className="text-ink-soft">{t('overview.pending', { email: change.next })}</p>
            )}
          </div>
          <ButtonLink to="/change-email" variant="secondary" className="self-start">
            {t('overview.editEmail')}
          </ButtonLink>
        </TitledSection>
        <TitledSection title={t('overview.password')}>
          <p className="max-w-[65ch] text-ink-soft">{t('overview.passwordHint')}</p>
          <ButtonLink to="/change-password" variant="secondary" className="self-start">
            {t('overview.changePassword')}
          </ButtonLink>
        </TitledSection>
        <TwoStepSection />
        <DevicesSection />
        <SignInHistory />
        <DiscretionChoices />
      </div>
    </>
  );
};
