import { lazy, Suspense, useState } from 'react';
import { Wordmark } from '#web/ui/wordmark.tsx';
import type { ShareLink } from '../opening/share-link.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';
import { PlainButton } from '../parts/plain-button.tsx';
import { PRODUCT, useReading } from '../words/reading-texts.tsx';
import { CodeForm } from './code-form.tsx';
import { FailureNotice } from './failure-notice.tsx';

const SharedDossier = lazy(() =>
  import('../dossier/shared-dossier.tsx').then((module) => ({ default: module.SharedDossier })),
);

/** First the code, then the dossier. Nothing of it outlives this page. */
export const ReadingPage = ({ link }: { link: ShareLink }) => {
  const { t, language, setLanguage } = useReading();
  const [copy, setCopy] = useState<SharedCopy | null>(null);
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline py-3 print:hidden">
        <Wordmark name={PRODUCT} />
        <PlainButton
          variant="quiet"
          lang={language === 'fr' ? 'en' : 'fr'}
          onClick={() => setLanguage(language === 'fr' ? 'en' : 'fr')}
        >
          {t('language')}
        </PlainButton>
      </header>
      <main className="flex-1 py-8 sm:py-12">
        {copy === null && (
          <div className="flex max-w-[62ch] flex-col gap-6">
            <h1 className="text-2xl sm:text-3xl">{t('start.title')}</h1>
            {link.key === null ? (
              <FailureNotice failure="no_key" />
            ) : (
              <CodeForm link={link} onOpened={setCopy} />
            )}
          </div>
        )}
        {copy !== null && (
          <Suspense fallback={<p role="status">{t('wait')}</p>}>
            <SharedDossier copy={copy} onAgain={() => setCopy(null)} />
          </Suspense>
        )}
      </main>
    </div>
  );
};
