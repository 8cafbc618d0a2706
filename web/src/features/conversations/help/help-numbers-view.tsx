import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { HELP_NUMBERS, type HelpNumber } from './help-numbers.ts';
import { groupedNumbers, oldestVerification, sourceNames } from './help-numbers-list.ts';

/** Numbers, each with a line on what it is for, and where they were read; all of them where none are named. */
export const HelpNumbers = ({ numbers = HELP_NUMBERS }: { numbers?: readonly HelpNumber[] }) => {
  const { t } = useTexts('conversations');
  return (
    <div className="flex flex-col gap-3">
      {groupedNumbers(numbers).map((group) => (
        <div key={group.heading}>
          <p className="text-sm font-semibold text-ink-soft">{t(`help.${group.heading}`)}</p>
          <ul className="divide-y divide-hairline">
            {group.numbers.map((entry) => (
              <HelpNumberRow key={entry.key} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      <Sources />
    </div>
  );
};

const HelpNumberRow = ({ entry: { key, number, href } }: { entry: HelpNumber }) => {
  const { t } = useTexts('conversations');
  return (
    <li className="flex items-center gap-x-3">
      <a
        href={href}
        className={`${linkStyle} inline-flex min-h-(--target) w-28 shrink-0 items-center tabular-nums sm:w-32 sm:text-lg`}
      >
        {href.startsWith('sms:') ? t('help.byText', { number }) : number}
      </a>
      <span className="min-w-0 py-1 text-sm">{t(`help.number.${key}`)}</span>
    </li>
  );
};

/** When and where the numbers were read. */
const Sources = () => {
  const { t, language } = useTexts('conversations');
  return (
    <p className="text-xs text-ink-soft">
      {t('help.verified', { date: calendarDayText(oldestVerification(), language) })}{' '}
      {t('help.sources', { sources: sourceNames().join(', ') })}
    </p>
  );
};
