import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface ChooseAllProps {
  /** On the button that takes them all: with how many that are. */
  all: string;
  /** What can be chosen; without any there is only the way back. */
  ids: readonly string[];
  /** Whether these are all of them. */
  isComplete: boolean;
  hasChosen: boolean;
  onAll: (ids: string[]) => void;
  onNone: () => void;
}

/** Above a list of boxes: all of them, or none. */
export const ChooseAll = ({ all, ids, isComplete, hasChosen, onAll, onNone }: ChooseAllProps) => {
  const { t } = useTexts('dossier');
  return (
    <div className="flex flex-wrap gap-x-2 pb-1">
      {ids.length > 0 && (
        <Button variant="quiet" className="-ml-5" isDisabled={!isComplete} onPress={() => onAll([...ids])}>
          {all}
        </Button>
      )}
      {hasChosen && (
        <Button variant="quiet" className="max-sm:-ml-5" onPress={onNone}>
          {t('choose.none')}
        </Button>
      )}
    </div>
  );
};
