import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { Synthesis } from '#contract/syntheses.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { synthesisOf } from './editing/edited-synthesis.ts';
import { DeleteSynthesis } from './showing/delete-synthesis.tsx';
import { DroppedSentences } from './showing/dropped-sentences.tsx';
import { FormerVersion } from './showing/former-version.tsx';
import { SynthesisNotes } from './showing/synthesis-notes.tsx';
import { SynthesisParts } from './showing/synthesis-parts.tsx';
import { SynthesisVersions } from './showing/synthesis-versions.tsx';
import { SynthesisFailure } from './synthesis-failure.tsx';
import { SynthesisGate } from './synthesis-gate.tsx';
import { synthesisDetail } from './synthesis-queries.ts';

/** /synthese/{id}: the synthesis, or the version of it that the URL names. */
export const SynthesisScreen = () => {
  const { t } = useTexts('synthesis');
  const { id } = useParams({ from: '/_app/synthese/$id/' });
  const version = useSearch({ from: '/_app/synthese/$id/', select: (search) => search.version });
  const { data, error, isFetching, refetch } = useQuery(synthesisDetail(id));
  const content = () => {
    if (data === undefined && error !== null) {
      return <SynthesisFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    }
    if (data === undefined) return <LoadingBlock label={t('loading')} rows={6} />;
    return version === undefined || version === data.version ? (
      <ShownSynthesis key={id} synthesis={data} />
    ) : (
      <FormerVersion key={version} id={id} version={version} />
    );
  };
  return <SynthesisGate id={id}>{content()}</SynthesisGate>;
};

const ShownSynthesis = ({ synthesis }: { synthesis: Synthesis }) => {
  const { t } = useTexts('synthesis');
  const { id, title, version } = synthesis;
  return (
    <article>
      <PageHeader
        title={title}
        back={<BackLink to="/synthese">{t('back')}</BackLink>}
        intro={<SynthesisNotes synthesis={synthesis} />}
      />
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink to="/synthese/$id/edit" params={{ id }}>
          {t('shown.edit')}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/synthese/$id/impression" params={{ id }}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('shown.print')}
        </ButtonLink>
        <DeleteSynthesis synthesis={synthesis} />
      </div>
      <WaitingDraft kind={synthesisOf(synthesis)} scope={id} text={t('form.waiting')}>
        <ButtonLink variant="secondary" to="/synthese/$id/edit" params={{ id }}>
          {t('form.waitingAction')}
        </ButtonLink>
      </WaitingDraft>
      <SynthesisParts content={synthesis} changedSince={synthesis.changed_since} />
      <DroppedSentences dropped={synthesis.dropped} />
      <SynthesisVersions id={id} version={version} />
    </article>
  );
};
