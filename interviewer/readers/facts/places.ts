/** Places where it happened: a place of the lexicon behind "dans", "devant", "au" and their like, in a clause of the event. */
import { findPhrases, lexiconOf } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Finding, Reader, Turn } from '../finding.ts';
import { actsOf } from './acts.ts';
import { readEffects } from './effects.ts';
import { found, oncePerTurn } from './found.ts';
import { framesIn, runsOf } from './frames.ts';
import { type PlaceSense, phraseOf } from './place-phrase.ts';
import PLACES from './places.json' with { type: 'json' };
import { setOf, stemsOf } from './sets.ts';
import { readSteps } from './steps.ts';
import { isTold, type ToldClause, tellingOf } from './telling.ts';
import { isImperfect } from './verbs.ts';

const { exact: EXACT, ...NOUNS } = PLACES;
const LEXICON = lexiconOf<PlaceSense>(NOUNS);
const findExact = runsOf({ exact: EXACT });

interface Place {
  turn: Turn;
  start: number;
  end: number;
  /** The stem of its noun. */
  noun: string;
  /** "pas au bac 2". */
  isDenied: boolean;
  why: string;
  /** What the place is of: what happened, or the person's work. */
  of: 'event' | 'work';
}

const WAS = setOf('est etait etaient sont etais ete avait avaient ont');
const ITSELF = setOf('ce ca cela sa');
const I = setOf('je on nous');
const SUBJECTS = setOf('tu il elle ils elles ce ca cela vous qui');
const HAPPENED = stemsOf('être passer arriver');
const PAST = setOf('avais avait avaient');
const PARTICIPLE = /(?:[eiu]|is|it|ert)e?s?$/;

/** Where the clauses and sentences with an act begin. */
const actStartsOf = oncePerTurn((turn) => {
  const acts = actsOf(turn);
  return {
    clauses: new Set(acts.map(({ told }) => told.clause.start)),
    sentences: new Set(acts.map(({ told }) => told.sentence.start)),
  };
});

/** What a clause says of the place in it: that it happened there, that the person works there, or neither. */
const ofClause = (turn: Turn, told: ToldClause, isForOther: boolean): Place['of'] | null => {
  const { words, clause, sentence } = told;
  const { clauses, sentences } = actStartsOf(turn);
  if (clauses.has(clause.start)) return 'event';
  if (isSince(told)) return 'work';
  const isBesideAct = sentences.has(sentence.start);
  if (words.some(({ plain }) => I.has(plain))) {
    return !isForOther && (isBesideAct || wasI(words)) ? 'event' : 'work';
  }
  if (isItself(words)) return 'event';
  // "un passager est monté dans ma cabine et m'a frappé"; but "il fumait dans la cour": where somebody was meanwhile.
  if (isBesideAct && !words.some(isImperfect)) return 'event';
  const hasVerb = words.some(
    (one, at) => SUBJECTS.has(one.plain) || isImperfect(one) || isVerb(one, words[at + 1]),
  );
  return hasVerb ? null : 'event';
};

/** "Depuis je passe par la cour": where the person is since then. */
const isSince = ({ frames, siblings }: ToldClause): boolean =>
  frames.has('since') || framesIn((siblings[0]?.words ?? []).slice(0, 2)).has('since');

/** "c'était dans le hall", "cela s'est passé au dépôt". */
const isItself = (words: readonly Word[]): boolean => {
  const at = words.slice(0, 3).findIndex(({ plain }) => ITSELF.has(plain));
  return at !== -1 && words.slice(at + 1, at + 4).some(({ stem }) => HAPPENED.has(stem));
};

/** "a" without its accent is a verb before a participle only. */
const isVerb = ({ plain, raw }: Word, next: Word | undefined): boolean =>
  plain === 'a' ? !/^à$/i.test(raw) && PARTICIPLE.test(next?.plain ?? '') : WAS.has(plain);

/** "j'étais dans la réserve" is where it happened; "je travaille dans un hôtel" is a place of work. */
const wasI = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ plain }) => I.has(plain));
  return words.slice(at + 1, at + 4).some((one) => isImperfect(one) && !PAST.has(one.plain));
};

/** The places in a clause; of two that overlap, the one that begins first, and the longer one. */
const placesIn = (turn: Turn, { words, clause }: ToldClause, of: Place['of']): Place[] => {
  const nouns = findPhrases(LEXICON, words, clause.isNegated)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map((match) => ({
      ...phraseOf(turn.message.content, words, match),
      noun: match.from,
      phrase: match.phrase,
    }));
  const exact = findExact(words).map(({ from, to }) => {
    return { from, to, isDenied: words[from - 1]?.plain === 'pas', noun: to, phrase: 'a set phrase' };
  });
  const places: Place[] = [];
  for (const { from, to, noun, phrase, isDenied = false } of [...nouns, ...exact]) {
    if (from === undefined || to === undefined) continue;
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    if (places.some((other) => other.start < end && start < other.end)) continue;
    places.push({
      turn,
      start,
      end,
      noun: words[noun]?.stem ?? '',
      isDenied,
      why: `${WHY[of]}: ${phrase}`,
      of,
    });
  }
  return places;
};
const WHY = {
  event: 'where it happened',
  work: 'where the person works, as long as no other place is told',
};

const placesOf: (turn: Turn) => readonly Place[] = oncePerTurn((turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const acts = actStartsOf(turn).clauses;
  const startsOf = (findings: readonly Finding[]) => new Set(findings.map(({ passage }) => passage.start));
  const [effects, steps] = [startsOf(readEffects(turn)), startsOf(readSteps(turn))];
  const places = clauses.filter(isTold).flatMap((told) => {
    const { start } = told.clause;
    // "J'ai pleuré dans ma voiture", "j'ai porté plainte au commissariat": nothing happened there.
    if (steps.has(start) || (effects.has(start) && !acts.has(start))) return [];
    const of = ofClause(turn, told, isForOther);
    return of === null ? [] : placesIn(turn, told, of);
  });
  const denied = new Set(places.filter(({ isDenied }) => isDenied).map(({ noun }) => noun));
  return places.filter(({ noun }) => !denied.has(noun));
});

const isToldIn = (turn: Turn): boolean => actsOf(turn).length > 0;

/** "contre le vestiaire" is where in a place, and does not stand for the place itself. */
const isAgainst = ({ turn, start }: Place): boolean =>
  /^contre?\b/i.test(turn.message.content.slice(start, start + 7));

/**
 * Places of what is told. Nothing has a place before something happened; then the place of work stands, in the words of an
 * earlier message if need be, unless the telling names another.
 */
const placesToldIn = (turn: Turn): readonly Place[] => {
  const own = placesOf(turn);
  if (turn.asked === 'where') return own;
  const ofEvent = own.filter(({ of }) => of === 'event');
  if (turn.earlier.some(isToldIn)) return ofEvent;
  if (!isToldIn(turn)) return [];
  const first = actsOf(turn)[0]?.told.sentence.start ?? 0;
  const here = ofEvent.filter(({ end }) => end > first);
  if (here.some((one) => !isAgainst(one))) return here;
  return [...turn.earlier.flatMap(placesOf), ...own.filter(({ end }) => end <= first), ...here];
};

/** Each place that {@link placesToldIn} takes for one of what happened. */
export const readPlaces: Reader = (turn): Finding[] =>
  placesToldIn(turn).map((one) => found(one.turn, { detail: 'where' }, one));
