import { ANALYTICS_MIN_PEOPLE, type Analytics } from '#contract/administration.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, shortCalendarDayText } from '#web/lib/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

type Daily = Analytics['daily'];

/** In units of the drawing. */
const WIDTH = 900;
const HEIGHT = 180;
const BAR_SHARE = 0.7;

/** How many people came each day: drawn, and in a table behind it. A day of too few people has no bar. */
export const ActivityChart = ({ daily }: { daily: Daily }) => {
  const { t, language } = useTexts('admin');
  const [first, last] = [daily[0], daily.at(-1)];
  if (first === undefined || last === undefined) return null;
  const count = new Intl.NumberFormat(LOCALES[language]);
  const most = Math.max(0, ...daily.map(({ active_people }) => active_people ?? 0));
  const named = (day: string) => shortCalendarDayText(day, language, { withYear: true });
  return (
    <>
      <figure>
        <div className="flex gap-2">
          <p
            aria-hidden="true"
            className="flex flex-col justify-between text-right text-xs text-ink-soft tabular-nums"
          >
            <span>{count.format(most)}</span>
            <span>0</span>
          </p>
          <svg
            role="img"
            aria-label={t('analytics.chart', {
              from: calendarDayText(first.day, language),
              to: calendarDayText(last.day, language),
              max: most,
            })}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block h-44 min-w-0 flex-1"
          >
            <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-edge" />
            <line x1={0} x2={WIDTH} y1={0.5} y2={0.5} className="stroke-hairline" />
            {daily.map(({ day, active_people }, at) => (
              <Bar key={day} at={at} of={daily.length} share={(active_people ?? 0) / Math.max(1, most)} />
            ))}
          </svg>
        </div>
        <p aria-hidden="true" className="mt-1 flex justify-between gap-4 pl-6 text-xs text-ink-soft">
          <span>{named(first.day)}</span>
          <span>{named(last.day)}</span>
        </p>
      </figure>
      <Disclosure summary={t('analytics.table')} className="mt-4">
        {/* The scrolling box can be reached by keyboard. */}
        <section
          aria-label={t('analytics.table')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
          className="max-h-96 overflow-y-auto"
        >
          <table className="w-full max-w-md text-left text-sm">
            <thead>
              <tr className="border-b border-hairline">
                <th scope="col" className="py-1 pr-3 font-normal text-ink-soft">
                  {t('analytics.day')}
                </th>
                <th scope="col" className="py-1 font-normal text-ink-soft">
                  {t('analytics.people')}
                </th>
              </tr>
            </thead>
            <tbody>
              {daily.toReversed().map(({ day, active_people }) => (
                <tr key={day} className="border-b border-hairline last:border-0">
                  <th scope="row" className="py-1 pr-3 font-normal">
                    {calendarDayText(day, language)}
                  </th>
                  <td className="py-1 tabular-nums">
                    {active_people === null
                      ? t('analytics.tooFew', { min: ANALYTICS_MIN_PEOPLE })
                      : count.format(active_people)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </>
  );
};

const Bar = ({ at, of, share }: { at: number; of: number; share: number }) => {
  const step = WIDTH / of;
  const height = share * HEIGHT;
  return (
    <rect
      x={at * step + (step * (1 - BAR_SHARE)) / 2}
      y={HEIGHT - height}
      width={step * BAR_SHARE}
      height={height}
      className="fill-teal"
    />
  );
};
