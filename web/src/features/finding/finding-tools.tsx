import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useMedia } from '#web/lib/page/use-media.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';

/** A button, and the fields that it unfolds. */
export interface FindingTool {
  name: string;
  icon: LucideIcon;
  label: string;
  /** How many choices it holds. */
  count: number;
  panel: ReactNode;
}

interface FindingToolsProps {
  tools: readonly FindingTool[];
  /** Beside the buttons. */
  children: ReactNode;
}

/** Buttons by which one narrows what is shown: each unfolds its fields under them; on phones they come up as a sheet. */
export const FindingTools = ({ tools, children }: FindingToolsProps) => {
  const { t } = useTexts('finding');
  const [open, setOpen] = useState<string | null>(null);
  const isWide = useMedia('(min-width: 40rem)');
  const buttons = useRef(new Map<string, HTMLSpanElement>());
  const id = useId();
  const opened = tools.find(({ name }) => name === open);
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === null) return;
    buttons.current.get(open)?.querySelector('button')?.focus();
    setOpen(null);
  };
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-start gap-3">
        {children}
        {tools.map(({ name, icon, label, count }) => (
          <ToolButton
            key={name}
            place={(span) => {
              if (span !== null) buttons.current.set(name, span);
            }}
            icon={icon}
            label={label}
            active={count === 0 ? null : t('filters.active', { count })}
            controls={isWide && open === name ? id : undefined}
            isOpen={open === name}
            onPress={() => setOpen(open === name ? null : name)}
          />
        ))}
      </div>
      {isWide ? (
        opened !== undefined && (
          <section
            id={id}
            aria-label={opened.label}
            className="mt-4 border-t border-hairline pt-4"
            onKeyDown={fold}
          >
            {opened.panel}
          </section>
        )
      ) : (
        <Sheet
          side="bottom"
          title={opened?.label ?? ''}
          isOpen={opened !== undefined}
          onOpenChange={() => setOpen(null)}
        >
          <div className="flex flex-col gap-6">
            {opened?.panel}
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
      {/* On phones three of them stand in one row. */}
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="max-sm:hidden" />
      {label}
      {active !== null && <span className="text-sm text-teal">({active})</span>}
    </Button>
  </span>
);
