import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { RecoverySection } from '../recovery/recovery-section.tsx';
import { ownAccount } from '../security-queries.ts';
import { FactorRow } from './factor-row.tsx';

/** « Validation en deux étapes »: on or off, the devices that give codes, and the recovery codes. */
export const TwoStepSection = () => {
  const { t } = useTexts('security');
  const account = useQuery(ownAccount);
  const [isRemoved, setRemoved] = useState(false);
  const factors = account.data?.factors?.filter(({ status }) => status === 'verified') ?? [];
  const isOn = factors.length > 0;
  return (
    <>
      <TitledSection title={t('twoStep.title')}>
        <p className="max-w-[65ch] text-ink-soft">{t('twoStep.what')}</p>
        <p role="status" className="font-semibold empty:hidden">
          {isRemoved && t('twoStep.removed')}
        </p>
        {account.isPending && <LoadingBlock label={t('overview.loading')} rows={1} />}
        {account.isLoadingError && (
          <LoadFailure error={account.error} onRetry={() => void account.refetch()} />
        )}
        {account.data !== undefined && (
          <>
            <p>
              <Badge tone={isOn ? 'green' : 'grey'}>{isOn ? t('twoStep.on') : t('twoStep.off')}</Badge>
            </p>
            {isOn && (
              <ul className="divide-y divide-hairline border-y border-hairline">
                {factors.map((factor) => (
                  <FactorRow
                    key={factor.id}
                    factor={factor}
                    isLast={factors.length === 1}
                    onRemoved={() => setRemoved(true)}
                  />
                ))}
              </ul>
            )}
            <ButtonLink to="/security/two-step" variant="secondary" className="self-start">
              {isOn ? t('twoStep.add') : t('twoStep.enable')}
            </ButtonLink>
          </>
        )}
      </TitledSection>
      {isOn && <RecoverySection />}
    </>
  );
};
