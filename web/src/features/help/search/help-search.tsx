import { useRef } from 'react';
import { SEARCH_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useShortcut } from '#web/lib/page/use-shortcut.ts';
import { useStore } from '#web/lib/store/store.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { soughtHelp } from './sought-help.ts';

const SHORTCUT = '/';

/** What is typed here is found at once, in the browser. */
export const HelpSearch = () => {
  const { t } = useTexts('help');
  const input = useRef<HTMLInputElement>(null);
  useShortcut(SHORTCUT, () => input.current?.focus());
  return (
    <search className="block max-w-[700px]">
      <SearchField
        inputRef={input}
        label={t('search.label')}
        clearLabel={t('search.clear')}
        aria-keyshortcuts={SHORTCUT}
        maxLength={SEARCH_MAX_CHARACTERS}
        value={useStore(soughtHelp)}
        onChange={soughtHelp.set}
      />
    </search>
  );
};
