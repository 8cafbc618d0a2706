import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RestoredNoticeProps {
  /** `restored`: what was typed earlier is in the form. `ignored`: it was put away, and can be had back. */
  state: 'restored' | 'ignored';
  onIgnore: () => void;
  onRecover: () => void;
}

/** Says that what was typed earlier was found. It stands in the form already: to lose it takes a decision. */
export const RestoredNotice = ({ state, onIgnore, onRecover }: RestoredNoticeProps) => {
  const { t } = useTexts('incidents');
  return state === 'restored' ? (
    <Notice
      title={t('restored.title')}
      actions={
        <Button variant="secondary" onPress={onIgnore}>
          {t('restored.ignore')}
        </Button>
      }
    >
      {t('restored.body')}
    </Notice>
  ) : (
    <Notice
      title={t('restored.ignoredTitle')}
      actions={
        <Button variant="secondary" onPress={onRecover}>
          {t('restored.recover')}
        </Button>
      }
    >
      {t('restored.ignoredBody')}
    </Notice>
  );
};
