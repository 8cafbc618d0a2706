/** Places where it happened: a place of the lexicon behind "dans", "devant", "au" and their like, in a clause of the event. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Finding, Reader, Turn } from '../finding.ts';
import { actsOf } from './acts.ts';
import { readEffects } from './effects.ts';
import { found, oncePerTurn } from './found.ts';
import { framesIn } from './frames.ts';
import { type PlaceSense, phraseOf } from './place-phrase.ts';
import PLACES from './places.json' with { type: 'json' };
import { runsOf } from './runs.ts';
import { setOf, stemsOf } from './sets.ts';
import { readSteps } from './steps.ts';
import { type ToldClause, tellingOf } from './telling.ts';

const { exact: EXACT, ...NOUNS } = PLACES;
const LEXICON = lexiconOf<PlaceSense>(NOUNS);
const findExact = runsOf({ exact: EXACT });

interface Place {
  turn: Turn;
  start: number;
  end: number;
  /** The stem of its noun. */
  noun: string;
  /** The phrase of the lexicon. */
  phrase: string;
  /** What the place is of: what happened, or the person's work. */
  of: 'event' | 'work';
}

const WAS = setOf('est etait etaient sont etais ete avait avaient ont');
/** "fumait dans la cour": where somebody was meanwhile. */
const STOOD = /(?:..ai[st]|aient)$/;
const NO_VERB = setOf(
  'fait fais lait parfait portrait extrait souhait retrait trait mais jamais desormais anglais francais',
);
const isMeanwhile = ({ plain }: Word): boolean => STOOD.test(plain) && !NO_VERB.has(plain);
const ITSELF = setOf('ce ca cela sa');
const I = setOf('je on nous');
const SUBJECTS = setOf('tu il elle ils elles ce ca cela vous qui');
const HAPPENED = stemsOf('être passer arriver');
const PAST = setOf('avais avait avai avaient avions eu');
const PARTICIPLE = /(?:[eiu]|is|it|ert)e?s?$/;
const IMPERFECT = /(?:ais|ait|ions|ai|et[eé])$/;

/** Where the clauses and sentences with an act begin. */
const actStartsOf = oncePerTurn((turn) => {
  const acts = actsOf(turn);
  return {
    clauses: new Set(acts.map(({ told }) => told.clause.start)),
    sentences: new Set(acts.map(({ told }) => told.sentence.start)),
  };
});
const isActClause = (turn: Turn, { clause }: ToldClause): boolean =>
  actStartsOf(turn).clauses.has(clause.start);
const isBesideAct = (turn: Turn, { sentence }: ToldClause): boolean =>
  actStartsOf(turn).sentences.has(sentence.start);

/** What a clause says of the place in it: that it happened there, that the person works there, or neither. */
const ofClause = (turn: Turn, told: ToldClause, isForOther: boolean): Place['of'] | null => {
  const { words, clause, frames } = told;
  if (clause.isQuoted || frames.has('meta')) return null;
  if (isActClause(turn, told)) return 'event';
  if (isSince(told)) return 'work';
  if (words.some(({ plain }) => I.has(plain))) return isForOther ? 'work' : ofMine(turn, told);
  if (isItself(words) || isThereWas(words)) return 'event';
  // "un passager est monté dans ma cabine et m'a frappé"
  if (isBesideAct(turn, told) && !words.some(isMeanwhile)) return 'event';
  const isVerbless = !words.some(
    (one, at) => SUBJECTS.has(one.plain) || isMeanwhile(one) || isVerb(one, words[at + 1]),
  );
  return isVerbless ? 'event' : null;
};

/** "Depuis je passe par la cour": where the person is since then. */
const isSince = ({ frames, siblings }: ToldClause): boolean =>
  frames.has('since') || framesIn((siblings[0]?.words ?? []).slice(0, 2)).has('since');

/** "c'était dans le hall", "cela s'est passé au dépôt". */
const isItself = (words: readonly Word[]): boolean => {
  const at = words.slice(0, 3).findIndex(({ plain }) => ITSELF.has(plain));
  return at !== -1 && words.slice(at + 1, at + 4).some(({ stem }) => HAPPENED.has(stem));
};

const isThereWas = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => plain === 'y' && PAST.has(words[at + 1]?.plain ?? ''));

/** "a" without its accent is a verb before a participle only. */
const isVerb = ({ plain, raw }: Word, next: Word | undefined): boolean =>
  plain === 'a' ? !/^à$/i.test(raw) && PARTICIPLE.test(next?.plain ?? '') : WAS.has(plain);

