import type { ReactNode } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { EntryActions } from '../from-entry/entry-actions.tsx';
import { useCardTitle } from './card-title.tsx';

interface CardLinksProps {
  item: TimelineItem;
  /** The message at which a conversation is looked at; its end without one. */
  messageId?: string | undefined;
}

/** Where the cards of conversations and incidents lead, each in a new tab (spec.md, 2). */
export const CardLinks = ({ item, messageId }: CardLinksProps) => {
  const { t } = useTexts('journal');
  const title = useCardTitle(item);
  const { id, type } = item;
  if (type === 'journal') return item.damaged ? null : <EntryActions entry={{ id, title, ...item.data }} />;
  const said = (words: string): ReactNode => (
    <>
      {words}
      <span className="sr-only">
        {t('card.of', { title })} {t('card.newTab')}
      </span>
    </>
  );
  return (
    <p className="flex flex-wrap gap-x-6 *:min-w-(--target)">
      {type === 'conversation' ? (
        <>
          <Link
            look="alone"
            to="/ia-call"
            search={{ conversation: id, ...(messageId !== undefined && { message: messageId }) }}
            target="_blank"
          >
            {said(t('card.view'))}
          </Link>
          <Link look="alone" to="/ia-call" search={{ continue: id }} target="_blank">
            {said(t('card.continue'))}
          </Link>
        </>
      ) : (
        <>
          <Link look="alone" to="/incidents/$id" params={{ id }} target="_blank">
            {said(t('card.viewIncident'))}
          </Link>
          <Link look="alone" to="/incidents/$id/edit" params={{ id }} target="_blank">
            {said(t('card.editIncident'))}
          </Link>
        </>
      )}
    </p>
  );
};
