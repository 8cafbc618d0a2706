import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import { PriorityBadge, StatusBadge } from '#web/features/incidents/incident-badges.tsx';
import { whenText } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardFiles } from './card-files.tsx';
import { CardLinks } from './card-links.tsx';
import { CardTitle, hasMoreThanTitle } from './card-title.tsx';
import { iconOf } from './kind-icons.ts';
import { hourOf } from './timeline-days.ts';

type ItemOf<Kind extends TimelineItem['type']> = Extract<TimelineItem, { type: Kind }>;

interface TimelineCardProps {
  item: TimelineItem;
  /** In place of its title: the same with words marked. */
  title?: ReactNode;
  /** In place of its first words. */
  words?: ReactNode;
  /** The message at which a conversation is opened. */
  messageId?: string;
}

/** One thing of the timeline: what it is, its title, its first words, and what it is marked with. */
export const TimelineCard = memo(({ item, title, words, messageId }: TimelineCardProps) => {
  const { t } = useTexts('journal');
  const Icon = iconOf(item);
  return (
    <Card as="article" className="relative flex flex-col gap-2 has-data-whole-card:hover:bg-sunk">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-teal" />
        <span>{item.type === 'journal' ? t(`type.${item.data.entry_type}`) : t(`kind.${item.type}`)}</span>
        <Hour item={item} />
      </p>
      <h3 dir="auto" className="text-lg font-semibold wrap-anywhere">
        <CardTitle item={item}>{title}</CardTitle>
      </h3>
      {words ??
        (hasMoreThanTitle(item) && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {item.content}
          </p>
        ))}
      {item.type === 'journal' && <EntryMarks item={item} />}
      {item.type === 'conversation' && <ConversationMarks item={item} />}
      {item.type === 'incident' && <IncidentMarks item={item} />}
      <CardLinks item={item} messageId={messageId} />
    </Card>
  );
});

const Hour = ({ item }: { item: TimelineItem }) => {
  const { language } = useTexts('journal');
  const hour = hourOf(item, language);
  return hour === null ? null : <time className="tabular-nums">{hour}</time>;
};

const Marks = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">{children}</div>
);

const EntryMarks = ({ item: { data } }: { item: ItemOf<'journal'> }) => {
  const { t } = useTexts('journal');
  const Lock = data.is_private ? LockKeyhole : LockKeyholeOpen;
  return (
    <>
      <CardFiles files={data.first_files ?? []} />
      <Tags tags={data.tags} />
      <Marks>
        <span className="inline-flex items-center gap-1.5">
          <Lock aria-hidden="true" size={15} strokeWidth={1.75} />
          {t(data.is_private ? 'privacy.private' : 'privacy.shareable')}
        </span>
        {data.mood !== null && (
          <span>
            {t('card.mood')} {t(`mood.${data.mood}`)}
          </span>
        )}
        {data.files > 0 && <span>{t('card.files', { count: data.files })}</span>}
      </Marks>
    </>
  );
};

const ConversationMarks = ({ item: { data } }: { item: ItemOf<'conversation'> }) => {
  const { t } = useTexts('journal');
  return (
    <Marks>
      <Badge tone={data.status === 'active' ? 'green' : 'grey'}>
        {t(`card.conversationStatus.${data.status}`)}
      </Badge>
      <span>{t('card.messages', { count: data.message_count })}</span>
    </Marks>
  );
};

const IncidentMarks = ({ item }: { item: ItemOf<'incident'> }) => {
  const { t, language } = useTexts('incidents');
  const { data, happened_on, happened_at } = item;
  const when = { ...data, incident_date: happened_on, incident_time: happened_at };
  // The day that it stands under says the rest.
  const isVague = [data.date_certainty, data.time_certainty].some(
    (certainty) => certainty === 'approximate' || certainty === 'period',
  );
  return (
    <>
      <Tags tags={data.tags} />
      <Marks>
        {isVague && <span className="first-letter:uppercase">{whenText(when, t, language)}</span>}
        {!data.unstated.includes('type') && <span>{t(`type.${data.type}`)}</span>}
        {!data.unstated.includes('priority') && <PriorityBadge priority={data.priority} />}
        <StatusBadge status={data.status} />
      </Marks>
    </>
  );
};

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const { t } = useTexts('journal');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('card.tags')} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          dir="auto"
          className="max-w-full rounded-full bg-grey-tint px-3 py-0.5 text-sm wrap-anywhere text-grey-text"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
};
