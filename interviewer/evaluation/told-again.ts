/** Whether what was refused or corrected is shown again, in words or as a value. */

import type { Value } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import type { LabelledMustNot, Labels } from './labels.ts';
import { hasWholeName } from './names.ts';
import type { Shown } from './subject.ts';
import { isForbidden, isPerson } from './truth.ts';

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);

/** The forms in which a day or an hour may be written; null for what is neither. All are folded. */
const writtenForms = (value: string): RegExp | null => {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (year !== undefined) {
    const name = MONTHS[Number(month) - 1];
    return new RegExp(`${value}|(?<!\\d)0?${Number(day)}(?:er)? ${name}|(?<!\\d)${day}/${month}/${year}`);
  }
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (hour === undefined) return null;
  const rest = minutes === '00' ? '(?:00)?(?!\\d)' : minutes;
  return new RegExp(`(?<!\\d)0?${Number(hour)} ?[h:] ?${rest}`);
};

/**
 * Whether the label's words or value are in what is shown. The sentences of the turn that refuses or corrects it may stand:
 * they say so themselves. A type is looked for as a value only, a part likewise: a text may name somebody whom it does not accuse.
 */
export const isToldAgain = (
  label: LabelledMustNot,
  { incident, detail, text, value }: Shown,
  labels: Labels,
): boolean => {
  if (label.incident !== undefined && label.incident !== incident) return false;
  if (value !== undefined) {
    const proposal = {
      id: '',
      detail: value.detail,
      value,
      passages: [],
      isDenial: false,
      why: '',
      state: 'proposed',
      by: null,
      conflictsWith: [],
    } as const;
    if (isForbidden(label, proposal, incident, labels)) return true;
  }
  if (detail !== null && detail !== label.detail) return false;
  if (label.part !== undefined || label.detail === 'incident_type') return false;
  const refusing = fold(labels.conversation.turns[label.since ?? -1] ?? '');
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => !refusing.includes(fold(one.trim())));
  return sentences.some((one) => isIn(label, fold(one)));
};

const isIn = ({ words, value }: LabelledMustNot, text: string): boolean => {
  if (words !== undefined) return text.includes(fold(words));
  if (value === undefined) return false;
  return writtenForms(value)?.test(text) ?? hasWholeName(text, value);
};

/** Whether two proposed values are one and the same. */
export const isSameValue = (one: Value, other: Value): boolean => {
  if (one.detail !== other.detail) return false;
  if (one.detail === 'when' && other.detail === 'when') {
    return (one.day ?? one.time) !== null && one.day === other.day && one.time === other.time;
  }
  if (isPerson(one) && isPerson(other)) {
    return (
      one.part === other.part &&
      one.name !== null &&
      other.name !== null &&
      fold(one.name) === fold(other.name)
    );
  }
  return one.detail === 'incident_type' && other.detail === 'incident_type' && one.type === other.type;
};
