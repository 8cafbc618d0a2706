import { useTexts } from '#web/i18n/use-texts.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { longDateOfDay } from './dates.ts';
import type { HelpNumber } from './help-numbers.ts';
import { groupedNumbers, oldestVerification, sourceNames } from './help-numbers-list.ts';

/** All the numbers, each with a line on what it is for; the more urgent group first. */
export const HelpNumbers = ({ first }: { first: HelpNumber['group'] }) => {
  const { t, language } = useTexts('conversations');
  const verifiedOn = oldestVerification();
  return (
    <div className="flex flex-col gap-3">
      {groupedNumbers(first).map(({ group, numbers }) => (
        <div key={group}>
          <p className="text-sm font-semibold text-ink-soft">{t(`help.${group}`)}</p>
          <ul className="divide-y divide-hairline">
            {numbers.map((entry) => (
              <HelpNumberRow key={entry.key} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      {verifiedOn !== null && (
        <p className="text-xs text-ink-soft">
          {t('help.verified', { date: longDateOfDay(verifiedOn, language) })}{' '}
          {t('help.sources', { sources: sourceNames().join(', ') })}
        </p>
      )}
    </div>
  );
};

const HelpNumberRow = ({ entry }: { entry: HelpNumber }) => {
  const { t } = useTexts('conversations');
  const { key, number, href, verifiedOn } = entry;
  return (
    <li className="flex items-center gap-x-3">
      <a
        href={href}
        className={`${linkStyle} inline-flex min-h-(--target) w-28 shrink-0 items-center whitespace-nowrap tabular-nums sm:w-32 sm:text-lg`}
      >
        {href.startsWith('sms:') ? t('help.byText', { number }) : number}
      </a>
      <span className="min-w-0 py-1 text-sm">
        {t(`help.number.${key}`)}
        {verifiedOn === null && <span className="text-ink-soft"> ({t('help.unverified')})</span>}
      </span>
    </li>
  );
};
