import { QuickExitRoom } from '#web/features/discretion/quick-exit.tsx';
import { LanguageSwitch } from '#web/features/shell/language-switch.tsx';
import { productName } from '#web/i18n/texts.ts';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { startWorker } from '#web/lib/trusted-worker.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import workerUrl from './hashing.worker.ts?worker&url';
import { VerifierPanel } from './verifier-panel.tsx';

const startHashing = (): Worker => startWorker(workerUrl);

/** /verifier: for whoever was given a dossier, without an account. Nothing is uploaded. */
export const VerifierScreen = () => {
  const { t, language } = useTexts('verifier');
  useDocumentLanguage(language);
  useDocumentTitle(t('title'));
  return (
    <div className="flex min-h-dvh flex-col">
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
      <main tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-4 pt-4 pb-28 sm:px-0 lg:pt-8">
        <PageTitle>{t('title')}</PageTitle>
        <p className="mt-2 mb-6 text-ink-soft">{t('intro')}</p>
        <VerifierPanel t={t} language={language} startWorker={startHashing} />
      </main>
    </div>
  );
};
