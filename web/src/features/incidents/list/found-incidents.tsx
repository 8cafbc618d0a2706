import type { IncidentOrder } from '#contract/incidents.ts';
import type { FoundItem } from '#web/features/finding/found.ts';
import { FoundTitle, FoundWords } from '#web/features/finding/found-words.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { GroupedRows } from './grouped-rows.tsx';
import { inOrder } from './incident-groups.ts';
import { IncidentRow } from './incident-row.tsx';
import { listedFrom } from './listed-incident.ts';

interface FoundIncidentsProps {
  items: readonly FoundItem[];
  order: IncidentOrder;
}

/** What was found, as the list shows it, each with the words around what was searched for. */
export const FoundIncidents = ({ items, order }: FoundIncidentsProps) => {
  const { t } = useTexts('incidents');
  const matchesOf = new Map(items.map(({ item, matches }) => [item.id, matches]));
  const listed = inOrder(
    items.flatMap(({ item }) => listedFrom(item) ?? []),
    order,
  );
  if (listed.length === 0) return null;
  return (
    <ul aria-label={t('list.rows')}>
      <GroupedRows
        items={listed}
        order={order}
        row={(incident) => {
          const matches = matchesOf.get(incident.id) ?? [];
          const inTitle = matches.find(
            ({ field, excerpt }) => field === 'title' && excerpt === incident.title,
          );
          const others = matches.filter((match) => match !== inTitle);
          return (
            <IncidentRow
              key={incident.id}
              incident={incident}
              order={order}
              {...(inTitle && { title: <FoundTitle match={inTitle} /> })}
            >
              {others.length > 0 && (
                <div className="mt-2">
                  <FoundWords matches={others} conversation={null} />
                </div>
              )}
            </IncidentRow>
          );
        }}
      />
    </ul>
  );
};
