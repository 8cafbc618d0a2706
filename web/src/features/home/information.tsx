import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';

/** What the product promises. Only what is true: see the threat model before a word is changed here. */
export const Information = () => {
  const { t } = useTexts('home');
  const assistant = useAssistant();
  return (
    <section aria-labelledby="home-info" className="mb-12">
      <h2 id="home-info" className="mb-4 text-xl">
        {t('info.title')}
      </h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        <Claim title={t('info.privacy')}>{t('info.privacyText')}</Claim>
        <Claim title={t('info.assistant')}>
          {t('info.assistantText')}{' '}
          {assistant !== null &&
            (assistant.external
              ? t('info.assistantElsewhere', { model: assistant.model })
              : t('info.assistantHere'))}
        </Claim>
        <Claim title={t('info.records')}>{t('info.recordsText')}</Claim>
      </div>
    </section>
  );
};

const Claim = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-t border-hairline pt-3">
    <h3 className="mb-1 text-lg">{title}</h3>
    <p className="max-w-[60ch] text-sm text-ink-soft">{children}</p>
  </div>
);
