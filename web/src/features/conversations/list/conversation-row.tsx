import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { instantHourText } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { daysBetween, shortDayText } from '../dates.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isSelected: boolean;
  onSelect?: () => void;
}

/** One conversation of the list: its title, what was said last, when it was updated, and a green dot while it is active. */
export const ConversationRow = ({ conversation, isSelected, onSelect }: ConversationRowProps) => {
  const { t, language } = useTexts('conversations');
  const { id, title, status, excerpt, updated_at } = conversation;
  const date =
    daysBetween(updated_at, new Date()) === 0
      ? t('list.today', { time: instantHourText(updated_at, language) })
      : shortDayText(updated_at, language);
  return (
    <li>
      <Link
        look="bare"
        to="/ia-call"
        search={{ conversation: id }}
        // The router says the same of the one that the address names; the first of the list is open without any name.
        aria-current={isSelected ? 'page' : undefined}
        {...(onSelect && { onClick: onSelect })}
        className={classNames(
          'flex min-h-(--target) flex-col rounded-box border-l-2 px-3 py-2 text-ink no-underline',
          isSelected ? 'border-teal bg-teal-tint' : 'border-transparent hover:bg-sunk',
        )}
      >
        <span className="flex items-baseline gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold wrap-anywhere">{title}</span>
          {status === 'active' && (
            <>
              <span
                aria-hidden="true"
                title={t('list.active')}
                className="size-2 shrink-0 rounded-full bg-green-text forced-colors:border"
              />
              <VisuallyHidden>, {t('list.active')}</VisuallyHidden>
            </>
          )}
        </span>
        {excerpt !== undefined && <span className="truncate text-xs text-ink-soft">{excerpt}</span>}
        <span className="text-xs text-ink-soft">
          <VisuallyHidden>{t('list.updated', { date: '' })}</VisuallyHidden>
          <time dateTime={updated_at}>{date}</time>
          {status !== 'active' && ` · ${t(`manage.status.${status}`)}`}
        </span>
      </Link>
    </li>
  );
};
