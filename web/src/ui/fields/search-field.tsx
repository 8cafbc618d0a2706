import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { controlBox, hintStyle } from './field-style.ts';

interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** What is searched: its name, and what stands in the empty box. */
  label: string;
  hint?: string;
  clearLabel: string;
  className?: string;
  /** The input itself, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Words to search for. Escape and the cross empty it. [Note: no copy on the disk] holds here too. */
export const SearchField = ({ label, hint, clearLabel, className, inputRef, ...props }: SearchFieldProps) => (
  <AriaSearchField
    {...props}
    autoComplete="off"
    aria-label={label}
    className={classNames('group flex flex-col gap-1', className)}
  >
    <Group
      className={controlBox(
        'flex items-center pl-3 data-focus-within:outline-2 data-focus-within:outline-teal',
      )}
    >
      <Search aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <Input
        ref={inputRef ?? null}
        placeholder={label}
        className="min-h-(--target) min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton icon={X} label={clearLabel} className="-my-px -mr-px group-data-empty:invisible" />
    </Group>
    {hint !== undefined && (
      <Text slot="description" className={hintStyle}>
        {hint}
      </Text>
    )}
  </AriaSearchField>
);
