import { productName } from '#web/i18n/texts.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';

interface PageWaitProps {
  /** The page's name, as the header has it. */
  name: string;
  /** Where the screen has one at the top. */
  title: string | null;
}

/**
 * The wait for a page behind the sign-in, laid out as the page will be (features/shell/app-shell.tsx): where one is stands in its
 * place, and how to leave can be read from the first moment. No heading: the page's own comes with the page.
 */
export const PageWait = ({ name, title }: PageWaitProps) => {
  const { t } = useTexts('common', { screen: 'fr' });
  return (
    <div className="flex min-h-dvh">
      <div className="hidden w-62 shrink-0 border-r border-hairline px-3 py-4 lg:block">
        <span className="flex min-h-(--target) items-center px-3">
          <Wordmark name={productName()} />
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-16 items-center border-b border-hairline bg-paper px-4 sm:px-8">
          <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
        </div>
        <div className="flex w-full max-w-5xl flex-1 flex-col px-4 pt-8 pb-28 sm:px-8">
          {title !== null && <p className="mb-4 font-title text-2xl text-ink sm:text-3xl">{title}</p>}
          <div role="status" className="flex max-w-[65ch] flex-col gap-1 text-ink-soft">
            <p>{t('loading.connecting')}</p>
            <p className="text-sm">{t('loading.connectingDetail')}</p>
          </div>
          <p className="mt-6 max-w-[65ch] text-ink-soft">{t('loading.leaving')}</p>
        </div>
      </div>
    </div>
  );
};
