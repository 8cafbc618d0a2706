import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Confidentiality } from './answering/confidentiality.tsx';

/** The first words of a conversation in which nothing was said yet. */
export const Greeting = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTexts('conversations');
  return (
    <div className="my-auto flex flex-col gap-4 py-8">
      <h3 className="text-2xl">{t('greeting.title')}</h3>
      <p className="max-w-[60ch]">{t('greeting.body')}</p>
      <Confidentiality conversation={conversation} />
    </div>
  );
};
