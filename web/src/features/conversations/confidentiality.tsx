import { LockKeyhole } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** What becomes of the words: sealed at rest, opened by the server, sent away only to a named outside model. */
export const Confidentiality = () => {
  const { t } = useTexts('conversations');
  const { assistant } = useConfig();
  return (
    <p className="flex max-w-[60ch] gap-3 text-sm text-ink-soft">
      <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-teal" />
      <span>
        {t('welcome.confidential')} {t('welcome.opened')}
        {assistant.external && <> {t('welcome.sent', { model: assistant.model })}</>}
      </span>
    </p>
  );
};
