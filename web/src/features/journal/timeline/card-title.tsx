import type { ReactNode } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** The area of the link is the whole card. */
const WHOLE_CARD =
  '-my-1.5 flex min-h-(--target) items-center py-1.5 rounded-box text-ink no-underline after:absolute after:inset-0 after:rounded-box after:content-[""]';

interface CardTitleProps {
  item: TimelineItem;
  /** In place of the plain title. */
  children?: ReactNode;
}

/** The title of a card. An entry's opens its form; the others have links of their own below. */
export const CardTitle = ({ item, children }: CardTitleProps) => {
  const plain = useCardTitle(item);
  const title = children ?? plain;
  if (item.type !== 'journal') return title;
  return (
    <Link
      look="bare"
      data-whole-card=""
      to="/journal-de-bord"
      search={(shown) => ({ ...shown, entry: item.id })}
      // What is searched for stays behind the form.
      state
      resetScroll={false}
      className={WHOLE_CARD}
    >
      {title}
    </Link>
  );
};

/** Whether its words say more than its title: those of a quick note of one line do not. */
export const hasMoreThanTitle = ({ title, content }: TimelineItem): boolean =>
  content.trim() !== '' && content.trim() !== title.trim();

/** The title in words, also where there is none to show. */
export const useCardTitle = (item: TimelineItem): string => {
  const { t } = useTexts('journal');
  if (item.damaged) return t('card.damaged');
  if (item.type === 'incident' && item.data.is_sensitive) return t('card.hidden');
  return item.title || t('card.untitled');
};
