import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/home.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { useWaitingEntries } from '../journal/waiting/use-waiting-entries.ts';
import { HomeRow, ROW_TITLE } from './home-row.tsx';

const MOST = 3;

interface KeptListProps {
  kept: Home['kept'];
  /** The conversation that stands above, to be gone on with. */
  except: string | null;
}

/** The last things kept, whenever they happened, those that wait to be sent first; nothing where there is none. */
export const KeptList = ({ kept, except }: KeptListProps) => {
  const { t } = useTexts('home');
  const waiting = useWaitingEntries().toReversed().slice(0, MOST);
  const left = new Set([except, ...waiting.map(({ id }) => id)]);
  const stored = kept.filter(({ item }) => !left.has(item.id)).slice(0, MOST - waiting.length);
  if (waiting.length + stored.length === 0) return null;
  return (
    <section aria-labelledby="home-kept" className="mb-10 min-w-0 flex-1 lg:basis-80">
      <h2 id="home-kept" className="mb-2 text-xl">
        {t('kept.title')}
      </h2>
      <ul className="border-t border-hairline">
        {waiting.map(({ id, values, writtenAt, refusal }) => (
          <HomeRow
            key={id}
            at={writtenAt}
            title={<EntryLink id={id}>{values.title}</EntryLink>}
            beside={t(refusal === null ? 'kept.waiting' : 'kept.refused')}
          />
        ))}
        {stored.map(({ item, kept_at }) => (
          <HomeRow
            key={item.id}
            at={kept_at}
            title={<ItemLink item={item} />}
            beside={t(`kept.kind.${item.type}`)}
          />
        ))}
      </ul>
      <Link look="alone" to="/journal-de-bord" className="mt-1">
        {t('kept.all')}
      </Link>
    </section>
  );
};

const ItemLink = ({ item }: { item: TimelineItem }) => {
  const title = <ItemTitle item={item} />;
  const { id, type } = item;
  if (type === 'journal') return <EntryLink id={id}>{title}</EntryLink>;
  return type === 'incident' ? (
    <Link look="bare" to="/incidents/$id" params={{ id }} className={ROW_TITLE} dir="auto">
      {title}
    </Link>
  ) : (
    <Link look="bare" to="/ia-call" search={{ conversation: id }} className={ROW_TITLE} dir="auto">
      {title}
    </Link>
  );
};

const EntryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link look="bare" to="/journal-de-bord" search={{ entry: id }} className={ROW_TITLE} dir="auto">
    {children}
  </Link>
);

const ItemTitle = ({ item }: { item: TimelineItem }) => {
  const { t } = useTexts('home');
  if (item.type === 'incident' && item.data.is_sensitive) {
    return (
      <span className="inline-flex items-start gap-2 font-normal text-ink-soft italic">
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
        {t('kept.hidden')}
      </span>
    );
  }
  return (
    <span className="line-clamp-2 min-w-0 wrap-anywhere">
      {item.title || t(item.damaged ? 'kept.damaged' : 'kept.untitled')}
    </span>
  );
};
