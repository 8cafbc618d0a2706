import { useTexts } from '#web/i18n/use-texts.ts';
import { usePreference } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useIdle } from './use-idle.ts';

/** Locks the screen when nobody is there, as the person chose; a minute before it says so, and any touch puts it off. */
export const IdleWatch = () => {
  const minutes = usePreference('idle_lock_minutes');
  const { isSoon, stay } = useIdle(minutes);
  // Above dialogs too (z-40), which must not hide that they are about to go.
  return (
    <div
      role="alert"
      data-react-aria-top-layer=""
      className="fixed inset-x-4 top-[calc(var(--exit-head)+12px)] z-50 mx-auto max-w-md empty:hidden print:hidden"
    >
      {isSoon && <Soon onStay={stay} />}
    </div>
  );
};

const Soon = ({ onStay }: { onStay: () => void }) => {
  const { t } = useTexts('discretion', { screen: 'fr' });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-box border border-edge bg-surface p-4 shadow-float">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{t('soon.title')}</p>
        <p className="text-sm text-ink-soft">{t('soon.body')}</p>
      </div>
      <Button variant="secondary" onPress={onStay}>
        {t('soon.stay')}
      </Button>
    </div>
  );
};
