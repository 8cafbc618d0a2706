import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';

/** A choice that narrows what is shown. */
export interface Chip {
  key: string;
  label: string;
  onRemove: () => void;
}

interface ChipListProps {
  chips: readonly Chip[];
  onClear: () => void;
}

/** What narrows what is shown, each to be taken back by a press; nothing where nothing does. */
export const ChipList = (props: ChipListProps) => (props.chips.length === 0 ? null : <Chips {...props} />);

const Chips = ({ chips, onClear }: ChipListProps) => {
  const { t } = useTexts('finding');
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
