import { Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface NewConversationButtonProps {
  isPending: boolean;
  hasFailed: boolean;
  /** There is nothing else to be done on the screen. */
  isPrimary: boolean;
  /** The sign alone, in the strip that the folded list leaves. */
  isIcon?: boolean;
  onPress: () => void;
}

/** 'Nouvelle conversation', and what to do when it could not be created. */
export const NewConversationButton = ({
  isPending,
  hasFailed,
  isPrimary,
  isIcon = false,
  onPress,
}: NewConversationButtonProps) => {
  const { t } = useTexts('conversations');
  const failure = hasFailed && (
    <p
      role="alert"
      className={classNames(
        'text-sm text-clay',
        isIcon && 'absolute top-3 left-full z-10 w-64 rounded-box bg-surface p-3 shadow-float',
      )}
    >
      {t('list.newFailed')}
    </p>
  );
  if (isIcon) {
    return (
      <>
        <IconButton icon={Plus} label={t('list.new')} isPending={isPending} onPress={onPress} />
        {failure}
      </>
    );
  }
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
      {failure}
    </>
  );
};
