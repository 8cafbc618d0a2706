import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DOSSIERS_MAX_COUNT } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDraftsOf } from '#web/lib/drafts/all-drafts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { WIZARD_DRAFT } from '../choices/wizard-values.ts';
import { ownDossiers } from '../dossier-queries.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { madeDossier } from '../wizard/made-dossier.ts';
import { DossierRow } from './dossier-row.tsx';

/** The dossiers, newest first, each as far as it is. */
export const DossierSection = () => {
  const { t } = useTexts('dossier');
  const { id: owner } = useProfile();
  const { data, error, isFetching, refetch } = useQuery(ownDossiers);
  const hasDraft = useDraftsOf(owner).some(({ place }) => place.what === WIZARD_DRAFT.what);
  const items = data?.items ?? [];
  const isFull = items.length >= DOSSIERS_MAX_COUNT;
  return (
    <TitledSection title={t('list.title')}>
      <MadeNotice />
      <p className="max-w-[65ch] text-ink-soft">{t('list.what')}</p>
      {isFull ? (
        <p className="max-w-[65ch]">{t('list.full', { count: items.length })}</p>
      ) : (
        <ButtonLink className="self-start" to="/export/nouveau" search={{ etape: 1 }}>
          {t(hasDraft ? 'list.goOn' : 'list.make')}
        </ButtonLink>
      )}
      {data === undefined && error === null && <LoadingBlock label={t('list.loading')} rows={2} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title={t('list.failure')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && items.length === 0 && (
        <p className="text-ink-soft">
          {t('list.empty')}. {t('list.emptyHint')}
        </p>
      )}
      {items.length > 0 && (
        <>
          <p className="max-w-[65ch] text-ink-soft">{t('list.careful')}</p>
          <ul aria-label={t('list.rows')} className="flex flex-col gap-4">
            {items.map((dossier) => (
              <DossierRow key={dossier.id} dossier={dossier} opens={data?.opens ?? false} />
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
};

/** Says once that a dossier was asked for, on the page behind. */
const MadeNotice = () => {
  const { t } = useTexts('dossier');
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    if (madeDossier.get()) setMade(true);
    // After the mount: strict mode mounts twice.
    const timer = setTimeout(() => madeDossier.set(false));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite" className="empty:hidden">
      {isMade && (
        <Notice tone="success" title={t('list.made')}>
          {t('list.madeText')}
        </Notice>
      )}
    </div>
  );
};
