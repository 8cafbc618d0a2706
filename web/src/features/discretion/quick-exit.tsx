import { DoorOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { leaveFast } from './leave-fast.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useTabFromLayers } from './use-tab-from-layers.ts';
import { useTripleShift } from './use-triple-shift.ts';
import { useTwoFingers } from './use-two-fingers.ts';

const SHAPE =
  'flex min-h-14 w-(--exit-width) flex-col items-center justify-center gap-0.5 text-bar leading-tight lg:min-h-(--target) lg:w-auto lg:flex-row lg:gap-2 lg:px-3 lg:text-sm lg:font-semibold lg:whitespace-nowrap';

/**
 * « Quitter vite », once for the whole app: at the right of the header on wide windows, under the thumb on narrow ones, above
 * a phone's keyboard. It is there from the first second, on every screen and on the page that says that something failed.
 *
 * [Note: above every layer]
 * It stands above dialogs, sheets, menus and lists (React Aria puts popovers at 100000). `data-react-aria-top-layer` keeps
 * React Aria from hiding it while a layer is open, from taking the focus off it, and from taking a press on it for a press
 * outside the layer. Layers leave its place free: `--exit-head`, `--exit-foot`, `data-layer-room`. It is a plain button, so
 * that it works as soon as it is on the page.
 */
export const QuickExit = () => {
  const { t, language } = useTexts('common', { screen: 'fr' });
  const button = useRef<HTMLButtonElement>(null);
  const keyboardHeight = useKeyboardHeight();
  useTabFromLayers(button);
  useTripleShift(leaveFast);
  useTwoFingers(leaveFast);
  // Until now the page's own one stood there (public/way-out.js).
  useEffect(() => document.getElementById('way-out')?.remove(), []);
  return (
    <>
      <div
        data-react-aria-top-layer=""
        style={keyboardHeight === 0 ? undefined : { bottom: keyboardHeight }}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-[100001] pb-[env(safe-area-inset-bottom)] print:hidden lg:top-0 lg:right-8 lg:bottom-auto lg:left-auto lg:flex lg:h-(--exit-head) lg:items-center lg:p-0"
      >
        <div className="mx-auto flex max-w-xl justify-end">
          <button
            ref={button}
            type="button"
            lang={language}
            onClick={leaveFast}
            title={t('exit.hint')}
            className={classNames(
              SHAPE,
              'pointer-events-auto cursor-pointer rounded-t-box bg-paper text-ink-soft hover:bg-sunk hover:text-ink lg:rounded-box',
              keyboardHeight > 0 && 'border border-b-0 border-hairline',
            )}
          >
            <DoorOpen aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
            {t('exit.label')}
          </button>
        </div>
      </div>
      {/*
        What floats beside its trigger keeps inside this, see ui/overlays/floating-panel.tsx. It scrolls with the page, because React
        Aria adds the page's scroll to the place of such an element.
      */}
      <div
        data-layer-room=""
        aria-hidden="true"
        className="pointer-events-none invisible absolute inset-x-0 top-0 h-[calc(100dvh-var(--exit-foot))] lg:h-dvh"
      />
    </>
  );
};

/** Keeps the button's width free in a header, as wide as it is in the language that is shown. */
export const QuickExitRoom = () => {
  const { t } = useTexts('common', { screen: 'fr' });
  return (
    <span aria-hidden="true" className={classNames(SHAPE, 'invisible hidden lg:flex')}>
      <DoorOpen size={20} strokeWidth={1.75} className="shrink-0" />
      {t('exit.label')}
    </span>
  );
};
