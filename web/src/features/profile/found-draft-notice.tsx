import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Says that what was typed earlier stands in the form again. To lose it takes a decision. */
export const FoundDraftNotice = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTexts('profile');
  return (
    <Notice
      actions={
        <Button variant="secondary" onPress={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Notice>
  );
};
