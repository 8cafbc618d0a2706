import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '../class-names.ts';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { menuItemStyle } from '../overlays/menu-style.ts';
import { FieldParts, type FieldTexts } from './field-parts.tsx';
import { controlStyle } from './field-style.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** The chosen value; null shows the placeholder. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
  /** 'Sélectionnez...' unless told otherwise. */
  placeholder?: string | undefined;
  /** Offers an empty option named like the placeholder, so that a choice can be taken back. */
  isClearable?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
  /** Around the whole field. */
  ref?: Ref<HTMLDivElement>;
}

const EMPTY = '';

/** One of a few values. */
export const SelectField = <Value extends string>({
  label,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  isClearable = false,
  className,
  ...props
}: SelectFieldProps<Value>) => {
  const { t } = useTexts('common');
  const empty = placeholder ?? t('field.selectPlaceholder');
  const all = isClearable ? [{ value: EMPTY, label: empty }, ...options] : options;
  return (
    <AriaSelect
      validationBehavior="aria"
      autoComplete="off"
      {...props}
      isInvalid={error !== undefined}
      placeholder={empty}
      value={value}
      onChange={(key) => onChange(key === null || key === EMPTY ? null : (String(key) as Value))}
      {...(onBlur !== undefined && { onBlur })}
      className={classNames('flex flex-col gap-1', className)}
    >
      <FieldParts label={label} mark={mark} hint={hint} error={error}>
        <Button className={controlStyle('flex cursor-pointer items-center justify-between gap-3 text-left')}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-soft">
            {/* Only its words: the option's own layout, with its tick, stays in the list. */}
            {({ isPlaceholder, defaultChildren, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
        </Button>
      </FieldParts>
      <FloatingPanel className="w-(--trigger-width) p-1.5">
        <ListBox className="outline-none">
          {all.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={menuItemStyle}
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">{option.label}</span>
                  <Check aria-hidden="true" size={18} className={isSelected ? 'visible' : 'invisible'} />
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </FloatingPanel>
    </AriaSelect>
  );
};
