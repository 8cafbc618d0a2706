import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { recoveryCodes } from '../security-queries.ts';

/** How many recovery codes are left, and the way to new ones. */
export const RecoverySection = () => {
  const { t } = useTexts('security');
  const left = useQuery(recoveryCodes);
  return (
    <TitledSection title={t('recovery.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('recovery.what')}</p>
      {left.isPending && (
        // As high as the line that comes: the link below must not move from under a finger.
        <p role="status" className="appear-late flex h-lh items-center">
          <span className="sr-only">{t('overview.loading')}</span>
          <Skeleton className="w-44" />
        </p>
      )}
      {left.isLoadingError && <LoadFailure error={left.error} onRetry={() => void left.refetch()} />}
      {left.data !== undefined && (
        <p className={left.data < 2 ? 'font-semibold text-clay' : undefined}>
          {left.data === 0 && t('recovery.leftNone')}
          {left.data === 1 && t('recovery.leftOne')}
          {left.data > 1 && t('recovery.left', { count: left.data })}
        </p>
      )}
      <ButtonLink to="/security/recovery-codes" variant="secondary" className="self-start">
        {t('recovery.renew')}
      </ButtonLink>
    </TitledSection>
  );
};
