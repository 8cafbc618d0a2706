import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { ownEligibility, ownShares } from '../share-queries.ts';
import { MissingPart } from './missing-part.tsx';
import { ShareRow } from './share-row.tsx';

/** « Transmettre à un·e avocat·e »: what is missing for it, the way to a new link, and the links that there are. */
export const SharingSection = () => {
  const { t } = useTexts('sharing');
  const problemText = useProblemText();
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
        <Notice
          tone="danger"
          title={t('failure')}
          actions={
            <Button variant="secondary" onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          {problemText(error)}
        </Notice>
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
