import type { TFunction } from 'i18next';
import type { DetailValue, Proposal } from '#contract/interview.ts';
import type { Language } from '#web/i18n/languages.ts';
import { hourText, longCalendarDayText } from '#web/lib/dates.ts';

export interface ValueTexts {
  t: TFunction<'conversations'>;
  language: Language;
}

/** "mercredi 18 novembre 2026, vers 3 h"; empty for a time that only the words tell ("fin septembre"). */
const whenText = (
  { day, time, approximate, habit, text }: Extract<DetailValue, { detail: 'when' }>,
  { t, language }: ValueTexts,
): string => {
  const shown = {
    day: day === null ? '' : longCalendarDayText(day, language),
    time: time === null ? '' : hourText(time, language),
  };
  const degree = approximate ? 'about' : 'exact';
  if (day !== null && time !== null) return t(`proposals.when.${degree}.both`, shown);
  if (day !== null) return t(`proposals.when.${degree}.day`, shown);
  if (time !== null) return t(`proposals.when.${degree}.time`, shown);
  return text ?? (habit ? t('proposals.when.habit') : '');
};

const personText = (
  { name, role, part }: Extract<DetailValue, { detail: 'people' | 'witnesses' }>,
  { t }: ValueTexts,
): string => {
  const who = [name, role].filter((text) => text !== null).join(', ');
  if (who === '') return '';
  return part === 'mentioned' ? who : `${who} (${t(`proposals.part.${part}`)})`;
};

/** How the value of a proposal reads. Empty where the person's words are the value: they stand beside it. */
export const valueText = (
  { value, denial }: Pick<Proposal, 'value' | 'denial'>,
  texts: ValueTexts,
): string => {
  const { t } = texts;
  if (denial) return t(hasPerson(value) ? 'proposals.denial.who' : 'proposals.denial.what');
  switch (value.detail) {
    case 'when':
      return whenText(value, texts);
    case 'people':
    case 'witnesses':
      return personText(value, texts);
    case 'incident_type':
      return t(`proposals.type.${value.type}`);
    default:
      return value.text ?? '';
  }
};

const hasPerson = ({ detail }: DetailValue): boolean => detail === 'people' || detail === 'witnesses';

/** The value, or in its place the first words that the proposal rests on. */
export const valueOrWords = (proposal: Proposal, texts: ValueTexts): string => {
  const text = valueText(proposal, texts);
  if (text !== '') return text;
  const words = proposal.sources[0]?.words.replace(/\s+/g, ' ').trim();
  return words === undefined
    ? texts.t(`collected.kind.${proposal.detail}`)
    : texts.t('proposals.words', { words });
};
