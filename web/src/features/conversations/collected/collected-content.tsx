import type { Collected } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { EpisodeActions } from '../episodes/episode-actions.tsx';
import { EpisodePicker } from '../episodes/episode-picker.tsx';
import { episodeOf, episodesOf } from '../episodes/episodes-of.ts';
import type { Quote } from '../log/quote.ts';
import { useHeardByMachine } from '../proposals/use-heard-by-machine.ts';
import { CollectedDetails } from './collected-details.tsx';
import type { Opened } from './opened.ts';

export interface CollectedContentProps {
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  conversationId: string;
  collected: Collected;
  /** Key of the incident that is shown; null for the one that is being told. */
  episode: string | null;
  /** Of the incident that is being told; null for none. */
  opened: Opened | null;
  onShow: (episode: string | null) => void;
  onQuote: (quote: Quote) => void;
  /** The control that a reply opened was used or closed. */
  onClosed: () => void;
}

/** What was collected of an incident, in a column or a sheet; which one, where there are several. */
export const CollectedContent = ({
  owner,
  conversationId,
  collected,
  episode,
  opened,
  onShow,
  onQuote,
  onClosed,
}: CollectedContentProps) => {
  const { t } = useTexts('conversations');
  const episodes = episodesOf(collected);
  const shown = episodeOf(collected, episode);
  const { key = '' } = shown;
  const before = episodes[episodes.findIndex((each) => (each.key ?? '') === key) - 1];
  const heard = useHeardByMachine(conversationId);
  const holdsHeard = shown.proposals.some(({ sources }) =>
    sources.some(({ file_id }) => file_id !== undefined && heard.has(file_id)),
  );
  const isTold = key === (collected.key ?? '');
  return (
    // What a press takes away hands the focus on to here.
    <div tabIndex={-1} className="flex flex-col gap-3 rounded-box outline-offset-4">
      <p className="text-sm text-ink-soft">{t(holdsHeard ? 'collected.introHeard' : 'collected.intro')}</p>
      {episodes.length > 1 && (
        <>
          <p className="text-sm text-ink-soft">{t('episodes.intro')}</p>
          <EpisodePicker episodes={episodes} shown={key} told={collected.key ?? ''} onShow={onShow} />
        </>
      )}
      <CollectedDetails
        key={key}
        place={{ owner, conversationId, episode: key }}
        episode={shown}
        opened={isTold ? opened : null}
        heard={heard}
        onQuote={onQuote}
        onClosed={onClosed}
      />
      <EpisodeActions
        conversationId={conversationId}
        episode={{ key }}
        previous={before === undefined ? null : (before.key ?? '')}
        isTold={isTold}
        canBegin={collected.told.length > 0}
        lastMark={collected.last_mark}
        onDivided={onShow}
      />
    </div>
  );
};
