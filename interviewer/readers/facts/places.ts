/** Places where it happened: a place of the lexicon behind "dans", "devant", "au" and their like, in a clause of the event. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import { stemOf } from '../../text/spelling.ts';
import type { Word } from '../../text/words.ts';
import { type Finding, passageOf, type Reader, type Turn } from '../finding.ts';
import { actsOf } from './acts.ts';
import { readEffects } from './effects.ts';
import { phraseOf } from './place-phrase.ts';
import PLACES from './places.json' with { type: 'json' };
import { runsOf } from './runs.ts';
import { readSteps } from './steps.ts';
import { type ToldClause, tellingOf } from './telling.ts';

const { channel: CHANNELS, ...NOUNS } = PLACES;
export type PlaceSense = keyof typeof NOUNS;
const LEXICON = lexiconOf<PlaceSense>(NOUNS);
const findChannels = runsOf({ channel: CHANNELS });

interface Place {
  turn: Turn;
  start: number;
  end: number;
  /** The stem of its noun. */
  noun: string;
  /** What the place is of: what happened, or the person's work. */
  of: 'event' | 'work';
}

const WAS = new Set(['est', 'etait', 'etaient', 'sont', 'etais', 'ete', 'avait', 'avaient', 'ont']);
const ITSELF = new Set(['ce', 'ca', 'cela', 'sa']);
const I = new Set(['je', 'on', 'nous']);
const SUBJECTS = new Set('tu il elle ils elles ce ca cela vous qui'.split(' '));
const HAPPENED = new Set([stemOf('etre'), stemOf('passer'), stemOf('arriver')]);
const PAST = new Set(['avais', 'avait', 'avai', 'avaient', 'avions', 'eu']);
const PARTICIPLE = /(?:[eiu]|is|it|ert)e?s?$/;
const IMPERFECT = /(?:ais|ait|ions|ai|et[eé])$/;

const isActClause = ({ turn }: { turn: Turn }, { clause }: ToldClause): boolean =>
  actsOf(turn).some(({ start, end }) => start <= clause.start && clause.start < end);

/** What a clause says of the place in it: that it happened there, that the person works there, or neither. */
const ofClause = (turn: Turn, told: ToldClause, isForOther: boolean): Place['of'] | null => {
  const { words, clause, around, frames } = told;
  if (clause.isQuoted || frames.has('meta')) return null;
  if (isActClause({ turn }, told)) return 'event';
  if (around.has('since')) return 'work';
  if (words.some(({ plain }) => I.has(plain))) return isForOther ? 'work' : ofMine(turn, told);
  if (isItself(words) || isThereWas(words)) return 'event';
  const isVerbless = !words.some((one, at) => SUBJECTS.has(one.plain) || isVerb(one, words[at + 1]));
  return isVerbless ? 'event' : null;
};

/** "c'était dans le hall", "cela s'est passé au dépôt". */
const isItself = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) => ITSELF.has(plain) && words.slice(at + 1, at + 4).some(({ stem }) => HAPPENED.has(stem)),
  );

const isThereWas = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => plain === 'y' && PAST.has(words[at + 1]?.plain ?? ''));

/** "a" without its accent is a verb before a participle only. */
const isVerb = ({ plain, raw }: Word, next: Word | undefined): boolean =>
  plain === 'a' ? !/^à$/i.test(raw) && PARTICIPLE.test(next?.plain ?? '') : WAS.has(plain);

/** "j'étais dans la réserve" is where it happened; "je travaille dans un hôtel" is a place of work. */
const ofMine = (turn: Turn, { words, sentence }: ToldClause): Place['of'] => {
  if (actsOf(turn).some(({ told }) => told.sentence === sentence)) return 'event';
  const at = words.findIndex(({ plain }) => I.has(plain));
  const isThen = words
    .slice(at + 1, at + 4)
    .some(({ plain }) => plain.length > 3 && IMPERFECT.test(plain) && !PAST.has(plain));
  return isThen ? 'event' : 'work';
};

const readPlacesOf = (turn: Turn): Place[] => {
  const { clauses, isForOther } = tellingOf(turn);
  const elsewhere = [...readEffects(turn), ...readSteps(turn)].map(({ passage }) => passage.start);
  const places: Place[] = [];
  const denied = new Set<string>();
  for (const told of clauses) {
    const { clause, words } = told;
    if (elsewhere.includes(clause.start) && !isActClause({ turn }, told)) continue;
    const of = ofClause(turn, told, isForOther);
    if (of === null) continue;
    let until = -1;
    for (const { from, to } of findChannels(words)) {
      places.push({ turn, start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, noun: '', of });
    }
    for (const match of longestFirst(findPhrases(LEXICON, words, clause.isNegated))) {
      const phrase = match.from <= until ? null : phraseOf(turn.message.content, words, match, isActClause({ turn }, told));
      if (phrase === null) continue;
      until = phrase.to;
      const noun = words[match.from]?.stem ?? '';
      if (phrase.isDenied) denied.add(noun);
      else places.push({ turn, start: words[phrase.from]?.start ?? 0, end: words[phrase.to]?.end ?? 0, noun, of });
    }
  }
  return places.filter(({ noun }) => !denied.has(noun));
};

const longestFirst = (matches: readonly PhraseMatch<PlaceSense>[]): PhraseMatch<PlaceSense>[] =>
  matches.toSorted((a, b) => a.from - b.from || b.to - a.to);

const remembered = new WeakMap<Turn, readonly Place[]>();
const placesOf = (turn: Turn): readonly Place[] => {
  const known = remembered.get(turn);
  if (known !== undefined) return known;
  const places = readPlacesOf(turn);
  remembered.set(turn, places);
  return places;
};

const isToldIn = (turn: Turn): boolean => actsOf(turn).length > 0;

const findingOf = ({ turn, start, end, of }: Place): Finding => ({
  passage: passageOf(turn, start, end),
  value: { detail: 'where' },
  isDenial: false,
  why: of === 'event' ? 'a place where it happened' : 'the place of work, as long as no other is told',
});

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
  if (here.length > 0) return here.map(findingOf);
  const earlier = [...turn.earlier.flatMap((before) => placesOf(before)), ...own.filter(({ end }) => end <= first)];
  return earlier.map(findingOf);
};
