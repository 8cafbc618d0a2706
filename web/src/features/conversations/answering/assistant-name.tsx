import { type Conversation, GUIDE_MODEL } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAnswering } from './use-answering.ts';

/** Which assistant answers, and whether the words leave this server for it. */
export const AssistantName = ({ conversation }: { conversation: Conversation | undefined }) => {
  const { t } = useTexts('conversations');
  const answering = useAnswering(conversation);
  if (answering === null) return null;
  const { model, external } = answering;
  return (
    <span className="min-w-0">
      {model === GUIDE_MODEL ? t('assistant.guide') : model},{' '}
      {t(external ? 'assistant.leaves' : 'assistant.stays')}
    </span>
  );
};
