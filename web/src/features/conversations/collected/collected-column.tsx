import { type Collected, DETAIL_KINDS } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { episodeOf } from '../episodes/episodes-of.ts';
import type { Quote } from '../log/quote.ts';
import { CollectedContent } from './collected-content.tsx';

interface CollectedColumnProps {
  /** Whose conversation it is: what she types and has not saved is kept under this id. */
  owner: string;
  conversationId: string;
  collected: Collected;
  /** Key of the incident that is shown; null for the one that is being told. */
  episode: string | null;
  onShow: (episode: string | null) => void;
  onQuote: (quote: Quote) => void;
}

/** « Ce qui est recueilli » beside the conversation, on wide screens. */
export const CollectedColumn = ({
  owner,
  conversationId,
  collected,
  episode,
  onShow,
  onQuote,
}: CollectedColumnProps) => {
  const { t } = useTexts('conversations');
  return (
    <aside
      aria-labelledby="collected-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      className="relative hidden w-80 shrink-0 overflow-y-auto border-l border-hairline px-5 py-4 focus-visible:-outline-offset-2 xl:block"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="collected-title" className="text-lg">
          {t('collected.title')}
        </h2>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">
          {t('collected.count', { filled: episodeOf(collected, episode).filled, total: DETAIL_KINDS.length })}
        </span>
      </div>
      <CollectedContent
        owner={owner}
        conversationId={conversationId}
        collected={collected}
        episode={episode}
        onShow={onShow}
        onQuote={onQuote}
      />
    </aside>
  );
};
