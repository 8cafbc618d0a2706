import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { deletedList } from './deleted-queries.ts';
import { DeletedRow } from './deleted-row.tsx';

/** « Incidents supprimés », folded, at the foot of the list; nothing where there is none. */
export const DeletedIncidents = () => {
  const { t } = useTexts('incidentHistory');
  const { t: common } = useTexts('common');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(deletedList);
  const rows = data ? rowsOf(data) : [];
  if (rows.length === 0) return null;
  return (
    <Disclosure className="mt-12" summary={t('deleted.title')}>
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('deleted.intro')}</p>
      <ul aria-label={t('deleted.title')} className="mt-2 divide-y divide-hairline">
        {rows.map((incident) => (
          <DeletedRow key={incident.id} incident={incident} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {common('action.showMore')}
        </Button>
      )}
    </Disclosure>
  );
};
