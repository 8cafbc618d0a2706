/** Whether what was refused or corrected stands again in a text that is shown. */
import { fold } from '../text/fold.ts';
import type { LabelledMustNot, Labels } from './labels.ts';
import { hasWholeName } from './names.ts';
import type { Shown } from './subject.ts';

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);

/**
 * In an account, the sentences of the turn that refuses or corrects it may stand: they say so themselves. A type is looked for in the text of a
 * type only. What is forbidden of a part is not looked for: a text may name somebody whom it does not accuse.
 */
export const isToldAgain = (label: LabelledMustNot, shown: Shown, { conversation }: Labels): boolean => {
  const { where, incident, detail, text } = shown;
  if ((label.incident ?? incident) !== incident || label.part !== undefined) return false;
  const isOfAll = detail === null && label.detail !== 'incident_type';
  if (!isOfAll && detail !== label.detail) return false;
  const isAccount = detail === null && where !== 'title';
  const refusing = isAccount ? fold(conversation.turns[label.since ?? -1] ?? '') : '';
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => fold(sentence.trim()))
    .some((sentence) => !refusing.includes(sentence) && isIn(label, sentence));
};

const isIn = ({ detail, words, value = '' }: LabelledMustNot, text: string): boolean => {
  if (words !== undefined) return text.includes(fold(words));
  if (detail === 'incident_type') return text === value;
  return writtenForms(value)?.test(text) ?? hasWholeName(text, value);
};

/** The forms in which a day or an hour may be written; null for what is neither. */
const writtenForms = (value: string): RegExp | null => {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (year !== undefined) {
    const name = MONTHS[Number(month) - 1];
    return new RegExp(`${value}|(?<!\\d)0?${Number(day)}(?:er)? ${name}|(?<!\\d)${day}/${month}/${year}`);
  }
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  const rest = minutes === '00' ? '(?:00)?(?!\\d)' : minutes;
  return hour === undefined ? null : new RegExp(`(?<!\\d)0?${Number(hour)} ?[h:] ?${rest}`);
};
