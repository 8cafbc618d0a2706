import { Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface NewConversationButtonProps {
  isPending: boolean;
  hasFailed: boolean;
  /** There is nothing else to be done on the screen. */
  isPrimary: boolean;
  onPress: () => void;
}

/** 'Nouvelle conversation', and what to do when it could not be created. */
export const NewConversationButton = ({
  isPending,
  hasFailed,
  isPrimary,
  onPress,
}: NewConversationButtonProps) => {
  const { t } = useTexts('conversations');
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        className={classNames('whitespace-nowrap', !isPrimary && 'w-full px-3 text-sm')}
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
