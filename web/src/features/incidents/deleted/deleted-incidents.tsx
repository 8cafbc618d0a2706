import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { deletedList } from './deleted-queries.ts';
import { DeletedRow } from './deleted-row.tsx';

/**
 * « Incidents supprimés » at the foot of the list; nothing where there is none. Their titles stand on the page only once it is
 * unfolded: who deletes with somebody beside them does not want them there.
 */
export const DeletedIncidents = () => {
  const { t } = useTexts('incidentHistory');
  const { t: common } = useTexts('common');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(deletedList);
  const rows = data ? rowsOf(data) : [];
  if (rows.length === 0) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className="mt-12 border-t border-hairline pt-2">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-ml-4"
        onPress={() => setOpen(!isOpen)}
      >
        <Chevron aria-hidden="true" size={18} />
        {t('deleted.title')}
      </Button>
      <div id={id}>
        {isOpen && (
          <>
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
          </>
        )}
      </div>
    </section>
  );
};
