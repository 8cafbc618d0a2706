import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useChangeConversation } from './manage-conversation.ts';

/** Above the input of a conversation that was put aside: nothing keeps the person from going on with it. */
export const ClosedNotice = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTexts('conversations');
  const change = useChangeConversation(conversation.id);
  const { status } = conversation;
  if (status === 'active') return null;
  return (
    <div className="border-t border-hairline bg-sunk">
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <p className="text-sm text-ink-soft">{t(`manage.closed.${status}`)}</p>
        <Button
          variant="quiet"
          className="-mr-3 text-sm"
          isPending={change.isPending}
          onPress={() => change.mutate({ status: 'active' })}
        >
          {t('manage.resume')}
        </Button>
      </div>
      {change.isError && (
        <p role="alert" className="mx-auto max-w-3xl px-4 pb-2 text-sm text-clay sm:px-6">
          {t('manage.failed')}
        </p>
      )}
    </div>
  );
};
