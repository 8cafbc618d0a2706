import { type ReactNode, useId } from 'react';
import type { IncidentOrder } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { type GroupHeading, groupsOf } from './incident-groups.ts';
import type { ListedIncident } from './listed-incident.ts';

interface GroupedRowsProps<Item> {
  /** In their order. */
  items: readonly Item[];
  order: IncidentOrder;
  row: (item: Item) => ReactNode;
}

/** The rows under their headings: each heading with a list of its own, for the list around. */
export const GroupedRows = <Item extends ListedIncident>({ items, order, row }: GroupedRowsProps<Item>) =>
  groupsOf(items, order).map(({ heading, items: rows }) => (
    <Group key={rows[0]?.id} heading={heading}>
      {rows.map(row)}
    </Group>
  ));

const Group = ({ heading, children }: { heading: GroupHeading; children: ReactNode }) => {
  const { t, language } = useTexts('incidents');
  const id = useId();
  const text =
    heading === 'undated'
      ? t('list.undatedGroup')
      : 'month' in heading
        ? monthText(heading.month, language)
        : t(`list.ofPriority.${heading.priority}`);
  return (
    <li className="mt-8">
      <h2 id={id} className="border-b border-hairline pb-2 text-lg first-letter:uppercase">
        {text}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
};
