/** A day that she told and of which she is no longer sure: it stays, with the other one beside it. */
import { onlyDoubts } from '../doubts.ts';
import { holds, phrases } from '../words/phrases.ts';
import { type Cited, REMEMBERS, wholeClause, withPerhaps } from './doubted-hour.ts';
import type { Moments } from './moments.ts';
import type { NamedDay } from './named-day.ts';

const VERY = '(?:(?:tout a fait|tres|vraiment|totalement|trop|si|aussi|du tout|completement|bien) ){0,2}';
const WHAT = '(?:du jour|de la date|(?:pour|sur) (?:le jour|la date))(?: exacte?)?';

/** "Je ne suis plus sûre du jour", which she has told. */
const DAY_DOUBTED = phrases(
  `(?:pas|plus|pu) ${VERY}(?:sure?|certaine?) ${VERY}${WHAT}`,
  "(?:j'ai (?:un|des|comme un) (?:petit )?doutes?|j'hesite|je doute) (?:sur|pour|quant a|de) (?:le jour|la date|du jour)",
  `${REMEMBERS} (?:plus|pas|pu) (?:trop |bien |vraiment |exactement )?(?:quel jour|quelle date|la date|le jour|si c'etait (?:bien )?ce jour)(?! (?:on est|nous sommes))`,
  // "Et la date je ne suis plus si sûre".
  `(?:le jour|la date)(?: exacte?| precise?)?,? (?:par contre,? |en fait,? |la,? |finalement,? )?(?:j'? ?|je |ca )?(?:ne |n'en |en )?(?:suis|sais|chuis) (?:pas|plus|pu) ${VERY}(?:sure?|certaine?|trop)`,
  `(?:le jour|la date),? (?:la )?j'(?:ai|hesite)(?: (?:un|des) (?:petit )?doutes?)?`,
);

/** Nothing but "peut-être le 11", or a doubt of the day in so many words. */
const isOfDay = ({ message, days }: Moments): boolean =>
  holds(DAY_DOUBTED, message.text) || (days.length > 0 && onlyDoubts(message) && !message.asked);

const isPerhaps = (moments: Moments, { span, hedged }: NamedDay): boolean =>
  hedged || withPerhaps(moments.message, span).start < span.start;

/** True for a message of which no day takes the place of one told before. */
export const onlyDoubtsDay = (moments: Moments): boolean =>
  isOfDay(moments) && moments.days.every((day) => isPerhaps(moments, day));

export interface DoubtedDay {
  /** The other days that it may have been. */
  others: Cited[];
  /** The words in which she doubts, where they name no other day. */
  doubts: Cited[];
}

/** Null where she is sure of the day. @param since the message that tells the day, and all after it */
export const doubtedDay = (since: readonly Moments[], told: NamedDay): DoubtedDay | null => {
  const doubting = since.filter(
    (moments, at) =>
      isOfDay(moments) && (at === 0 ? holds(DAY_DOUBTED, moments.message.text) : onlyDoubtsDay(moments)),
  );
  if (doubting.length === 0) return null;
  const each = doubting.map((moments) => ({
    moments,
    other: moments.days.filter(
      (day) => day.span !== told.span && day.day !== told.day && isPerhaps(moments, day),
    ),
  }));
  return {
    others: each.flatMap(({ moments: { message }, other }) =>
      other.map(({ span }) => ({ message, span: withPerhaps(message, span) })),
    ),
    doubts: each
      .filter(({ other }) => other.length === 0)
      .flatMap(({ moments: { message } }) => {
        const start = message.text.search(DAY_DOUBTED);
        return start < 0 ? [] : [{ message, span: wholeClause(message, { start, end: start + 1 }) }];
      }),
  };
};
