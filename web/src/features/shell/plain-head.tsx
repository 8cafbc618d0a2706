import { productName } from '#web/i18n/texts.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { QuickExitRoom } from '../discretion/quick-exit.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The head of a page outside the workspace: the name, the languages, and the room of the way out. */
export const PlainHead = () => (
  <>
    {/* Under the way out of narrow windows: what is scrolled does not show beside it. */}
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-0 h-(--exit-foot) border-t border-hairline bg-paper lg:hidden"
    />
    <header className="flex flex-wrap items-center gap-x-1 px-4 py-2.5 sm:px-8">
      <Wordmark name={productName()} className="mr-auto min-h-(--target)" />
      <LanguageSwitch />
      <QuickExitRoom />
    </header>
  </>
);
