import { LockKeyhole } from 'lucide-react';
import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAnswering } from './use-answering.ts';

/** What becomes of the words: sealed at rest, opened by the server, sent away only to a named outside model. */
export const Confidentiality = ({ conversation }: { conversation?: Conversation | undefined }) => {
  const { t } = useTexts('conversations');
  const answering = useAnswering(conversation);
  return (
    <p className="flex max-w-[60ch] gap-3 text-sm text-ink-soft">
      <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-teal" />
      <span>
        {t('welcome.confidential')} {t('welcome.opened')}
        {answering?.external && <> {t('welcome.sent', { model: answering.model })}</>}
      </span>
    </p>
  );
};
