/**
 * Who does something in a clause, and in which tense: as much of a grammar as is needed to tell "il m'a poussé" from "je l'ai relu".
 * Auxiliaries and pronouns are read, nouns are not: what is no first person is somebody else.
 */
import { fold } from '../../text/fold.ts';
import type { Word } from '../../text/words.ts';
import WORD_SETS from './word-sets.json' with { type: 'json' };

export interface Act {
  /** Place of the verb among the words of its clause. */
  at: number;
  agent: 'self' | 'other';
  tense: 'past' | 'before-past' | 'imperfect' | 'present' | 'copula' | 'happened';
  /** "m'a", "nous a", "lui a": the person, or somebody, meets with it. */
  isOnSomebody: boolean;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const CLITICS = wordSet('me te se le la les lui leur y en ne nous vous');
const TARGETS = wordSet('me nous lui leur te vous');
const SELF_AUXILIARIES = wordSet('ai suis avons sommes');
const SELF_PAST_AUXILIARIES = wordSet('avais etais avions etions');
const AUXILIARIES = wordSet('a ont est sont');
const PAST_AUXILIARIES = wordSet('avait avaient etait etaient aurait auraient');
const COPULAS = wordSet('est sont etait etaient sera serait fut etre');
const SUBJECTS = wordSet('je on il elle ils elles ca tu vous qui');
/** Between an auxiliary and its participle. */
const isAdverb = (plain: string): boolean => ADVERBS.has(plain) || /..ment$/.test(plain);
const ADVERBS = wordSet(WORD_SETS.adverbs);
const PARTICIPLE = /(?:[éÉ]e?s?|[iu]e?s?|it|ise?s?|ert|erte|aite?s?|ort|ints?|inte|eint|oint|ue?s?)$/u;
const NO_PARTICIPLE = wordSet(
  'cote moi lui qui ici la-bas ni si ou tu vu-que peu minuit midi lundi mardi mercredi jeudi vendredi samedi',
);
const IMPERFECT = /..(?:ais|ait|aient)$/;
const NO_IMPERFECT = wordSet(WORD_SETS.notImperfect);
/** Pronouns that are articles as well: no verb follows in "il le soir".
 */
const NOUN_MARKERS = wordSet('le la les leur');
const ARTICLES = wordSet('une le la les des cette comme entre notre votre');
const FARTHEST_PARTICIPLE = 4;

const isParticiple = ({ raw, plain }: Word): boolean => {
  const written = fold(raw) === plain ? raw.toLowerCase().normalize('NFC') : plain;
  return plain.length > 1 && PARTICIPLE.test(written) && !NO_PARTICIPLE.has(plain);
};

/**
 * The participle of an auxiliary: next to it, or behind adverbs.
 * @param isSure a pronoun says that this is a verb, so that a word without its accent or by ear will do ("il ma frape")
 */
const hasParticiple = (words: readonly Word[], auxiliary: number, isSure: boolean): boolean => {
  for (let at = auxiliary + 1; at < Math.min(words.length, auxiliary + FARTHEST_PARTICIPLE); at += 1) {
    const one = words[at];
    if (one === undefined) return false;
    if (isParticiple(one)) return true;
    if (isAdverb(one.plain)) continue;
    return (
      isSure &&
      (/..(?:e|er|ai|es|ee|ees)$/.test(one.plain) || one.sounds.length > 0) &&
      !ARTICLES.has(one.plain)
    );
  }
  return false;
};

/** The word before a verb and its pronouns, and whether one of these names somebody whom the act meets. */
const beforeVerb = (words: readonly Word[], verb: number): { subject: string; hasTarget: boolean } => {
  let at = verb - 1;
  let hasTarget = false;
  while (at >= 0 && CLITICS.has(words[at]?.plain ?? '')) {
    // "nous avons": the subject itself.
    hasTarget ||= TARGETS.has(words[at]?.plain ?? '');
    at -= 1;
  }
  return { subject: words[at]?.plain ?? '', hasTarget };
};

/** "ça s'est passé", "c'est arrivé", "ont eu lieu". */
const HAPPENED = /^(?:passee?s?|arrivee?|produite?|deroulee?s?|eu)$/;
const GOES_BACK = /^(?:remonte|date)(?:nt)?$/;
const isOfNobody = (words: readonly Word[], auxiliary: number, subject: string): boolean =>
  words[auxiliary + 1]?.plain === 'eu'
    ? words[auxiliary + 2]?.plain === 'lieu'
    : subject === 'ca' || subject === 'ce' || subject === 'cela' || words[auxiliary - 1]?.plain === 'se';

const actAt = (words: readonly Word[], at: number): Act | null => {
  const one = words[at];
  if (one === undefined || one.raw === 'à' || one.raw === 'À') return null;
  const { plain } = one;
  // "il y a deux jours" is no act.
  if (plain === 'a' && words[at - 1]?.plain === 'y') return null;
  const { subject, hasTarget } = beforeVerb(words, at);
  const isSelf = subject === 'je' || (subject === 'on' && !hasTarget);
  const agent = isSelf ? 'self' : 'other';
  const act = (tense: Act['tense'], who: Act['agent'] = agent): Act => ({
    at,
    agent: who,
    tense,
    isOnSomebody: who === 'other' && hasTarget,
  });
  const isAuxiliary = AUXILIARIES.has(plain) || PAST_AUXILIARIES.has(plain);
  const isSure = !COPULAS.has(plain) && (hasTarget || SUBJECTS.has(subject));
  if (SELF_AUXILIARIES.has(plain)) {
    return act(hasParticiple(words, at, plain === 'ai') ? 'past' : 'present', 'self');
  }
  if (SELF_PAST_AUXILIARIES.has(plain) && isSelf && hasParticiple(words, at, isSure)) {
    return act('before-past', 'self');
  }
  if (isAuxiliary && HAPPENED.test(words[at + 1]?.plain ?? '') && isOfNobody(words, at, subject)) {
    return act('happened');
  }
  if (isAuxiliary && hasParticiple(words, at, isSure))
    return act(AUXILIARIES.has(plain) ? 'past' : 'before-past');
  if (COPULAS.has(plain))
    return isSelf ? act(plain.startsWith('et') ? 'imperfect' : 'present') : act('copula');
  if (isAuxiliary && plain === 'a' && !SUBJECTS.has(subject) && !hasTarget) return null;
  if (IMPERFECT.test(plain) && !NO_IMPERFECT.has(plain)) return act('imperfect');
  if (GOES_BACK.test(plain) && subject !== 'il' && subject !== 'elle') return act('happened');
  if (!SUBJECTS.has(subject) || CLITICS.has(plain) || SUBJECTS.has(plain) || at === 0) return null;
  if (subject === 'je' || hasTarget || !NOUN_MARKERS.has(words[at - 1]?.plain ?? '')) return act('present');
  return null;
};

/** The acts of a clause, in order. */
export const actsOf = (words: readonly Word[]): Act[] => {
  const acts: Act[] = [];
  for (const at of words.keys()) {
    const act = actAt(words, at);
    if (act !== null) acts.push(act);
  }
  return acts;
};
