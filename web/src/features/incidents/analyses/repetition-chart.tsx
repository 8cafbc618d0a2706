import type { Moment } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type Bar, barsOf } from './chart-bars.ts';

/** In units of the drawing. */
const STEP = 24;
const BAR_WIDTH = 14;
const BARS_MAX_HEIGHT = 64;
const UNIT_MAX_HEIGHT = 18;
/** For the edge of the highest bar, and for the line of periods. */
const ABOVE = 2;
const BELOW = 6;

/** How often something happened, month by month: drawn, and in a table behind it. Nothing is drawn of a single bar. */
export const RepetitionChart = ({ moments }: { moments: readonly Moment[] }) => {
  const { t, language } = useTexts('analyses');
  const bars = barsOf(moments);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const nameOf = ({ key }: Bar) => (key.length > 4 ? monthText(key, language) : key);
  const hasPeriods = bars.some(({ periods }) => periods > 0);
  const hasApproximate = bars.some(({ approximate }) => approximate > 0);
  return (
    <div className="mt-3 max-w-xl">
      <div aria-hidden="true" style={{ maxWidth: bars.length * STEP * 1.5 }}>
        <Drawing bars={bars} />
        <p className="flex justify-between gap-4 text-xs text-ink-soft">
          <span>{nameOf(first)}</span>
          <span>{nameOf(last)}</span>
        </p>
      </div>
      {(hasApproximate || hasPeriods) && (
        <p aria-hidden="true" className="mt-1 text-xs text-ink-soft">
          {t('repeat.legend')} {hasApproximate && t('repeat.legendApproximate')}{' '}
          {hasPeriods && t('repeat.legendPeriods')}
        </p>
      )}
      <Disclosure summary={t('repeat.table')} className="mt-2">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-hairline">
              <th scope="col" className="py-1 pr-3 font-normal text-ink-soft">
                {t('repeat.when')}
              </th>
              <th scope="col" className="py-1 pr-3 font-normal text-ink-soft">
                {t('repeat.exact')}
              </th>
              <th scope="col" className="py-1 pr-3 font-normal text-ink-soft">
                {t('repeat.approximate')}
              </th>
              {hasPeriods && (
                <th scope="col" className="py-1 font-normal text-ink-soft">
                  {t('repeat.periods')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key} className="border-b border-hairline last:border-0">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {nameOf(bar)}
                </th>
                <td className="py-1 pr-3 tabular-nums">{bar.exact}</td>
                <td className="py-1 pr-3 tabular-nums">{bar.approximate}</td>
                {hasPeriods && <td className="py-1 tabular-nums">{bar.periods}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
};

/** Exact days are full, approximate ones an outline above them, periods a line below. */
const Drawing = ({ bars }: { bars: readonly Bar[] }) => {
  const highest = Math.max(1, ...bars.map(({ exact, approximate }) => exact + approximate));
  const unit = Math.min(UNIT_MAX_HEIGHT, BARS_MAX_HEIGHT / highest);
  const ground = ABOVE + highest * unit;
  const height = ground + BELOW;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${bars.length * STEP} ${height}`} className="block w-full">
      <line x1={0} x2={bars.length * STEP} y1={ground} y2={ground} className="stroke-hairline" />
      {bars.map(({ key, exact, approximate, periods }, at) => {
        const left = at * STEP + (STEP - BAR_WIDTH) / 2;
        return (
          <g key={key}>
            {exact > 0 && (
              <rect
                x={left}
                y={ground - exact * unit}
                width={BAR_WIDTH}
                height={exact * unit}
                className="fill-teal"
              />
            )}
            {approximate > 0 && (
              <rect
                x={left + 0.5}
                y={ground - (exact + approximate) * unit + 0.5}
                width={BAR_WIDTH - 1}
                height={approximate * unit - 1}
                strokeDasharray="3 2"
                className="fill-teal-tint stroke-teal"
              />
            )}
            {periods > 0 && (
              <line
                x1={at * STEP}
                x2={(at + 1) * STEP}
                y1={height - 1.5}
                y2={height - 1.5}
                strokeWidth={3}
                className="stroke-teal"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
};
