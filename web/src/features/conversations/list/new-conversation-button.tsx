import { Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

interface NewConversationButtonProps {
  isPending: boolean;
  hasFailed: boolean;
  onPress: () => void;
}

/** 'Nouvelle conversation', and what to do when it could not be created. */
export const NewConversationButton = ({ isPending, hasFailed, onPress }: NewConversationButtonProps) => {
  const { t } = useTexts('conversations');
  return (
    <>
      <Button
        variant="secondary"
        className="w-full px-3 text-sm whitespace-nowrap"
        isPending={isPending}
        pendingLabel={t('list.creating')}
        onPress={onPress}
      >
        <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('list.new')}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-clay">
          {t('list.newFailed')}
        </p>
      )}
    </>
  );
};
