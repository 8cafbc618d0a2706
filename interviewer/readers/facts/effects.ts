/** What it did to the person, to their health and their work, and what they do differently since. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Finding, Reader } from '../finding.ts';
import BODY from './body.json' with { type: 'json' };
import EFFECTS from './effects.json' with { type: 'json' };
import { found } from './found.ts';
import { setOf, stemsOf } from './sets.ts';
import {
  endWithTime,
  isDeniedAt,
  isMineNear,
  isToMe,
  subjectAt,
  type ToldClause,
  tellingOf,
} from './telling.ts';

type Sense = keyof typeof EFFECTS;
/** "les côtes me brûlent", "mes doigts sont blancs": each part of the body with all that it may do. */
const HURTS = `${BODY.parts.join('|')} ${BODY.hurts.join('|')}`;
const LEXICON = lexiconOf<Sense>({ ...EFFECTS, mine: [...EFFECTS.mine, HURTS] });

const OTHERS = setOf('il elle ils elles tu vous');
const I = setOf('je me moi');
const HAVE = setOf('a ont e');

/** "m'a vexée": what somebody did, which is the account, not its effect. */
const isDoneToMe = (words: readonly Word[], { from, phrase }: PhraseMatch<Sense>): boolean =>
  !phrase.includes(' ') && words[from - 2]?.plain === 'me' && HAVE.has(words[from - 1]?.plain ?? '');

/** The effect is on the one who writes, or on the one for whom they write. */
const isConcerned = (
  told: ToldClause,
  match: PhraseMatch<Sense>,
  isForOther: boolean,
  isInList: boolean,
): boolean => {
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
  if (match !== undefined) return `an effect: ${match.phrase}`;
  return isChange(told, isInList) ? 'something done otherwise since' : null;
};

/** Verbs that say nothing of a change: "je ne sais plus", "depuis j'attends". */
const NO_CHANGE = stemsOf(`
  savoir souvenir rappeler vouloir être avoir trouver retrouver penser croire attendre travailler
  bosser devoir compter dire noter garder pouvoir écrire espérer demander connaître habiter vivre
  comprendre réfléchir voir aller chercher raconter risquer préciser devenir
`);
const BETWEEN = setOf('ne me y en le la les te lui leur se');
const DONE = setOf('ai suis avais etais serai vais');

/** "depuis je mets des pulls", "je ne prends plus le bus": a habit that changed, whatever it is. */
const isChange = ({ words, siblings, at }: ToldClause, isInList: boolean): boolean => {
  const subject = words.findIndex(({ plain }) => plain === 'je');
  if (subject === -1 || subject > 2) return false;
  const verb = words.findIndex(({ plain }, place) => place > subject && !BETWEEN.has(plain));
  const { plain = '', stem = '' } = words[verb] ?? {};
  if (verb === -1 || DONE.has(plain) || NO_CHANGE.has(stem) || IN_PAST.test(plain)) return false;
  const isNoMore = words[subject + 1]?.plain === 'ne' && words[verb + 1]?.plain === 'plus';
  return (
    isNoMore ||
    isInList ||
    isSinceThen(words) ||
    isSinceThen([...(siblings[at - 1]?.words ?? []), ...words.slice(0, subject)])
  );
};

const IN_PAST = /(?:ais|ait|ai)$/;

/** "Depuis, …", "maintenant …", and not "depuis lundi": what follows is no time. */
const isSinceThen = (words: readonly Word[]): boolean => SINCE.has(words.at(-1)?.plain ?? '');
const SINCE = setOf('depuis maintenant desormais dorenavant');

const isOfOthers = (words: readonly Word[]): boolean =>
  !words.some(({ plain }) => I.has(plain)) && words.some(({ plain }) => OTHERS.has(plain));

/** Clauses that tell an effect on the person, those side by side in one sentence together; "je n'ai rien eu" as a denial. */
export const readEffects: Reader = (turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const findings: Finding[] = [];
  let last: ToldClause | null = null;
  for (const told of clauses) {
    const { start } = told.clause;
    const end = endWithTime(told);
    if (told.frames.has('unharmed') && !told.clause.isQuoted) {
      findings.push(found(turn, 'impact', { start, end, why: 'no effect', isDenial: true }));
      continue;
    }
    const isInList: boolean = last !== null && last.sentence === told.sentence && last.at === told.at - 1;
    const why = whyOf(told, isForOther, isInList);
    if (why === null) continue;
    last = told;
    const before = isInList ? findings.pop() : undefined;
    findings.push(
      found(turn, 'impact', { start: before?.passage.start ?? start, end, why: before?.why ?? why }),
    );
  }
  return findings;
};
