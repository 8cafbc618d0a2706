import { Square } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** In the place of 'Envoyer' while a reply is written: what came of it stays. */
export const StopButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTexts('conversations');
  return (
    <Button
      variant="secondary"
      aria-label={t('input.stop')}
      // The keyboard, also the one on the screen, stays with the input.
      preventFocusOnPress
      className="shrink-0 px-3.5 @md:px-5"
      onPress={onPress}
    >
      <Square aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className="hidden @md:inline">{t('input.stopShort')}</span>
    </Button>
  );
};
