import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { ownEligibility, ownShares } from '../share-queries.ts';
import { MissingPart } from './missing-part.tsx';
import { ShareRow } from './share-row.tsx';

/** « Transmettre à un·e avocat·e »: what is missing for it, the way to a new link, and the links that there are. */
export const SharingSection = () => {
  const { t } = useTexts('sharing');
  const eligibility = useQuery(ownEligibility);
  const found = useQuery(ownShares);
  const error = found.error ?? eligibility.error;
  const retry = () => {
    if (found.isError) void found.refetch();
    if (eligibility.isError) void eligibility.refetch();
  };
  return (
    <TitledSection title={t('title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('intro')}</p>
      {eligibility.data?.is_eligible === false && <MissingPart missing={eligibility.data.missing} />}
      {eligibility.data?.is_eligible === true && (
        <ButtonLink variant="secondary" className="self-start" to="/export/transmettre">
          {t('make')}
        </ButtonLink>
      )}
      {found.isPending && <LoadingBlock label={t('loading')} rows={1} />}
      {(found.isLoadingError || eligibility.isLoadingError) && (
        <RetryNotice title={t('failure')} error={error} onRetry={retry} />
      )}
      {found.data?.items.length === 0 && <p className="text-ink-soft">{t('list.empty')}</p>}
      {found.data !== undefined && found.data.items.length > 0 && (
        <ul aria-label={t('list.rows')} className="flex flex-col gap-4">
          {found.data.items.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
};
