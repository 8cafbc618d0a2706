/**
 * Who does something in a clause, and in which tense: as much of a grammar as is needed to tell "il m'a poussé" from "je l'ai relu".
 * Auxiliaries and pronouns are read, nouns are not: what is no first person is somebody else.
 */
import type { Word } from '../../text/words.ts';
import { setOf } from '../facts/sets.ts';
import { isImperfect } from '../facts/verbs.ts';

export interface Act {
  /** Place of the verb among the words of its clause. */
  at: number;
  agent: 'self' | 'other';
  tense: 'past' | 'before-past' | 'imperfect' | 'present' | 'copula' | 'happened';
  /** "m'a", "nous a", "lui a": the person, or somebody, meets with it. */
  isOnSomebody: boolean;
}

const CLITICS = setOf('me te se le la les lui leur y en ne nous vous');
const TARGETS = setOf('me nous lui leur te vous');
const OWN_AUXILIARIES = setOf('ai suis avons sommes');
const AUXILIARIES = setOf('a ont est sont ai suis avons sommes');
const PAST_AUXILIARIES = setOf('avait avaient etait etaient aurait auraient avais etais avions etions');
const COPULAS = setOf('est sont etait etaient sera serait fut etre');
const SUBJECTS = setOf('je on il elle ils elles ca tu vous qui');
const IT = setOf('ca ce cela');
const ADVERBS = setOf(
  'pas plus rien jamais deja tout tous bien mal encore meme aussi trop toujours vraiment',
);
const PARTICIPLE = /.(?:é|[iu]|is|it|ert|ort|int)e?s?$/;
const NO_PARTICIPLE = setOf('lundi mardi mercredi jeudi vendredi samedi midi ici lui qui si peu ni');
/** Where a pronoun says that it is a verb, a word without its accent or by ear will do: "il ma frape". */
const PARTICIPLE_BY_EAR = /..(?:er?|ai|ee?s?)$/;
/** The participle of an auxiliary: next to it, or behind an adverb. */
const hasParticiple = (words: readonly Word[], auxiliary: number, isSure: boolean): boolean => {
  const next = words.slice(auxiliary + 1, auxiliary + 4).find(({ plain }) => !ADVERBS.has(plain));
  if (next === undefined || NO_PARTICIPLE.has(next.plain)) return false;
  const written = next.raw.toLowerCase().normalize('NFC');
  return PARTICIPLE.test(written) || (isSure && PARTICIPLE_BY_EAR.test(next.plain));
};

const actAt = (words: readonly Word[], at: number): Act | null => {
  const verb = words[at];
  if (verb === undefined) return null;
  const { plain, raw } = verb;
  if (raw === 'à' || raw === 'À' || (plain === 'a' && words[at - 1]?.plain === 'y')) return null;
  const front = words.slice(0, at).findLastIndex((word) => !CLITICS.has(word.plain));
  const subject = words[front]?.plain ?? '';
  const hasTarget = words.slice(front + 1, at).some((word) => TARGETS.has(word.plain));
  const isSelf = OWN_AUXILIARIES.has(plain) || subject === 'je' || (subject === 'on' && !hasTarget);
  const act = (tense: Act['tense']): Act => {
    return { at, agent: isSelf ? 'self' : 'other', tense, isOnSomebody: !isSelf && hasTarget };
  };
  const isSubject = SUBJECTS.has(subject);
  const isNow = AUXILIARIES.has(plain);
  if (isNow || PAST_AUXILIARIES.has(plain)) {
    const isVerb = hasParticiple(words, at, !COPULAS.has(plain) && (hasTarget || isSubject));
    // "ça s'est passé", "c'est arrivé"
    if (isVerb) return act(IT.has(subject) ? 'happened' : isNow ? 'past' : 'before-past');
  }
  if (COPULAS.has(plain) && !isSelf) return act('copula');
  if (isImperfect(verb)) return act('imperfect');
  if (OWN_AUXILIARIES.has(plain)) return act('present');
  const isPronoun = CLITICS.has(plain) || SUBJECTS.has(plain);
  return isSubject && !isPronoun && !(plain === 'a' && !hasTarget) ? act('present') : null;
};

/** The acts of a clause, in order. */
export const actsOf = (words: readonly Word[]): Act[] =>
  [...words.keys()].map((at) => actAt(words, at)).filter((act) => act !== null);
