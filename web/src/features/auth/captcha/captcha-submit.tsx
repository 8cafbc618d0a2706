import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { CaptchaControl } from './use-captcha.ts';

interface CaptchaSubmitProps {
  captcha: Pick<CaptchaControl, 'isNeeded' | 'isReady' | 'status' | 'widget'>;
  isPending: boolean;
  pendingLabel: string;
  children: ReactNode;
  /** What stands next to the button: a way out. */
  beside?: ReactNode;
}

/** The button of a form that a captcha guards: disabled until it is solved (spec.md, 5), and then it says why. */
export const CaptchaSubmit = ({ captcha, isPending, pendingLabel, children, beside }: CaptchaSubmitProps) => {
  const { t } = useTexts('auth');
  const id = useId();
  const isWaiting = !captcha.isReady && !isPending;
  return (
    <div className="flex flex-col gap-1">
      {/* A button alone is as wide as the fields. */}
      <div className="flex flex-wrap gap-3 *:only:w-full">
        <Button
          type="submit"
          isDisabled={isWaiting}
          isPending={isPending}
          pendingLabel={pendingLabel}
          {...(isWaiting && { 'aria-describedby': id })}
        >
          {children}
        </Button>
        {beside}
      </div>
      {/* Its room stays when it has nothing more to say: what is below must not move while it is pressed. */}
      {captcha.isNeeded && (
        <p id={id} className="min-h-6 text-sm text-ink-soft">
          {isWaiting && t(`captcha.${reasonFor(captcha)}`)}
        </p>
      )}
    </div>
  );
};

/** Ours works by itself, unless it has failed or no server answers; a widget waits for the person while it "works". */
const reasonFor = ({ status, widget }: Pick<CaptchaControl, 'status' | 'widget'>) => {
  if (status === 'away') return 'waitAway';
  if (widget !== null) return 'waitWidget';
  if (status === 'failed') return 'waitFailed';
  return status === 'working' ? 'waitWorking' : 'wait';
};
