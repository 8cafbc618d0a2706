import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SEARCH_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { SEARCH_BOX_HASH } from '#web/lib/page/search-box-hash.ts';
import { useShortcut } from '#web/lib/page/use-shortcut.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import type { Sought } from './use-sought.ts';

const SHORTCUT = '/';

interface SearchBoxProps extends Pick<Sought, 'typed' | 'type' | 'submit' | 'stop'> {
  /** What is searched. */
  label: string;
}

/** Words to find in what the person wrote. */
export const SearchBox = ({ typed, type, submit, stop, label }: SearchBoxProps) => {
  const { t } = useTexts('finding');
  const input = useRef<HTMLInputElement>(null);
  useShortcut(SHORTCUT, () => {
    input.current?.focus();
    input.current?.select();
  });
  const isMeant = useLocation({ select: ({ hash }) => hash === SEARCH_BOX_HASH });
  useEffect(() => {
    if (isMeant) input.current?.focus();
  }, [isMeant]);
  // While something is searched, Escape stops it; the words are only taken away by the next one.
  const stopFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !stop()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search onKeyDownCapture={stopFirst} className="min-w-0 flex-1 basis-full lg:basis-0">
      <SearchField
        inputRef={input}
        label={label}
        hint={t('search.hint')}
        clearLabel={t('search.clear')}
        aria-keyshortcuts={SHORTCUT}
        maxLength={SEARCH_MAX_CHARACTERS}
        value={typed}
        onChange={type}
        onSubmit={submit}
      />
    </search>
  );
};
