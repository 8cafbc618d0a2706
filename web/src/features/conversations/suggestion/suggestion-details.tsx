import { type ReactNode, useMemo } from 'react';
import type { Episode, Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Quote } from '../log/quote.ts';
import { AddValue } from '../proposals/add-value.tsx';
import { SetAside } from '../proposals/set-aside.tsx';
import { DetailSection, ToldDetail } from '../proposals/told-detail.tsx';
import { useAnswer } from '../proposals/use-answer.ts';
import type { TypedPlace } from '../proposals/use-typed-value.ts';
import { byCertainty } from './by-certainty.ts';

interface SuggestionDetailsProps {
  suggestion: Suggestion;
  place: TypedPlace;
  /** The incident that the suggestion is about. */
  episode: Episode;
  /** Names of the files that were attached where this incident was told. */
  files: readonly string[];
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
}

/** 'Résumé extrait': what is certain, what is not, what is empty, each of which can be changed here. */
export const SuggestionDetails = ({
  suggestion: { severity, type },
  place,
  episode,
  files,
  heard,
  onQuote,
}: SuggestionDetailsProps) => {
  const { t } = useTexts('conversations');
  const press = useAnswer(place);
  const { certain, uncertain, empty, aside } = useMemo(() => byCertainty(episode), [episode]);
  const shared = { place, press, heard, onQuote, level: 5 as const };
  const hasType = certain.some(({ detail }) => detail === 'incident_type');
  return (
    // What a press takes away hands the focus on to here.
    <section
      aria-labelledby="extracted-summary"
      tabIndex={-1}
      className="flex max-w-[66ch] flex-col gap-4 rounded-box outline-offset-4"
    >
      <h3 id="extracted-summary" className="text-lg">
        {t('suggestion.summary')}
      </h3>
      {certain.length > 0 && (
        <Group title={t('suggestion.certain')}>
          {certain.map((told) => (
            <ToldDetail
              key={told.detail}
              told={told}
              // It has one place to add to, where it may change most.
              canAdd={!uncertain.some(({ detail }) => detail === told.detail)}
              {...shared}
            />
          ))}
        </Group>
      )}
      <Group title={t('suggestion.uncertain')}>
        {uncertain.map((told) => (
          <ToldDetail key={told.detail} told={told} {...shared} />
        ))}
        <div className="flex flex-col gap-1 border-t border-hairline py-3 text-sm">
          <p>{t(`suggestion.severity.${severity}`)}</p>
          {!hasType && <p>{t('suggestion.typeProposed', { type: t(`proposals.type.${type}`) })}</p>}
        </div>
      </Group>
      <Group title={t('suggestion.evidence')}>
        <Files files={files} />
      </Group>
      <div>
        {empty.length > 0 && (
          <Disclosure summary={t('collected.empty')} className="text-sm">
            {empty.map((detail) => (
              <DetailSection key={detail} detail={detail} level={4}>
                <AddValue place={place} detail={detail} />
              </DetailSection>
            ))}
          </Disclosure>
        )}
        {aside.length > 0 && (
          <Disclosure summary={t('collected.aside')} className="text-sm">
            <SetAside proposals={aside} press={press} />
          </Disclosure>
        )}
      </div>
    </section>
  );
};

interface GroupProps {
  title: string;
  children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <div>
    <h4 className="pb-2 font-text font-semibold">{title}</h4>
    {children}
  </div>
);

const Files = ({ files }: { files: readonly string[] }) => {
  const { t } = useTexts('conversations');
  return (
    <div className="border-t border-hairline py-3 text-sm wrap-anywhere">
      {files.length === 0 ? (
        <p>{t('suggestion.noFiles')}</p>
      ) : (
        <>
          <ul>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-soft">{t('suggestion.filesStay')}</p>
        </>
      )}
    </div>
  );
};
