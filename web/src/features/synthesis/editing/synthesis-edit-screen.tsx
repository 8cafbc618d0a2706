import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Synthesis } from '#contract/syntheses.ts';
import { Editor } from '#web/editing/editor.tsx';
import { OrphanDraft } from '#web/editing/orphan-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SynthesisFailure } from '../synthesis-failure.tsx';
import { SynthesisGate } from '../synthesis-gate.tsx';
import { synthesisDetail } from '../synthesis-queries.ts';
import { EDITED_SYNTHESIS, synthesisOf } from './edited-synthesis.ts';
import { SynthesisForm } from './synthesis-form.tsx';

/** /synthese/{id}/edit */
export const SynthesisEditScreen = () => {
  const { t } = useTexts('synthesis');
  const { id } = useParams({ from: '/_app/synthese/$id/edit' });
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(synthesisDetail(id));
  // A failed refresh must not take the form away from under what is being typed.
  const hasFailed = data === undefined && error !== null;
  return (
    <SynthesisGate id={id} isForm>
      {hasFailed ? (
        <>
          <SynthesisFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          {isProblem(error, 'not_found') && (
            <OrphanDraft
              kind={EDITED_SYNTHESIS}
              id={id}
              text={t('form.waiting')}
              action={t('form.saveAsNew')}
              onKept={() => void navigate({ to: '/synthese/nouvelle' })}
            />
          )}
        </>
      ) : (
        <>
          <PageHeader
            title={t('form.title')}
            intro={t('form.intro')}
            back={
              <BackLink to="/synthese/$id" params={{ id }} search={{}}>
                {t('form.back')}
              </BackLink>
            }
          />
          {data === undefined ? (
            <LoadingBlock label={t('loading')} rows={6} />
          ) : (
            <SynthesisEditor key={id} synthesis={data} />
          )}
        </>
      )}
    </SynthesisGate>
  );
};

/** /synthese/nouvelle: written by hand. */
export const SynthesisNewScreen = () => {
  const { t } = useTexts('synthesis');
  return (
    <>
      <PageHeader title={t('form.newTitle')} back={<BackLink to="/synthese">{t('back')}</BackLink>} />
      <SynthesisEditor synthesis={null} />
    </>
  );
};

const SynthesisEditor = ({ synthesis }: { synthesis: Synthesis | null }) => {
  const { t } = useTexts('synthesis');
  const navigate = useNavigate();
  const leave = () =>
    void (synthesis === null
      ? navigate({ to: '/synthese' })
      : navigate({ to: '/synthese/$id', params: { id: synthesis.id }, search: {} }));
  return (
    <Editor
      kind={synthesis === null ? EDITED_SYNTHESIS : synthesisOf(synthesis)}
      record={synthesis}
      loading={<LoadingBlock label={t('loading')} rows={6} />}
    >
      {(opened) => (
        <SynthesisForm
          opened={opened}
          onSaved={(id) => void navigate({ to: '/synthese/$id', params: { id }, search: {}, replace: true })}
          onKeptAsNew={() => void navigate({ to: '/synthese/nouvelle' })}
          cancel={(discard) => (
            <Button
              variant="quiet"
              onPress={() => {
                discard();
                leave();
              }}
            >
              {t('form.cancel')}
            </Button>
          )}
        />
      )}
    </Editor>
  );
};
