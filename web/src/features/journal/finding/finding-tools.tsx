import { CalendarDays, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { DatePanel } from './date-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { filterCount, type JournalSearch } from './journal-search.ts';

type Tool = 'date' | 'filters';

interface FindingToolsProps {
  search: JournalSearch;
  /** The timeline is shown, and not what was found. */
  canJump: boolean;
  onChange: (choice: Partial<JournalSearch>) => void;
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  /** Beside the buttons. */
  children: ReactNode;
}

/** 'Date' and 'Filtres': each unfolds its fields under the buttons; on phones they come up as a sheet. */
export const FindingTools = ({ search, canJump, onChange, tags, onTags, children }: FindingToolsProps) => {
  const { t } = useTexts('journal');
  const [open, setOpen] = useState<Tool | null>(null);
  const isWide = useMedia('(min-width: 40rem)');
  const buttons = { date: useRef<HTMLSpanElement>(null), filters: useRef<HTMLSpanElement>(null) };
  const id = useId();
  const button = (name: Tool, icon: LucideIcon, count: number) => (
    <ToolButton
      place={buttons[name]}
      icon={icon}
      label={t(`${name}.button`)}
      active={count === 0 ? null : t('filters.active', { count })}
      controls={isWide && open === name ? id : undefined}
      isOpen={open === name}
      onPress={() => setOpen(open === name ? null : name)}
    />
  );
  const dateCount = [canJump ? search.at : undefined, search.from ?? search.to].filter(
    (day) => day !== undefined,
  ).length;
  const panel =
    open === 'date' ? (
      <DatePanel search={search} canJump={canJump} onChange={onChange} />
    ) : (
      <FilterPanel search={search} onChange={onChange} tags={tags} onTags={onTags} />
    );
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === null) return;
    buttons[open].current?.querySelector('button')?.focus();
    setOpen(null);
  };
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-start gap-3">
        {children}
        {button('date', CalendarDays, dateCount)}
        {button('filters', SlidersHorizontal, filterCount(search) + tags.length)}
      </div>
      {isWide ? (
        open !== null && (
          <section
            id={id}
            aria-label={t(`${open}.button`)}
            className="mt-4 border-t border-hairline pt-4"
            onKeyDown={fold}
          >
            {panel}
          </section>
        )
      ) : (
        <Sheet
          side="bottom"
          title={open === null ? '' : t(`${open}.button`)}
          isOpen={open !== null}
          onOpenChange={() => setOpen(null)}
        >
          <div className="flex flex-col gap-6">
            {panel}
            <Button onPress={() => setOpen(null)}>{t('filters.show')}</Button>
          </div>
        </Sheet>
      )}
    </div>
  );
};

interface ToolButtonProps {
  place: Ref<HTMLSpanElement>;
  icon: LucideIcon;
  label: string;
  /** How many choices it holds; null for none. */
  active: string | null;
  controls: string | undefined;
  isOpen: boolean;
  onPress: () => void;
}

const ToolButton = ({ place, icon: Icon, label, active, controls, isOpen, onPress }: ToolButtonProps) => (
  <span ref={place}>
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      {...(controls !== undefined && { 'aria-controls': controls })}
      onPress={onPress}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
      {active !== null && <span className="text-sm text-teal">({active})</span>}
    </Button>
  </span>
);