/** "j'étais dans la réserve" is where it happened; "je travaille dans un hôtel" is a place of work. */
const ofMine = (turn: Turn, told: ToldClause): Place['of'] => {
  const { words } = told;
  if (isBesideAct(turn, told)) return 'event';
  const at = words.findIndex(({ plain }) => I.has(plain));
  const isThen = words
    .slice(at + 1, at + 4)
    .some(({ plain }) => plain.length > 3 && IMPERFECT.test(plain) && !PAST.has(plain));
  return isThen ? 'event' : 'work';
};

/** The places in a clause, with those that are denied: "pas au bac 2". */
const placesIn = (turn: Turn, told: ToldClause, of: Place['of']): (Place & { isDenied: boolean })[] => {
  const { words, clause } = told;
  const placed = (from: number, to: number, noun: string, phrase: string, isDenied: boolean) => {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    return { turn, start, end, noun, phrase, of, isDenied };
  };
  const places: ReturnType<typeof placed>[] = [];
  const isOfAct = isActClause(turn, told);
  let until = -1;
  for (const match of longestFirst(findPhrases(LEXICON, words, clause.isNegated))) {
    if (match.from <= until) continue;
    const found = phraseOf(turn.message.content, words, match, isOfAct);
    if (found === null) continue;
    until = found.to;
    places.push(placed(found.from, found.to, words[match.from]?.stem ?? '', match.phrase, found.isDenied));
  }
  for (const { from, to } of findExact(words)) {
    const exact = placed(from, to, words[to]?.stem ?? '', 'a set phrase', words[from - 1]?.plain === 'pas');
    if (!places.some(({ start, end }) => start < exact.end && exact.start < end)) places.push(exact);
  }
  return places;
};

const placesOf: (turn: Turn) => readonly Place[] = oncePerTurn((turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const startsOf = (findings: readonly Finding[]) => new Set(findings.map(({ passage }) => passage.start));
  const [effects, steps] = [startsOf(readEffects(turn)), startsOf(readSteps(turn))];
  // "Le soir, à la maison, j'ai pleuré": a place before an effect is that of the effect.
  const isBeforeEffect = ({ siblings, at }: ToldClause): boolean =>
    siblings.slice(at + 1, at + 3).some(({ start }) => effects.has(start));
  const places = clauses.flatMap((told) => {
    const { clause } = told;
    const isOfEffect = effects.has(clause.start) || (isBeforeEffect(told) && !isBesideAct(turn, told));
    if (steps.has(clause.start) || (isOfEffect && !isActClause(turn, told))) return [];
    const of = ofClause(turn, told, isForOther);
    return of === null ? [] : placesIn(turn, told, of);
  });
  const denied = new Set(places.filter(({ isDenied }) => isDenied).map(({ noun }) => noun));
  return places.filter(({ noun }) => !denied.has(noun));
});

const longestFirst = (matches: readonly PhraseMatch<PlaceSense>[]): PhraseMatch<PlaceSense>[] =>
  matches.toSorted((a, b) => a.from - b.from || b.to - a.to);

const isToldIn = (turn: Turn): boolean => actsOf(turn).length > 0;

const WHY = {
  event: 'where it happened',
  work: 'where the person works, as long as no other place is told',
};
const findingOf = ({ turn, start, end, phrase, of }: Place): Finding =>
  found(turn, 'where', { start, end, why: `${WHY[of]}: ${phrase}` });

/** "contre le vestiaire" is where in a place, and does not stand for the place itself. */
const isAgainst = ({ turn, start }: Place): boolean =>
  /^contre?\b/i.test(turn.message.content.slice(start, start + 7));

/**
 * Places of what is told. Nothing has a place before something happened; then the place of work stands, in the words of an
 * earlier message if need be, unless the telling names another.
 */
export const readPlaces: Reader = (turn) => {
  const wasTold = turn.earlier.some((before) => isToldIn(before));
  const own = placesOf(turn);
  if (turn.asked === 'where') return own.map(findingOf);
  const ofEvent = own.filter(({ of }) => of === 'event');
  if (wasTold) return ofEvent.map(findingOf);
  if (!isToldIn(turn)) return [];
  const first = actsOf(turn)[0]?.told.sentence.start ?? 0;
  const here = ofEvent.filter(({ end, start }) => start >= first || end > first);
  if (here.some((one) => !isAgainst(one))) return here.map(findingOf);
  const earlier = [
    ...turn.earlier.flatMap((before) => placesOf(before)),
    ...own.filter(({ end }) => end <= first),
  ];
  return [...earlier, ...here].map(findingOf);
};
