import type { ReactNode } from 'react';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useLate } from '#web/lib/page/use-late.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import type { FoundItem } from './found.ts';
import { withInnerQuotes } from './inner-quotes.ts';
import type { Searching } from './search-query.ts';
import { useSearchFor } from './use-search.ts';

/** What is over sooner is not spoken of. */
const LATE_AFTER_MS = 300;

interface SearchResultsProps {
  searching: Searching;
  /** The words in the box are not these any more. */
  isTyping: boolean;
  /** Filters narrow what is searched. */
  isNarrowed: boolean;
  onClearWords: () => void;
  onClearFilters: () => void;
  /** What was gone through where nothing narrowed it, in a sentence. */
  where: string;
  /** What was found, newest first. */
  children: (items: readonly FoundItem[]) => ReactNode;
}

/** What is found, as it is found. */
export const SearchResults = ({
  searching,
  isTyping,
  isNarrowed,
  onClearWords,
  onClearFilters,
  where,
  children,
}: SearchResultsProps) => {
  const { t, language } = useTexts('finding');
  const { found, isFormer, isRunning, isStopped, error, again } = useSearchFor(searching);
  const { words } = searching.input;
  const isLate = useLate(isRunning, LATE_AFTER_MS);
  const { items, progress, end } = found;
  const isOver = !isTyping && !isFormer && !isRunning;
  const isWhole = isOver && !isStopped && error === null && end !== null;
  const number = (value: number) => new Intl.NumberFormat(LOCALES[language]).format(value);
  const counted =
    items.length === 0
      ? t('search.nothing')
      : t('search.found', { count: items.length, number: number(items.length) });
  return (
    <section aria-label={t('search.results')} aria-busy={!isOver}>
      <LiveRegion message={isWhole ? counted : ''} />
      <div className="mb-6 flex min-h-(--target) flex-wrap items-center gap-x-4 text-ink-soft empty:hidden">
        {isTyping || isFormer || isRunning ? (
          <p className="tabular-nums">
            {isLate && progress !== null && !isFormer
              ? t('search.progress', { searched: number(progress.searched), total: number(progress.total) })
              : t('search.running')}
          </p>
        ) : isStopped ? (
          <>
            <p>{t('search.stopped', { count: items.length, number: number(items.length) })}</p>
            <Button variant="secondary" onPress={again}>
              {t('search.resume')}
            </Button>
          </>
        ) : (
          isWhole &&
          items.length > 0 && <p>{end.more ? t('search.more', { number: number(items.length) }) : counted}</p>
        )}
      </div>
      {isOver && error !== null && (
        <RetryNotice title={t('search.failure')} className="mb-6" error={error} onRetry={again} />
      )}
      {isWhole && items.length === 0 && (
        <EmptyState
          title={
            words === ''
              ? t('search.nothingTitle')
              : t('search.nothingFor', { words: withInnerQuotes(words, language) })
          }
          action={
            <div className="flex flex-wrap gap-3">
              {isNarrowed && (
                <Button variant="secondary" onPress={onClearFilters}>
                  {t('search.clearFilters')}
                </Button>
              )}
              {words !== '' && (
                <Button variant="secondary" onPress={onClearWords}>
                  {t('search.clear')}
                </Button>
              )}
            </div>
          }
        >
          <p>{isNarrowed ? t('search.narrowed') : where}</p>
        </EmptyState>
      )}
      {children(items)}
    </section>
  );
};
