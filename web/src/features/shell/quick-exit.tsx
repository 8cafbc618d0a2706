import { DoorOpen } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { leaveFast } from './leave-fast.ts';

interface QuickExitProps {
  /** `bar` for the phone's bottom bar, `header` elsewhere. */
  look?: 'header' | 'bar';
}

/** « Quitter vite »: a plain button, so that it works as soon as it is on the page. */
export const QuickExit = ({ look = 'header' }: QuickExitProps) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <button
      type="button"
      onClick={leaveFast}
      title={t('exit.hint')}
      className={classNames(
        'cursor-pointer items-center justify-center rounded-box text-ink-soft hover:bg-sunk hover:text-ink',
        look === 'bar'
          ? 'flex h-full min-h-14 w-full flex-col gap-0.5 text-xs leading-tight'
          : 'inline-flex min-h-(--target) gap-2 px-3 text-sm font-semibold whitespace-nowrap',
      )}
    >
      <DoorOpen aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      {t('exit.label')}
    </button>
  );
};
