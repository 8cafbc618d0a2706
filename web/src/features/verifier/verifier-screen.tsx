import { PlainHead } from '#web/features/shell/plain-head.tsx';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDocumentTitle } from '#web/lib/page/use-document-title.ts';
import { startWorker } from '#web/lib/trusted-worker.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
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
      <PlainHead />
      <main tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-4 pt-4 pb-28 sm:px-0 lg:pt-8">
        <PageTitle>{t('title')}</PageTitle>
        <p className="mt-2 mb-6 text-ink-soft">{t('intro')}</p>
        <VerifierPanel t={t} language={language} startWorker={startHashing} />
      </main>
    </div>
  );
};
