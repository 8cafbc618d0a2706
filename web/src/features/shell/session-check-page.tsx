import { QuickExitRoom } from '#web/features/discretion/quick-exit.tsx';
import { productName } from '#web/i18n/texts.ts';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDocumentTitle } from '#web/lib/page/use-document-title.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SessionCheckNotice } from './session-check-notice.tsx';

/** In the place of a guarded page, while it is not known whether somebody is signed in. Nothing of it is loaded late. */
export const SessionCheckPage = () => {
  const { t, language } = useTexts('common');
  useDocumentLanguage(language);
  useDocumentTitle(t('sessionCheck.title'));
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-1 px-4 py-2.5 sm:px-8">
        <Wordmark name={productName()} className="mr-auto min-h-(--target)" />
        <LanguageSwitch />
        <QuickExitRoom />
      </header>
      <main tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-4 pb-28 sm:px-6">
        <PageTitle>{t('sessionCheck.title')}</PageTitle>
        <SessionCheckNotice />
      </main>
    </>
  );
};
