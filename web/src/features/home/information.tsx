import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What the product promises. Only what is true: see the threat model before a word is changed here. */
export const Information = () => {
  const { t } = useTexts('home');
  const assistant = useAssistant();
  return (
    <section aria-labelledby="home-info">
      <h2 id="home-info" className="mb-4 text-xl">
        {t('info.title')}
      </h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        <Claim title={t('info.privacy')} text={t('info.privacyShort')}>
          <Disclosure summary={t('info.policy')} className="mt-3 border-b">
            <p className="text-sm text-ink-soft">{t('info.privacyText')}</p>
          </Disclosure>
        </Claim>
        <Claim
          title={t('info.assistant')}
          text={[
            t('info.assistantText'),
            assistant !== null &&
              (assistant.external
                ? t('info.assistantElsewhere', { model: assistant.model })
                : t('info.assistantHere')),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <Claim title={t('info.records')} text={t('info.recordsText')} />
      </div>
    </section>
  );
};

interface ClaimProps {
  title: string;
  text: string;
  children?: ReactNode;
}

const Claim = ({ title, text, children }: ClaimProps) => (
  <div className="border-t border-hairline pt-3">
    <h3 className="mb-1 text-lg">{title}</h3>
    <p className="max-w-[60ch] text-sm text-ink-soft">{text}</p>
    {children}
  </div>
);
