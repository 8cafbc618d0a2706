/** What it did to the person, to their health and their work, and what they do differently since. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import { type Finding, passageOf, type Reader, type Turn } from '../finding.ts';
import EFFECTS from './effects.json' with { type: 'json' };
import { endWithTime, isDeniedAt, isMineNear, isToMe, subjectAt, type ToldClause, tellingOf } from './telling.ts';

type Sense = keyof typeof EFFECTS;
const LEXICON = lexiconOf<Sense>(EFFECTS);

const OTHERS = new Set(['il', 'elle', 'ils', 'elles', 'tu', 'vous']);
const I = new Set(['je', 'me', 'moi']);
const HAVE = new Set(['a', 'ont', 'e']);

/** "m'a vexée": what somebody did, which is the account, not its effect. */
const isDoneToMe = (words: readonly Word[], { from, phrase }: PhraseMatch<Sense>): boolean =>
  !phrase.includes(' ') && words[from - 2]?.plain === 'me' && HAVE.has(words[from - 1]?.plain ?? '');

/** The effect is on the one who writes, or on the one for whom they write. */
const isConcerned = (told: ToldClause, match: PhraseMatch<Sense>, isForOther: boolean, isInList: boolean): boolean => {
  const { words } = told;
  const { from, to, phrase, sense } = match;
  const subject = subjectAt(words, from);
  if (sense === 'deep') return subject !== 'je' && isToMe(words, from);
  if (subject !== null && OTHERS.has(subject)) {
    return isForOther || (phrase.includes(' ') && isToMe(words, from));
  }
  if (subject === 'je') return true;
  if (words.some(({ plain }) => I.has(plain))) return !isDoneToMe(words, match);
  if (isForOther && subject === null) return true;
  const isOwn = isMineNear(words, from - 2, to + 1) || isInList || (from <= 1 && subject === null);
  return isOwn && !told.frames.has('kin');
};

/** Phrases that hold a negation of their own. */
const NEGATIVE = /^ne |plus|rien|pas |jamais/;

const isSaid = (words: readonly Word[], { phrase, from, to }: PhraseMatch<Sense>): boolean =>
  NEGATIVE.test(phrase) || !isDeniedAt(words, from, to);

/** Why a clause tells an effect; null where it tells none. */
const whyOf = (told: ToldClause, isForOther: boolean, isInList: boolean): string | null => {
  const { clause, words, frames } = told;
  if (clause.isQuoted || frames.has('meta') || frames.has('figure') || frames.has('unharmed')) return null;
  if (frames.has('effect') && !isOfOthers(words) && !isForOther) return 'an effect: a set phrase';
  const match = findPhrases(LEXICON, words, clause.isNegated).find(
    (one) => isSaid(words, one) && isConcerned(told, one, isForOther, isInList),
  );
  return match === undefined ? null : `an effect: ${match.phrase}`;
};

const isOfOthers = (words: readonly Word[]): boolean =>
  !words.some(({ plain }) => I.has(plain)) && words.some(({ plain }) => OTHERS.has(plain));

const finding = (turn: Turn, start: number, end: number, isDenial: boolean, why: string): Finding => ({
  passage: passageOf(turn, start, end),
  value: { detail: 'impact' },
  isDenial,
  why,
});

/** Clauses that tell an effect on the person, those side by side in one sentence together; "je n'ai rien eu" as a denial. */
export const readEffects: Reader = (turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const findings: Finding[] = [];
  let last: ToldClause | null = null;
  for (const told of clauses) {
    const { start } = told.clause;
    const end = endWithTime(told);
    if (told.frames.has('unharmed') && !told.clause.isQuoted) {
      findings.push(finding(turn, start, end, true, 'no effect'));
      continue;
    }
    const isInList: boolean = last !== null && last.sentence === told.sentence && last.at === told.at - 1;
    const why = whyOf(told, isForOther, isInList);
    if (why === null) continue;
    last = told;
    const before = isInList ? findings.pop() : undefined;
    findings.push(finding(turn, before?.passage.start ?? start, end, false, before?.why ?? why));
  }
  return findings;
};
