import { memo, useId } from 'react';
import type { FoundItem } from '#web/features/finding/found.ts';
import { FoundTitle, FoundWords } from '#web/features/finding/found-words.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { longCalendarDayText } from '#web/lib/dates.ts';
import { TimelineCard } from '../timeline/timeline-card.tsx';
import { byDay } from '../timeline/timeline-days.ts';

/** What was found, under its days, in one column: each is read, and the eye need not jump from side to side. */
export const FoundDays = ({ items }: { items: readonly FoundItem[] }) => {
  const foundOf = new Map(items.map((found) => [found.item.id, found]));
  return (
    <div className="flex max-w-[75ch] flex-col gap-8">
      {byDay(items.map(({ item }) => item)).map(({ day, items: ofDay }) => (
        <FoundDay
          key={`${day} ${ofDay[0]?.id}`}
          day={day}
          items={ofDay.flatMap(({ id }) => foundOf.get(id) ?? [])}
        />
      ))}
    </div>
  );
};

const FoundDay = ({ day, items }: { day: string; items: readonly FoundItem[] }) => {
  const { language } = useTexts('journal');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg first-letter:uppercase">
        {longCalendarDayText(day, language)}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((found) => (
          <li
            key={found.item.id}
            className="-m-1 p-1 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
          >
            <FoundCard found={found} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Drawn once: what is found later does not draw all that was found before again. */
const FoundCard = memo(({ found: { item, matches } }: { found: FoundItem }) => {
  const inTitle = matches.find(({ field, excerpt }) => field === 'title' && excerpt === item.title);
  // Tags are on the card anyway: they are told of only where nothing else is.
  const besideTags = matches.filter(({ field }) => field !== 'tags');
  const others = (besideTags.length > 0 ? besideTags : matches).filter(
    // A quick note of one line has its words in its title already.
    (match) => match !== inTitle && !(inTitle && match.excerpt.trim() === item.title.trim()),
  );
  const message = matches.find(({ message_id }) => message_id !== undefined)?.message_id;
  return (
    <TimelineCard
      item={item}
      {...(inTitle && { title: <FoundTitle match={inTitle} /> })}
      {...(others.length > 0 && {
        words: <FoundWords matches={others} conversation={item.type === 'conversation' ? item.id : null} />,
      })}
      {...(message !== undefined && { messageId: message })}
    />
  );
});
