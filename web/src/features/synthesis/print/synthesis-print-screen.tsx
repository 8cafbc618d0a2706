import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { SYNTHESIS_PARTS, type Synthesis } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { quoted } from '#web/lib/quoted.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { Paper } from '#web/ui/print/paper.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { linkedSources } from '../showing/linked-sources.ts';
import { useSourceName } from '../showing/use-source-name.ts';
import { SynthesisFailure } from '../synthesis-failure.tsx';
import { SynthesisGate } from '../synthesis-gate.tsx';
import { synthesisDetail } from '../synthesis-queries.ts';

/** /synthese/{id}/impression: one synthesis, whole, as it will stand on paper. */
export const SynthesisPrintScreen = () => {
  const { t } = useTexts('synthesis');
  const { id } = useParams({ from: '/_app/synthese/$id/impression' });
  const { data, error, isFetching, refetch } = useQuery(synthesisDetail(id));
  const content = () => {
    if (data === undefined && error !== null) {
      return <SynthesisFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    }
    return (
      <PrintPage
        title={t('print.title')}
        intro={t('print.intro')}
        isReady={data !== undefined}
        back={
          <ButtonLink
            variant="quiet"
            to="/synthese/$id"
            params={{ id }}
            search={{}}
            activeOptions={{ exact: true }}
          >
            {t('print.back')}
          </ButtonLink>
        }
        status={
          data === undefined && (
            <>
              <Spinner />
              {t('loading')}
            </>
          )
        }
      >
        {data !== undefined && <PrintedSynthesis synthesis={data} />}
      </PrintPage>
    );
  };
  return <SynthesisGate id={id}>{content()}</SynthesisGate>;
};

const PrintedSynthesis = ({ synthesis }: { synthesis: Synthesis }) => {
  const { t, language } = useTexts('synthesis');
  const { t: print } = useTexts('print');
  const seen = new Map(synthesis.seen.map((record) => [record.id, record]));
  const changed = new Map(synthesis.changed_since.map(({ id, is_there }) => [id, is_there]));
  const nameOf = useSourceName(seen);
  return (
    <Paper>
      <header className="mb-6 border-b border-[#000000] pb-3">
        <p className="text-sm">
          {t('versions.one', { version: synthesis.version })}
          {' · '}
          {print('printedOn', { day: dayText(new Date(), language) })}
        </p>
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {synthesis.title}
        </h2>
      </header>
      {SYNTHESIS_PARTS.map((part) => {
        const sentences = synthesis.sentences.filter((one) => one.part === part);
        if (sentences.length === 0) return null;
        return (
          <section key={part} className="mt-6">
            <h3 className="mb-2 border-b border-[#999999] text-lg">{t(`part.${part}`)}</h3>
            <ul className="flex flex-col gap-3">
              {sentences.map(({ id, text, made, sources }) => {
                const names = new Set(linkedSources(sources, seen).map(({ source }) => nameOf(source)));
                const since = sources.flatMap((source) => changed.get(source.id) ?? []);
                const notes = [
                  names.size > 0 && t('print.sources', { sources: [...names].join(' · ') }),
                  made === 'person' && t(sources.length === 0 ? 'shown.addedByPerson' : 'shown.byPerson'),
                  made === 'model' && t('shown.byModel'),
                  since.length > 0 && t(since.includes(false) ? 'shown.sourceGone' : 'shown.sourceChanged'),
                ].filter((note) => note !== false);
                return (
                  <li key={id} className="break-inside-avoid">
                    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                      {made === 'words' ? quoted(text) : text}
                    </p>
                    {notes.length > 0 && <p className="text-sm wrap-anywhere">{notes.join(' · ')}</p>}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </Paper>
  );
};
