import { useId } from 'react';
import type { EntrySource } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayText } from '#web/lib/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';

/** The entry of the journal that the incident was made of, with its words as they were then. */
export const IncidentNote = ({ source }: { source: EntrySource & { is_there: boolean } }) => {
  const { t, language } = useTexts('incidents');
  const id = useId();
  const { title, content, happened_on } = source;
  const words = t('detail.note', { day: dayText(new Date(source.recorded_at), language) });
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('detail.noteTitle')}
      </h2>
      <p>
        {t('detail.noteSource')}{' '}
        {source.is_there ? (
          <Link to="/journal-de-bord" search={{ entry: source.entry_id }}>
            {words}
          </Link>
        ) : (
          `${words} ${t('detail.noteGone')}`
        )}
      </p>
      <Disclosure className="mt-2" summary={t('detail.noteWords')}>
        <p className="font-semibold wrap-anywhere">{title}</p>
        {happened_on !== null && (
          <p className="text-sm text-ink-soft">{calendarDayText(happened_on, language)}</p>
        )}
        <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{content}</p>
      </Disclosure>
    </section>
  );
};
