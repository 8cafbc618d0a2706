import type { Proposal } from '#contract/interview.ts';
import { type ValueTexts, valueOrWords } from '../proposals/value-text.ts';

/** What the card asks of a proposal: the day as a calendar date, who did it, who saw it. */
export const cardQuestion = (proposal: Proposal, texts: ValueTexts): string => {
  const { t, language } = texts;
  const { value } = proposal;
  const text = valueOrWords(proposal, texts);
  if ('part' in value && (value.part === 'author' || value.part === 'witness')) {
    const who = [value.name, value.role].filter((each) => each !== null).join(', ') || text;
    return t(`card.${value.part}`, { value: capitalised(who, language) });
  }
  return value.detail === 'when'
    ? t('card.when', { value: capitalised(text, language) })
    : t('card.other', { kind: t(`collected.kind.${value.detail}`), value: text });
};

const capitalised = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
