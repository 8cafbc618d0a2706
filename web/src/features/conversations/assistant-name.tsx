import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';

const LOCAL_GUIDE = 'guide';

/** Which assistant answers, and whether the words leave this server for it. */
export const AssistantName = () => {
  const { t } = useTexts('conversations');
  const { model, external } = useConfig().assistant;
  return (
    <span className="min-w-0">
      {model === LOCAL_GUIDE ? t('assistant.guide') : model},{' '}
      {t(external ? 'assistant.leaves' : 'assistant.stays')}
    </span>
  );
};
