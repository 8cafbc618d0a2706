import { CalendarDays, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { FindingTools } from '#web/features/finding/finding-tools.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DatePanel } from './date-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { filterCount, type JournalSearch } from './journal-search.ts';

interface JournalToolsProps {
  search: JournalSearch;
  /** The timeline is shown, and not what was found. */
  canJump: boolean;
  onChange: (choice: Partial<JournalSearch>) => void;
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  /** Beside the buttons. */
  children: ReactNode;
}

/** 'Date' and 'Filtres'. */
export const JournalTools = ({ search, canJump, onChange, tags, onTags, children }: JournalToolsProps) => {
  const { t } = useTexts('journal');
  const { t: finding } = useTexts('finding');
  const dateCount = [canJump ? search.at : undefined, search.from ?? search.to].filter(
    (day) => day !== undefined,
  ).length;
  return (
    <FindingTools
      tools={[
        {
          name: 'date',
          icon: CalendarDays,
          label: t('date.button'),
          count: dateCount,
          panel: <DatePanel search={search} canJump={canJump} onChange={onChange} />,
        },
        {
          name: 'filters',
          icon: SlidersHorizontal,
          label: finding('filters.button'),
          count: filterCount(search) + tags.length,
          panel: <FilterPanel search={search} onChange={onChange} tags={tags} onTags={onTags} />,
        },
      ]}
    >
      {children}
    </FindingTools>
  );
};
