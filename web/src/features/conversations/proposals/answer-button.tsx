import { useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';

interface AnswerButtonProps {
  label: string;
  /** What it is said of, for those who hear the button alone. */
  about: string;
  onPress: () => void;
}

/** One thing that the person can say of a proposal. Where the press takes it away, the focus goes to what it stood in. */
export const AnswerButton = ({ label, about, onPress }: AnswerButtonProps) => {
  const { t } = useTexts('conversations');
  const box = useRef<HTMLSpanElement>(null);
  usePassFocusOn(box);
  return (
    <span ref={box}>
      <Button
        variant="quiet"
        aria-label={t('proposals.named', { action: label, value: about })}
        className="px-2 text-sm font-semibold"
        onPress={onPress}
      >
        {label}
      </Button>
    </span>
  );
};
