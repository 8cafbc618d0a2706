import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Language } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import type { JournalFilters, NO_FILTERS } from './journal-search.ts';

interface FilterChipsProps {
  filters: JournalFilters;
  tags: readonly string[];
  onChange: (change: Partial<JournalFilters>) => void;
  onTags: (tags: readonly string[]) => void;
  onClear: () => void;
}

interface Chip {
  key: string;
  label: string;
  onRemove: () => void;
}

/** What narrows what is shown, each to be taken back by a press. */
export const FilterChips = ({ filters, tags, onChange, onTags, onClear }: FilterChipsProps) => {
  const { t, language } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const { kind, type, moods = [], priority, files, linked } = filters;
  const off = (name: keyof typeof NO_FILTERS) => () => onChange({ [name]: undefined });
  const chips: Chip[] = [
    ...periodOf(filters, t, language).map((label) => ({
      key: 'period',
      label,
      onRemove: () => onChange({ from: undefined, to: undefined }),
    })),
    ...(kind === undefined ? [] : [{ key: 'kind', label: t(`kind.${kind}`), onRemove: off('kind') }]),
    ...(type === undefined ? [] : [{ key: 'type', label: t(`type.${type}`), onRemove: off('type') }]),
    ...moods.map((mood) => ({
      key: mood,
      label: t('chips.mood', { mood: t(`mood.${mood}`) }),
      onRemove: () => {
        const left = moods.filter((other) => other !== mood);
        onChange({ moods: left.length === 0 ? undefined : left });
      },
    })),
    ...(priority === undefined
      ? []
      : [
          {
            key: 'priority',
            label: t('chips.priority', { priority: incidents(`priority.${priority}`) }),
            onRemove: off('priority'),
          },
        ]),
    ...(files === undefined ? [] : [{ key: 'files', label: t('filters.files'), onRemove: off('files') }]),
    ...(linked === undefined ? [] : [{ key: 'linked', label: t('filters.linked'), onRemove: off('linked') }]),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: t('chips.tag', { tag }),
      onRemove: () => onTags(tags.filter((other) => other !== tag)),
    })),
  ];
  return chips.length === 0 ? null : <ChipList chips={chips} onClear={onClear} />;
};

interface ChipListProps {
  chips: readonly Chip[];
  onClear: () => void;
}

const ChipList = ({ chips, onClear }: ChipListProps) => {
  const { t } = useTexts('journal');
  const list = useRef<HTMLUListElement>(null);
  usePassFocusOn(list);
  /** The button that was pressed goes: the keyboard goes on at the one beside it. */
  const remove = ({ onRemove }: Chip, place: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    onRemove();
  };
  return (
    <ul ref={list} aria-label={t('chips.label')} className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map((chip, place) => (
        <li key={chip.key} className="max-w-full">
          <Button
            variant="secondary"
            aria-label={t('chips.remove', { label: chip.label })}
            className="max-w-full rounded-full px-3.5 text-sm"
            onPress={() => remove(chip, place)}
          >
            <span className="truncate">{chip.label}</span>
            <X aria-hidden="true" size={15} strokeWidth={2} className="shrink-0" />
          </Button>
        </li>
      ))}
      <li>
        <Button variant="quiet" className="text-sm" onPress={onClear}>
          {t('chips.clear')}
        </Button>
      </li>
    </ul>
  );
};

/** The period in words; none where there is none. */
const periodOf = ({ from, to }: JournalFilters, t: TFunction<'journal'>, language: Language): string[] => {
  const day = (one: string) => calendarDayText(one, language);
  if (from !== undefined && to !== undefined) {
    return [
      from === to ? t('chips.on', { day: day(from) }) : t('chips.between', { from: day(from), to: day(to) }),
    ];
  }
  if (from !== undefined) return [t('chips.from', { day: day(from) })];
  return to === undefined ? [] : [t('chips.to', { day: day(to) })];
};
