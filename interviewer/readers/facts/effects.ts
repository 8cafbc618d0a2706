/** What it did to the person, to their health and their work, and what they do differently since. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Finding, Reader } from '../finding.ts';
import BODY from './body.json' with { type: 'json' };
import EFFECTS from './effects.json' with { type: 'json' };
import { found } from './found.ts';
import { setOf, stemsOf } from './sets.ts';
import { endWithTime, isTold, type ToldClause, tellingOf } from './telling.ts';
import { isDeniedAt, isMineNear, isToMe, subjectAt } from './verbs.ts';
import WORDS from './words.json' with { type: 'json' };

type Sense = keyof typeof EFFECTS;
/** "les côtes me brûlent", "mes doigts sont blancs": each part of the body with all that it may do. */
const HURTS = `${BODY.parts.join('|')} ${BODY.hurts.join('|')}`;
const LEXICON = lexiconOf<Sense>({ ...EFFECTS, mine: [...EFFECTS.mine, HURTS] });

const IMPACT = { detail: 'impact' } as const;
const OTHERS = setOf('il elle ils elles tu vous');
const I = setOf('je me moi');
const HAVE = setOf('a ont e');
/** Phrases that hold a negation of their own. */
const NEGATIVE = /^ne |plus|rien|pas |jamais/;

const isOfMe = (words: readonly Word[]): boolean => words.some(({ plain }) => I.has(plain));

/** "m'a vexée": what somebody did, which is the account, not its effect. */
const isDoneToMe = (words: readonly Word[], { from, phrase }: PhraseMatch<Sense>): boolean =>
  !phrase.includes(' ') && words[from - 2]?.plain === 'me' && HAVE.has(words[from - 1]?.plain ?? '');

/** The effect is on the one who writes, or on the one for whom they write. */
const isConcerned = (
  { words, frames }: ToldClause,
  match: PhraseMatch<Sense>,
  isForOther: boolean,
): boolean => {
  const { from, to, sense } = match;
  const subject = subjectAt(words, from);
  if (sense === 'deep') return subject !== 'je' && isToMe(words, from);
  if (OTHERS.has(subject ?? '')) return isForOther;
  if (subject === 'je') return true;
  if (isOfMe(words)) return !isDoneToMe(words, match);
  const isOwn = isMineNear(words, from - 2, to + 1) || (from <= 1 && subject === null && !frames.has('kin'));
  return isOwn || (isForOther && subject === null);
};

/** Why a clause tells an effect; null where it tells none. */
const whyOf = (told: ToldClause, isForOther: boolean): string | null => {
  const { clause, words, frames } = told;
  if (!isTold(told) || frames.has('figure')) return null;
  const isOfOthers = !isOfMe(words) && words.some(({ plain }) => OTHERS.has(plain));
  if (frames.has('effect') && !isOfOthers) return 'an effect: a set phrase';
  const match = findPhrases(LEXICON, words, clause.isNegated).find(
    (one) =>
      (NEGATIVE.test(one.phrase) || !isDeniedAt(words, one.from, one.to)) &&
      isConcerned(told, one, isForOther),
  );
  if (match !== undefined) return `an effect: ${match.phrase}`;
  return isChange(told) ? 'something done otherwise since' : null;
};

/** Verbs that say nothing of a change: "je ne sais plus", "depuis j'attends". */
const NO_CHANGE = stemsOf(WORDS.unchanging);
const BETWEEN = setOf('ne me y en le la les te lui leur se');
const DONE = setOf('ai suis avais etais serai vais');
/** "Depuis, …", "maintenant …", and not "depuis lundi": what follows is no time. */
const SINCE = setOf('depuis maintenant desormais dorenavant');

/** "depuis je mets des pulls", "je ne prends plus le bus": a habit that changed, whatever it is. */
const isChange = ({ words, siblings, at }: ToldClause): boolean => {
  const subject = words.findIndex(({ plain }) => plain === 'je');
  if (subject === -1 || subject > 2) return false;
  const verb = words.findIndex(({ plain }, place) => place > subject && !BETWEEN.has(plain));
  const { plain = '', stem = '' } = words[verb] ?? {};
  if (verb === -1 || DONE.has(plain) || NO_CHANGE.has(stem)) return false;
  const before = [...(siblings[at - 1]?.words ?? []), ...words.slice(0, subject)].at(-1);
  const isNoMore = words[subject + 1]?.plain === 'ne' && words[verb + 1]?.plain === 'plus';
  return isNoMore || SINCE.has(before?.plain ?? '');
};

/** Clauses that tell an effect on the person, those side by side in one sentence together; "je n'ai rien eu" as a denial. */
export const readEffects: Reader = (turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const findings: Finding[] = [];
  let last: ToldClause | null = null;
  for (const told of clauses) {
    const { start } = told.clause;
    const end = endWithTime(told);
    if (told.frames.has('unharmed') && !told.clause.isQuoted) {
      findings.push(found(turn, IMPACT, { start, end, why: 'no effect', isDenial: true }));
      continue;
    }
    const why = whyOf(told, isForOther);
    if (why === null) continue;
    const isNext: boolean = last !== null && last.sentence === told.sentence && last.at === told.at - 1;
    const before = isNext ? findings.pop() : undefined;
    last = told;
    const from = before?.passage.start ?? start;
    findings.push(found(turn, IMPACT, { start: from, end, why: before?.why ?? why }));
  }
  return findings;
};
