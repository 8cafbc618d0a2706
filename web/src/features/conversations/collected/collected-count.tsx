import { type Collected, DETAIL_KINDS } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { episodeOf } from '../episodes/episodes-of.ts';

interface CollectedCountProps {
  collected: Collected;
  /** Key of the incident that is shown; null for the one that is being told. */
  episode: string | null;
}

/** How many of the eight details are there. */
export const CollectedCount = ({ collected, episode }: CollectedCountProps) => {
  const { t } = useTexts('conversations');
  return (
    <span className="shrink-0 text-sm text-ink-soft tabular-nums">
      {t('collected.count', { filled: episodeOf(collected, episode).filled, total: DETAIL_KINDS.length })}
    </span>
  );
};
