import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { MadeShare } from '#contract/shares.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { MissingPart } from '../list/missing-part.tsx';
import { ownEligibility, readyDossiers } from '../share-queries.ts';
import { MadeSharePart } from './made-share.tsx';
import { ShareForm } from './share-form.tsx';

/** /export/transmettre: the form, and then, once, the link and the code. */
export const ShareScreen = () => {
  const { t } = useTexts('sharing');
  const navigate = useNavigate();
  const [made, setMade] = useState<MadeShare | null>(null);
  const [isKept, setKept] = useState(false);
  // In an effect: the way out is no longer held back by then.
  useEffect(() => {
    if (isKept) void navigate({ to: '/export' });
  }, [isKept, navigate]);
  return (
    <>
      <PageHeader
        title={t('form.title')}
        intro={t('intro')}
        back={<BackLink to="/export">{t('back')}</BackLink>}
      />
      {made === null ? (
        <Making onMade={setMade} />
      ) : (
        <MadeSharePart made={made} isKept={isKept} onKept={() => setKept(true)} />
      )}
    </>
  );
};

/** The form, where something can be passed on; what is missing, where not. */
const Making = ({ onMade }: { onMade: (made: MadeShare) => void }) => {
  const { t } = useTexts('sharing');
  const { dossier } = useSearch({ from: '/_app/export_/transmettre' });
  const eligibility = useQuery(ownEligibility);
  const dossiers = useQuery(readyDossiers);
  const error = eligibility.error ?? dossiers.error;
  if (eligibility.data?.is_eligible === false) return <MissingPart missing={eligibility.data.missing} />;
  if (eligibility.data !== undefined && dossiers.data !== undefined)
    return dossiers.data.length === 0 ? (
      <p>{t('form.noDossier')}</p>
    ) : (
      <ShareForm dossiers={dossiers.data} chosen={dossier} onMade={onMade} />
    );
  if (error === null) return <LoadingBlock label={t('loading')} rows={2} />;
  return (
    <RetryNotice
      title={t('failure')}
      error={error}
      onRetry={() => {
        void eligibility.refetch();
        void dossiers.refetch();
      }}
    />
  );
};
