import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { synthesisList } from './synthesis-queries.ts';

/** « Vos synthèses », the newest first. */
export const SynthesisList = () => {
  const { t, language } = useTexts('synthesis');
  return (
    <RecordList
      list={useInfiniteQuery(synthesisList)}
      texts={{
        rows: t('list.title'),
        loading: t('list.loading'),
        failure: t('list.failure'),
        moreFailure: t('list.more'),
        loadingMore: t('list.loadingMore'),
        end: t('list.end'),
      }}
      empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
      rows={(items) =>
        items.map(({ id, title, sentences, created_at, damaged }) => (
          <li key={id} className="border-t border-hairline">
            <Link
              look="bare"
              to="/synthese/$id"
              params={{ id }}
              className="-mx-3 flex min-h-(--target) flex-col rounded-box px-3 py-3 hover:bg-teal-tint"
            >
              <span className="font-semibold wrap-anywhere">{damaged ? t('list.damaged') : title}</span>
              <span className="text-sm text-ink-soft">
                {t('list.made', { when: dayAndTime(created_at, language) })}
                {!damaged && ` · ${t('list.count', { count: sentences })}`}
              </span>
            </Link>
          </li>
        ))
      }
    />
  );
};
