/** Days named in one breath: "le 3 et le 4 mars", "du 3 au 5", "lundi ou mardi". None of them is the day. */
import { type ReadMessage, textOf } from '../read-message.ts';
import { phrases } from '../words/phrases.ts';
import { AFTER_DAY_NUMBER, MONTH, NUMBER, WEEKDAY, YEAR } from './day-parts.ts';
import type { NamedDay } from './named-day.ts';

const BEFORE = `(?:(?:entre )?(?:le |les |du |au )(?:${WEEKDAY} )?|${WEEKDAY} (?:le )?)`;
const OF_MONTH = `(?: (?:du mois de |de )?${MONTH}(?: ${YEAR})?)`;
const LINK = '(?:et puis|et aussi|et|ou bien|ou alors|ou|puis|ainsi que|jusqu.au|au)';
const APART = `(?:, ?(?:${LINK} )?| ${LINK} )`;
/** Without a "le" of its own it stands in digits: "vingt et un" and "vingt-deux" are one day. */
const NEXT = `(?:${APART}${BEFORE}${NUMBER}|(?:${APART}|(?<=[0-9]) ?[-/] ?)[0-3]?[0-9])(?:er)?`;
const FIRST = `${BEFORE}${NUMBER}(?:er)?${OF_MONTH}?`;

/** The month stands behind the last of them, behind an earlier one, or nowhere. */
export const SEVERAL_DAYS = phrases(
  `${FIRST}(?:${NEXT}${OF_MONTH}?){0,8}${NEXT}${OF_MONTH}`,
  `${FIRST}(?:${APART}${BEFORE}${NUMBER}(?:er)?${OF_MONTH}?){1,8}${AFTER_DAY_NUMBER}`,
);

const BETWEEN = new RegExp(`^(?:,|,? ?${LINK}) ?(?:le |du |au )?$`);

/** Days that follow one another in one breath become one without a day, unless all are the same: "hier, vendredi". */
export const withoutRuns = (message: ReadMessage, days: readonly NamedDay[]): NamedDay[] => {
  const kept: NamedDay[] = [];
  for (const named of days) {
    const last = kept.at(-1);
    const isRun =
      last !== undefined &&
      last.day !== named.day &&
      BETWEEN.test(textOf(message, { start: last.span.end, end: named.span.start }).trim());
    if (!isRun) kept.push(named);
    else
      kept[kept.length - 1] = { ...last, span: { start: last.span.start, end: named.span.end }, day: null };
  }
  return kept;
};
