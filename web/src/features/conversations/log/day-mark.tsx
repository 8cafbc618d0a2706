import { useTexts } from '#web/i18n/use-texts.ts';
import { longDayText } from '#web/lib/dates.ts';
import { daysBetween } from '../dates.ts';

/** The day on which the messages below were written. */
export const DayMark = ({ at }: { at: string }) => {
  const { t, language } = useTexts('conversations');
  const ago = daysBetween(at, new Date());
  const text = ago === 0 ? t('log.today') : ago === 1 ? t('log.yesterday') : longDayText(at, language);
  return (
    <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      <span className="first-letter:uppercase">{text}</span>
    </p>
  );
};
