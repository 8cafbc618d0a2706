import { Feather } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { instantHourText } from '#web/lib/dates.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface MessageFrameProps {
  author: 'user' | 'assistant';
  /** ISO 8601; absent while it is being written. */
  at?: string | undefined;
  /** The words; null where there are none. */
  children: ReactNode;
  /** Below the words: what the message brings. */
  attachments?: ReactNode;
  /** Behind the time: what became of it. */
  status?: ReactNode;
  /** At the end of that line: what can be done with it. */
  action?: ReactNode;
}

/** How a message lies on the paper: the person's in ink on the right, the assistant's plain on the left. */
export const MessageFrame = ({ author, at, children, attachments, status, action }: MessageFrameProps) => {
  const { t, language } = useTexts('conversations');
  const isOwn = author === 'user';
  return (
    <div className={classNames('flex gap-3', isOwn ? 'flex-row-reverse pl-8 sm:pl-16' : 'pr-2 sm:pr-8')}>
      {isOwn ? <OwnAvatar /> : <AssistantAvatar />}
      <div className={classNames('flex min-w-0 flex-col gap-1', isOwn && 'items-end')}>
        <VisuallyHidden>{t(isOwn ? 'log.you' : 'log.assistant')}</VisuallyHidden>
        {children !== null && (
          <div
            className={classNames(
              'max-w-[66ch] min-w-0 whitespace-pre-wrap wrap-anywhere',
              isOwn ? 'rounded-box bg-teal-tint px-4 py-2.5 text-ink' : 'pt-1',
            )}
          >
            {children}
          </div>
        )}
        {attachments}
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          {at !== undefined && <time dateTime={at}>{instantHourText(at, language)}</time>}
          {status}
          {action}
        </p>
      </div>
    </div>
  );
};

const OwnAvatar = () => {
  const { first_name, last_name } = useProfile();
  return (
    <span className="hidden shrink-0 sm:block">
      <Avatar name={`${first_name} ${last_name}`} />
    </span>
  );
};

const AssistantAvatar = () => (
  <span
    aria-hidden="true"
    className="hidden size-9 shrink-0 items-center justify-center rounded-full border border-hairline text-teal sm:inline-flex"
  >
    <Feather size={17} strokeWidth={1.75} />
  </span>
);
