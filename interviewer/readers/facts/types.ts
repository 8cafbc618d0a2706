/** A type, only where the person gives what happened its label, or tells a plain blow. Who doubts, refuses or asks gets none. */
import type { IncidentType } from '#contract/incidents.ts';
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import { type Finding, passageOf, type Reader, type Turn } from '../finding.ts';
import { actsOf } from './acts.ts';
import BLOWS from './blows.json' with { type: 'json' };
import { framesIn } from './frames.ts';
import { stemsOf } from './sets.ts';
import { isDeniedAt, isToMe, subjectAt, type ToldClause, tellingOf } from './telling.ts';
import LABELS from './types.json' with { type: 'json' };

const LABELLED = lexiconOf<keyof typeof LABELS & IncidentType>(LABELS);
const STRUCK = lexiconOf<'violence'>(BLOWS);

/** "c'est du racisme", "appelez ça …", "je suis victime de …", "il me harcèle". */
const SAYS_SO = stemsOf('etre appeler nommer victime subir vivre parler');

const SAID = stemsOf('dire trouver penser croire');

/** "il me harcèle" is a label; "il m'insulte" tells what happened. */
const BY_VERB: ReadonlySet<IncidentType> = new Set(['harassment', 'discrimination', 'sexual_harassment']);

const isLabel = (told: ToldClause, { from, to, sense }: PhraseMatch<IncidentType>): boolean => {
  const { words, clause, siblings, at, around } = told;
  if (clause.isQuoted || around.has('doubt') || isDeniedAt(words, from, to)) return false;
  const before = siblings.slice(0, at).flatMap((one) => one.words);
  if (framesIn([...before, ...words.slice(0, from)]).has('refusal')) return false;
  const intro = words.slice(0, from);
  // "Mon voisin dit que c'est …": their word, not that of the person.
  if (intro.some(({ stem }) => SAID.has(stem)) && !words.some(({ plain }) => plain === 'je')) return false;
  return intro.some(({ stem }) => SAYS_SO.has(stem)) || (BY_VERB.has(sense) && isToMe(words, from));
};

const finding = (turn: Turn, start: number, end: number, type: IncidentType, why: string): Finding => ({
  passage: passageOf(turn, start, end),
  value: { detail: 'incident_type', type },
  isDenial: false,
  why,
});

/** The longest label counts: "harcèlement sexuel" is no "harcèlement". */
const longest = <Sense extends string>(
  matches: readonly PhraseMatch<Sense>[],
): PhraseMatch<Sense> | undefined =>
  matches.toSorted((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length)[0];

/** Labels in the person's own words, and blows. */
export const readTypes: Reader = (turn) => {
  const labels = tellingOf(turn).clauses.flatMap((told) => {
    const { words, clause } = told;
    const label = longest(
      findPhrases(LABELLED, words, clause.isNegated).filter((match) => isLabel(told, match)),
    );
    return label === undefined
      ? []
      : [finding(turn, clause.start, clause.end, label.sense, `a label: ${label.phrase}`)];
  });
  const blows = actsOf(turn).flatMap(({ told: { words, clause }, start, end }) => {
    const blow = findPhrases(STRUCK, words, clause.isNegated).find(
      ({ from, to }) =>
        isToMe(words, from) && subjectAt(words, from) !== 'je' && !isDeniedAt(words, from, to),
    );
    return blow === undefined ? [] : [finding(turn, start, end, blow.sense, `a blow: ${blow.phrase}`)];
  });
  return [...labels, ...blows];
};
