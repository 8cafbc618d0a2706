/** A type, only where the person gives what happened its label, or tells a plain blow. Who doubts, refuses or asks gets none. */
import type { IncidentType } from '#contract/incidents.ts';
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Finding, Reader, Turn } from '../finding.ts';
import { actsOf } from './acts.ts';
import BLOWS from './blows.json' with { type: 'json' };
import { found } from './found.ts';
import { framesIn } from './frames.ts';
import { stemsOf } from './sets.ts';
import { type ToldClause, tellingOf } from './telling.ts';
import LABELS from './types.json' with { type: 'json' };
import { isDeniedAt, isToMe, subjectAt } from './verbs.ts';

const LABELLED = lexiconOf<keyof typeof LABELS & IncidentType>(LABELS);
const STRUCK = lexiconOf<'violence'>(BLOWS);

/** "c'est du racisme", "appelez ça …", "je suis victime de …", "il me harcèle". */
const SAYS_SO = stemsOf('etre appeler nommer victime subir vivre parler');

const SAID = stemsOf('dire trouver penser croire');

/** "il me harcèle" is a label; "il m'insulte" tells what happened. */
const BY_VERB: ReadonlySet<IncidentType> = new Set(['harassment', 'discrimination', 'sexual_harassment']);

/** So many words that answer the question for a word are one, also without "c'est". */
const MAX_ANSWER_WORDS = 6;

const isLabel = (
  told: ToldClause,
  { from, to, sense }: PhraseMatch<IncidentType>,
  asked: Turn['asked'],
): boolean => {
  const { words, clause, siblings, at, around } = told;
  if (clause.isQuoted || around.has('doubt') || isDeniedAt(words, from, to)) return false;
  const before = siblings.slice(0, at).flatMap((one) => one.words);
  if (framesIn([...before, ...words.slice(0, from)]).has('refusal')) return false;
  const intro = words.slice(0, from);
  // "Je crois pas que ce soit …": doubted.
  const lead = [...before, ...intro];
  if (lead.some(({ stem }) => SAID.has(stem)) && lead.some(({ plain }) => plain === 'pas')) return false;
  // "Mon voisin dit que c'est …": their word, not that of the person.
  if (intro.some(({ stem }) => SAID.has(stem)) && !words.some(({ plain }) => plain === 'je')) return false;
  if (asked === 'incident_type' && words.length <= MAX_ANSWER_WORDS) return true;
  return intro.some(({ stem }) => SAYS_SO.has(stem)) || (BY_VERB.has(sense) && isToMe(words, from));
};

/** Labels in the person's own words, and blows. */
export const readTypes: Reader = (turn) => {
  const labels = tellingOf(turn).clauses.flatMap((told) => {
    const { words, clause } = told;
    // The longest label counts: "harcèlement sexuel" is no "harcèlement".
    const [label] = findPhrases(LABELLED, words, clause.isNegated)
      .filter((match) => isLabel(told, match, turn.asked))
      .toSorted((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length);
    return label === undefined ? [] : [typed(turn, label, clause, 'a label')];
  });
  const blows = actsOf(turn).flatMap((act) => {
    const { words, clause } = act.told;
    const blow = findPhrases(STRUCK, words, clause.isNegated).find(
      ({ from, to }) =>
        isToMe(words, from) && subjectAt(words, from) !== 'je' && !isDeniedAt(words, from, to),
    );
    return blow === undefined ? [] : [typed(turn, blow, act, 'a blow')];
  });
  return [...labels, ...blows];
};

const typed = (
  turn: Turn,
  { sense, phrase }: PhraseMatch<IncidentType>,
  { start, end }: { start: number; end: number },
  what: string,
): Finding =>
  found(turn, { detail: 'incident_type', type: sense }, { start, end, why: `${what}: ${phrase}` });
