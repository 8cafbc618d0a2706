import { useMemo } from 'react';
import type { DetailKind, Episode } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Quote } from '../log/quote.ts';
import { AddValue } from '../proposals/add-value.tsx';
import { arranged } from '../proposals/arranged.ts';
import { SetAside } from '../proposals/set-aside.tsx';
import { DetailSection, ToldDetail } from '../proposals/told-detail.tsx';
import { useAnswer } from '../proposals/use-answer.ts';
import type { TypedPlace } from '../proposals/use-typed-value.ts';
import type { Opened } from './opened.ts';

interface CollectedDetailsProps {
  place: TypedPlace;
  episode: Episode;
  opened: Opened | null;
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
  /** The control that a reply opened was used or closed. */
  onClosed: () => void;
}

/** What was told of an incident; folded below, what was not, and what the person refused. */
export const CollectedDetails = ({
  place,
  episode,
  opened,
  heard,
  onQuote,
  onClosed,
}: CollectedDetailsProps) => {
  const { t } = useTexts('conversations');
  const press = useAnswer(place);
  const { told, empty, aside } = useMemo(() => arranged(episode), [episode]);
  /** A control that is opened anew begins anew. */
  const keyOf = (detail: DetailKind) => (opened?.detail === detail ? `${detail} ${opened.by}` : detail);
  const isOpened = (detail: DetailKind) => opened?.detail === detail && opened.isOpen;
  const opensEmpty = opened !== null && empty.includes(opened.detail);
  return (
    <div>
      {told.length === 0 && <p className="pb-3 text-sm text-ink-soft">{t('collected.nothing')}</p>}
      {told.map((one) => (
        <ToldDetail
          key={keyOf(one.detail)}
          told={one}
          isOpened={isOpened(one.detail)}
          {...{ place, press, heard, onQuote, onClosed }}
        />
      ))}
      {empty.length > 0 && (
        <Disclosure summary={t('collected.empty')} isOpen={opensEmpty} className="text-sm">
          {empty.map((detail) => (
            <DetailSection key={keyOf(detail)} detail={detail} isOpened={isOpened(detail)}>
              <AddValue place={place} detail={detail} isOpened={isOpened(detail)} onClosed={onClosed} />
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
  );
};
