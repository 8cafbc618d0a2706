import { DoorOpen } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useMedia } from '#web/lib/page/use-media.ts';
import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';
import { createStore, useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const KEY = 'recueil.exit-known';

const isKnown = createStore(readStored('local', KEY) !== null);

/** How one leaves by hand, in the words for this device: where the button is, and the gesture or the keys. */
export const ExitWays = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const isTouched = useMedia('(pointer: coarse)');
  const isWide = useMedia('(width >= 64rem)');
  return (
    <>
      {t(isWide ? 'exitLesson.top' : 'exitLesson.foot')}{' '}
      {t(isTouched ? 'exitLesson.gesture' : 'exitLesson.keys')}
    </>
  );
};

/**
 * Teaches the way out on the first visit, in one line that is put away for good in this browser; the security settings say the
 * same (discretion-choices.tsx). Not on screens that fill the window: the next one has it.
 */
export const ExitLesson = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const isPutAway = useStore(isKnown);
  if (isPutAway) return null;
  return (
    <aside
      aria-label={t('exitLesson.label')}
      className="border-b border-hairline bg-sunk px-4 sm:px-8 print:hidden has-[+main_[data-fills-window]]:hidden"
    >
      <div className="flex max-w-5xl items-center gap-x-4 py-1.5">
        <p className="flex min-w-0 flex-1 items-start gap-3 py-1 text-sm">
          <DoorOpen aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-teal" />
          <span>
            <ExitWays />
          </span>
        </p>
        <Button
          variant="quiet"
          className="-mr-4 text-sm"
          onPress={() => {
            writeStored('local', KEY, '1');
            isKnown.set(true);
            // The button goes: the keyboard goes on at the page.
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        >
          {t('exitLesson.done')}
        </Button>
      </div>
    </aside>
  );
};
