import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Notice } from '#contract/account/notices.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { instantHourText } from '#web/lib/dates.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { targetOf } from './notice-target.ts';

interface NoticeRowProps {
  notice: Notice;
  /** It was pressed: it leads somewhere, or is read now. */
  onOpen: (notice: Notice) => void;
  /** Without onDelete the row has no delete button. */
  onDelete?: ((notice: Notice) => void) | undefined;
}

const PRESSED_AREA =
  'flex min-h-(--target) w-full items-center py-2 text-left text-ink no-underline after:absolute after:inset-0 after:rounded-box after:content-[""]';

/** One notice: a dot while it is unread, what happened, what to do about it, and the hour. */
export const NoticeRow = ({ notice, onOpen, onDelete }: NoticeRowProps) => {
  const { t, language } = useTexts('notices');
  const { kind, count, is_read, created_at } = notice;
  const title = t(`kind.${kind}.title`);
  const target = targetOf(notice);
  const row = useRef<HTMLLIElement>(null);
  usePassFocusOn(row, deleteOfRowBeside);
  const name = (
    <span className={is_read ? undefined : 'font-semibold'}>
      {!is_read && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}
      {count > 1 ? t('row.often', { title, count }) : title}
    </span>
  );
  return (
    <li ref={row} data-notice className="flex items-start gap-1 border-b border-hairline last:border-b-0">
      <div className="relative -mx-2 grid min-w-0 flex-1 grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-box px-2 pb-2 hover:bg-sunk">
        <span
          aria-hidden="true"
          className={classNames(
            'mt-4.5 size-2 self-start rounded-full',
            is_read ? 'bg-transparent' : 'bg-teal',
          )}
        />
        {target === null ? (
          <Button className={`${PRESSED_AREA} cursor-pointer`} onPress={() => onOpen(notice)}>
            {name}
          </Button>
        ) : (
          <Link {...target} look="bare" className={PRESSED_AREA} onClick={() => onOpen(notice)}>
            {name}
          </Link>
        )}
        <time dateTime={created_at} className="text-sm text-ink-soft">
          {instantHourText(created_at, language)}
        </time>
        <p className="col-start-2 -mt-1 text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
          {notice.text === null ? t(`kind.${kind}.what`) : notice.text[language]}
        </p>
      </div>
      {onDelete && (
        <IconButton
          icon={X}
          iconSize={18}
          label={t('row.delete', { title })}
          onPress={() => onDelete(notice)}
        />
      )}
    </li>
  );
};

/** The button that deletes the next row, or the one before: whoever deletes one by the keyboard can go on with it. */
const deleteOfRowBeside = (row: HTMLElement): HTMLElement | null => {
  const rows = [...(row.closest('main')?.querySelectorAll('[data-notice]') ?? [])];
  const at = rows.indexOf(row);
  const beside = rows[at + 1] ?? rows[at - 1];
  return [...(beside?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1) ?? null;
};
