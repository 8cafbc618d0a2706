import { type Chip, ChipList } from '#web/features/finding/chip-list.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { filterWords } from './filter-words.ts';
import type { JournalFilters } from './journal-search.ts';

interface FilterChipsProps {
  filters: JournalFilters;
  tags: readonly string[];
  onChange: (change: Partial<JournalFilters>) => void;
  onTags: (tags: readonly string[]) => void;
  onClear: () => void;
}

/** What narrows what is shown, each to be taken back by a press. */
export const FilterChips = ({ filters, tags, onChange, onTags, onClear }: FilterChipsProps) => {
  const { t, language } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const chips: Chip[] = [
    ...filterWords(filters, { t, finding, incidents, language }).map(({ key, label, without }) => ({
      key,
      label,
      onRemove: () => onChange(without),
    })),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: finding('chips.tag', { tag }),
      onRemove: () => onTags(tags.filter((other) => other !== tag)),
    })),
  ];
  return <ChipList chips={chips} onClear={onClear} />;
};
