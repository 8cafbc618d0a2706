import { CalendarDays, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DatePanel } from './date-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { filterCount, type JournalSearch } from './journal-search.ts';

interface FindingToolsProps {
  search: JournalSearch;
  onChange: (change: Partial<JournalSearch>) => void;
}

/** 'Date' and 'Filtres': each unfolds its fields under the buttons. */
export const FindingTools = ({ search, onChange }: FindingToolsProps) => {
  const { t } = useTexts('journal');
  const [open, setOpen] = useState<'date' | 'filters' | null>(null);
  const id = useId();
  const tool = (name: 'date' | 'filters', icon: LucideIcon, count: number) => (
    <ToolButton
      icon={icon}
      label={t(`${name}.button`)}
      active={count === 0 ? null : t('filters.active', { count })}
      controls={id}
      isOpen={open === name}
      onPress={() => setOpen(open === name ? null : name)}
    />
  );
  const dateCount = [search.at, search.from ?? search.to].filter((day) => day !== undefined).length;
  return (
    <div className="mb-6">
      <div className="flex flex-wrap gap-3">
        {tool('date', CalendarDays, dateCount)}
        {tool('filters', SlidersHorizontal, filterCount(search))}
      </div>
      <div id={id} className="mt-4 empty:hidden">
        {open === 'date' && <DatePanel search={search} onChange={onChange} />}
        {open === 'filters' && <FilterPanel search={search} onChange={onChange} />}
      </div>
    </div>
  );
};

interface ToolButtonProps {
  icon: LucideIcon;
  label: string;
  /** How many choices it holds; null for none. */
  active: string | null;
  controls: string;
  isOpen: boolean;
  onPress: () => void;
}

const ToolButton = ({ icon: Icon, label, active, controls, isOpen, onPress }: ToolButtonProps) => (
  <Button variant="secondary" aria-expanded={isOpen} aria-controls={controls} onPress={onPress}>
    <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
    {label}
    {active !== null && <span className="text-sm text-teal">({active})</span>}
  </Button>
);
