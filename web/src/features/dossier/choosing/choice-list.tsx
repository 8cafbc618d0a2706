import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** More rows than these come by a press: a thousand boxes at once take a phone seconds. */
const AT_ONCE = 50;

interface ChoiceListProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** How many come at a press. */
  atOnce?: number;
  /** An `li`. */
  row: (item: Item) => ReactNode;
}

/** What can be chosen or looked at, some at a time. */
export const ChoiceList = <Item extends { id: string }>({
  label,
  items,
  atOnce = AT_ONCE,
  row,
}: ChoiceListProps<Item>) => {
  const { t } = useTexts('dossier');
  const [shown, setShown] = useState(atOnce);
  const box = useRef<HTMLUListElement>(null);
  const first = useRef<number | null>(null);
  // The button moves away under the keyboard: it goes on in the first row that came.
  useEffect(() => {
    if (first.current === null) return;
    box.current?.children[first.current]
      ?.querySelector<HTMLElement>('input, summary, button')
      ?.focus({ preventScroll: true });
    first.current = null;
  });
  const rest = items.length - shown;
  return (
    <>
      <ul
        ref={box}
        aria-label={label}
        className="divide-y divide-hairline border-y border-hairline empty:hidden"
      >
        {items.slice(0, shown).map(row)}
      </ul>
      {rest > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            variant="secondary"
            onPress={() => {
              first.current = shown;
              setShown(shown + atOnce);
            }}
          >
            {t('choose.more')}
          </Button>
          <span className="text-sm text-ink-soft">{t('choose.rest', { count: rest })}</span>
        </div>
      )}
    </>
  );
};
