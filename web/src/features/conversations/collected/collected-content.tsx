import type { Collected } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { EpisodeActions } from '../episodes/episode-actions.tsx';
import { EpisodePicker } from '../episodes/episode-picker.tsx';
import { episodeOf, episodesOf } from '../episodes/episodes-of.ts';
import type { Quote } from '../log/quote.ts';
import { CollectedRow } from './collected-row.tsx';
import { isToldOf, shownDetails } from './detail-state.ts';
import { MentionedPeople } from './mentioned-people.tsx';
import { useHeardByMachine } from './use-heard-by-machine.ts';

export interface CollectedContentProps {
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  conversationId: string;
  collected: Collected;
  /** Key of the incident that is shown; null for the one that is being told. */
  episode: string | null;
  onShow: (episode: string | null) => void;
  onQuote: (quote: Quote) => void;
}

/** The eight details and the persons of an incident, in a column or a sheet; which one, where there are several. */
export const CollectedContent = ({
  owner,
  conversationId,
  collected,
  episode,
  onShow,
  onQuote,
}: CollectedContentProps) => {
  const { t } = useTexts('conversations');
  const episodes = episodesOf(collected);
  const shown = episodeOf(collected, episode);
  const { key = '' } = shown;
  const before = episodes[episodes.findIndex((each) => (each.key ?? '') === key) - 1];
  const heard = useHeardByMachine(conversationId);
  const holdsHeard = shown.details.some(({ sources }) =>
    sources.some(({ file_id }) => file_id !== undefined && heard.has(file_id)),
  );
  const isTold = key === (collected.key ?? '');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t(holdsHeard ? 'collected.introHeard' : 'collected.intro')}</p>
      {episodes.length > 1 && (
        <>
          <p className="text-sm text-ink-soft">{t('episodes.intro')}</p>
          <EpisodePicker episodes={episodes} shown={key} told={collected.key ?? ''} onShow={onShow} />
        </>
      )}
      <div>
        <ul>
          {shownDetails(shown).map((detail) => (
            <CollectedRow
              owner={owner}
              key={`${key} ${detail.kind}`}
              conversationId={conversationId}
              episode={key}
              shown={detail}
              heard={heard}
              onQuote={onQuote}
            />
          ))}
        </ul>
        <MentionedPeople people={shown.people} isTold={isToldOf(shown, 'people')} />
      </div>
      <EpisodeActions
        conversationId={conversationId}
        episode={{ key }}
        previous={before === undefined ? null : (before.key ?? '')}
        isTold={isTold}
        canBegin={collected.details.length > 0}
        lastMark={collected.last_mark}
        onDivided={onShow}
      />
    </div>
  );
};
