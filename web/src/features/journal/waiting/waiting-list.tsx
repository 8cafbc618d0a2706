import { CloudOff } from 'lucide-react';
import { useId } from 'react';
import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { cutText } from '#web/lib/cut-text.ts';
import { calendarDayText, dayAndTime, dayAtHour } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { DeleteWaiting } from './delete-waiting.tsx';
import { useRefusalText } from './use-refusal-text.ts';
import { useWaitingEntries } from './use-waiting-entries.ts';
import type { WaitingEntry } from './waiting-entries.ts';

/** The entries that wait to be sent, above the timeline that does not have them yet; nothing where there is none. */
export const WaitingList = () => {
  const { t } = useTexts('journal');
  const waiting = useWaitingEntries();
  const id = useId();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-lg">
        {t('unsent.heading')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('unsent.explained')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {waiting.map((one) => (
          <li key={one.id}>
            <WaitingCard waiting={one} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const WaitingCard = ({ waiting }: { waiting: WaitingEntry }) => {
  const { t, language } = useTexts('journal');
  const { t: common } = useTexts('common');
  const refusalText = useRefusalText();
  const { id, values, writtenAt, refusal } = waiting;
  const { title, content, happened_on, happened_at, files } = values;
  const excerpt = cutText(content, TIMELINE_EXCERPT_CHARACTERS);
  const when =
    happened_on === null
      ? dayAndTime(writtenAt, language)
      : dayAtHour(calendarDayText(happened_on, language), happened_at, language);
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone="yellow">
          <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="mr-1.5 inline" />
          {t(refusal === null ? 'unsent.mark' : 'unsent.refused')}
        </Badge>
        <time>{when}</time>
      </p>
      <h3 dir="auto" className="text-lg wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {excerpt}
        {excerpt.length < content.length && '…'}
      </p>
      {files.length > 0 && (
        <p className="text-sm text-ink-soft">{t('card.files', { count: files.length })}</p>
      )}
      {refusal !== null && <p className="text-sm">{refusalText(refusal)}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-4">
        <Link
          look="alone"
          to="/journal-de-bord"
          search={(shown) => ({ ...shown, entry: id })}
          resetScroll={false}
        >
          {common('action.edit')}
          <span className="sr-only">{t('card.of', { title })}</span>
        </Link>
        <DeleteWaiting waiting={waiting} onDeleted={() => undefined} />
      </div>
    </Card>
  );
};
