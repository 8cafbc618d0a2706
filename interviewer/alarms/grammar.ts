/**
 * Phrases with classes, found in words: the lists say what is looked for, this file only how.
 *
 * [Note: how an alarm phrase is written] Its words in order. `a|b`: either of them. `a_b`: side by side, within one alternative.
 * `a+b`: side by side, after all alternatives of a. `=a`: spelled exactly so. `<name>`: any phrase of the class of that name. Between
 * two words of a phrase that are not joined stand at most {@link MAX_GAP} others, and never a negation, another subject or the end of
 * a sentence: what those change is written in the phrase or it does not match.
 */
import { fold } from '../text/fold.ts';
import { remembering } from '../text/remember.ts';
import { soundsOf } from '../text/sound.ts';
import { stemOf } from '../text/spelling.ts';

/** A phrase that is long stands in several lines, which are put together as they are. */
export type Lists = Readonly<Record<string, readonly (string | readonly string[])[]>>;

/** One word as phrases see it. */
export interface HeardWord {
  start: number;
  end: number;
  plain: string;
  /** Exactly (`=plain`), by its stem, and by its sounds: `~sound` where it is misspelt, `?sound` where it may be ("cou" for "coup"). */
  keys: readonly string[];
  sentence: number;
  isQuoted: boolean;
}

/** The places of the first and the last word. */
export interface Span {
  from: number;
  to: number;
}

type Unit = { className: string } | { keys: ReadonlySet<string> };
interface Step {
  /** Its place among the steps of all phrases. */
  id: number;
  alternatives: readonly (readonly Unit[])[];
  /** Classes with which an alternative begins. */
  classes: readonly string[];
  isJoined: boolean;
}
type CompiledPhrase = readonly Step[];
export interface Grammar {
  lists: ReadonlyMap<string, readonly CompiledPhrase[]>;
  /** All keys of all phrases. */
  keys: ReadonlySet<string>;
  /** The steps that a word with this key may begin. */
  stepsByKey: ReadonlyMap<string, readonly number[]>;
}

const MAX_GAP = 2;
/** The same place begins no more matches of one phrase than this: more say nothing new and cost time. */
const MAX_ENDS = 4;
const NEGATIONS = new Set('pas plus jamais rien ni aucun aucune sans'.split(' '));
const SUBJECTS = new Set('je tu il elle ils elles on i ca cela'.split(' '));
const ELISIONS = new Map(
  'j:je m:me t:te s:se l:le d:de n:ne c:ce qu:que'.split(' ').map((one) => {
    const [short = '', full = ''] = one.split(':');
    return [short, full] as const;
  }),
);
/** Shorter words have too many that sound alike. */
const MIN_HEARD_LETTERS = 4;

/** Words of the grammar, which mean themselves: "pas" is not heard as "passe". */
const PLAIN_WORDS = new Set(
  'pas plus mes mais ses ces les des est et ai a on son sont mon ma ta sa tes que qui par pour sur dans sans avec ce cet une un il elle je tu nous vous ils elles leur la le de du au aux en y ne ni ou si tout tous meme quand comme bien encore toujours cela'.split(
    ' ',
  ),
);
/** Forms of these are not one another: "il a promis" is not "il avait promis". */
const AUXILIARIES = new Set(['etre', 'avoir', 'aller', 'faire'].map(stemOf));
const INFINITIVES = new Set(['etre', 'avoir', 'aller', 'faire']);

const YEAR = /^(?:19|20)\d\d$/;

const newKeysOf = (plain: string, isMisspelt: boolean): readonly string[] => {
  const sounds = PLAIN_WORDS.has(plain) ? [] : soundsOf(plain);
  // "Ils tabassent": the stemmer leaves this ending, and it is not heard.
  const stems = /..[^i]ent$/.test(plain) ? [stemOf(plain), stemOf(plain.slice(0, -2))] : [stemOf(plain)];
  const years = YEAR.test(plain) ? ['=#year'] : [];
  return [
    ...new Set([
      `=${plain}`,
      ...stems,
      ...years,
      ...sounds.map((sound) => `${isMisspelt ? '~' : '?'}${sound}`),
    ]),
  ];
};

const REMEMBERED_WORDS = 20_000;
const keysOfSpelt = remembering((plain) => newKeysOf(plain, false), REMEMBERED_WORDS);
const keysOfMisspelt = remembering((plain) => newKeysOf(plain, true), REMEMBERED_WORDS);

/**
 * The keys of a word.
 * @param isMisspelt no dictionary knows it: what it sounds like is then what it is
 */
export const keysOf = (plain: string, isMisspelt: boolean): readonly string[] =>
  isMisspelt ? keysOfMisspelt(plain) : keysOfSpelt(plain);

const unitOf = (text: string, isLoose: boolean): Unit => {
  if (text.startsWith('<')) return { className: text.slice(1, -1) };
  if (text.startsWith('=')) return { keys: new Set([text]) };
  const sounds = soundsOf(text).filter((sound) => sound.length > 2);
  if (text.length < MIN_HEARD_LETTERS) return { keys: new Set([`=${text}`]) };
  const heard = sounds.flatMap((sound) => (isLoose ? [`~${sound}`, `?${sound}`] : [`~${sound}`]));
  const isForm = AUXILIARIES.has(stemOf(text)) && !INFINITIVES.has(text);
  return { keys: new Set([isForm ? `=${text}` : stemOf(text), ...heard]) };
};

const looseUnitOf = remembering((text) => unitOf(text, true), REMEMBERED_WORDS);
const strictUnitOf = remembering((text) => unitOf(text, false), REMEMBERED_WORDS);

const unitsOf = (alternative: string, isLoose: boolean): Unit[] =>
  alternative.split(/[_']/).map((part, at, all) => {
    const isElided = at < all.length - 1 && ELISIONS.has(part);
    return (isLoose ? looseUnitOf : strictUnitOf)(isElided ? (ELISIONS.get(part) ?? part) : part);
  });

/** French puts its negation before an infinitive and after every other verb: "plus dormir", "ne dors plus". */
const withNegationAfter = (phrase: string): string[] => [
  ...new Set([phrase, phrase.replace(/(<not>|<nay>) (\S+)/, '$2 $1')]),
];

const compile = (phrase: string, isLoose: boolean, nextId: () => number): CompiledPhrase =>
  fold(phrase)
    .split(' ')
    .flatMap((token) =>
      token.split('+').map((segment, at) => {
        const alternatives = segment.split('|').map((one) => unitsOf(one, isLoose));
        const classes = alternatives.flatMap(([first]) =>
          first && 'className' in first ? [first.className] : [],
        );
        return { alternatives, classes, isJoined: at > 0 };
      }),
    )
    .map((step) => ({ ...step, id: nextId() }));

/**
 * Makes the lists ready to be looked for.
 * @param loose lists whose words are also heard in well spelt words that sound the same; @param strict lists whose words are not
 */
export const grammarOf = (loose: Lists, strict: Lists): Grammar => {
  let steps = 0;
  const nextId = (): number => {
    steps += 1;
    return steps;
  };
  const compiledOf = (lists: Lists, isLoose: boolean) =>
    Object.entries(lists).map(([name, phrases]): [string, CompiledPhrase[]] => [
      name,
      phrases
        .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.join('')))
        .flatMap(withNegationAfter)
        .map((phrase) => compile(phrase, isLoose, nextId)),
    ]);
  const compiled = new Map([...compiledOf(loose, true), ...compiledOf(strict, false)]);
  const keys = new Set<string>();
  const stepsByKey = new Map<string, number[]>();
  for (const { id, alternatives } of [...compiled.values()].flat(2)) {
    for (const [at, unit] of alternatives.flatMap((units) => [...units.entries()])) {
      for (const key of 'keys' in unit ? unit.keys : []) {
        keys.add(key);
        if (at > 0) continue;
        const others = stepsByKey.get(key);
        if (others === undefined) stepsByKey.set(key, [id]);
        else if (others.at(-1) !== id) others.push(id);
      }
    }
  }
  return { lists: compiled, keys, stepsByKey };
};

/** All that the words hold of one list; called as often as wanted, found once. */
export type Finder = (list: string) => readonly Span[];

/** Looks for lists of the grammar in words. A class that holds itself finds nothing there. */
export const finderIn = (grammar: Grammar, words: readonly HeardWord[]): Finder => {
  /** Where the words begin a step, by their keys; in order, some twice. */
  const begun = new Map<number, number[]>();
  for (const [at, { keys }] of words.entries()) {
    for (const key of keys) {
      for (const id of grammar.stepsByKey.get(key) ?? []) {
        const others = begun.get(id);
        if (others === undefined) begun.set(id, [at]);
        else if (others.at(-1) !== at) others.push(at);
      }
    }
  }
  /** For each class that was looked for: the ends of its matches by their first word. */
  const found = new Map<string, ReadonlyMap<number, readonly number[]>>();

  const endsOfClass = (name: string): ReadonlyMap<number, readonly number[]> => {
    const known = found.get(name);
    if (known !== undefined) return known;
    found.set(name, new Map());
    const ends = new Map<number, number[]>();
    for (const phrase of grammar.lists.get(name) ?? []) {
      for (const [from, to] of matchesOf(phrase)) {
        const others = ends.get(from);
        if (others === undefined) ends.set(from, [to]);
        else if (others.length < MAX_ENDS && !others.includes(to)) others.push(to);
      }
    }
    found.set(name, ends);
    return ends;
  };

  const unitEnds = (unit: Unit, at: number): readonly number[] => {
    if ('className' in unit) return endsOfClass(unit.className).get(at) ?? [];
    return words[at]?.keys.some((key) => unit.keys.has(key)) ? [at] : [];
  };

  const stepEnds = ({ alternatives }: Step, at: number): number[] =>
    alternatives.flatMap((units) =>
      units.reduce<readonly number[]>(
        (ends, unit, index) => ends.flatMap((end) => unitEnds(unit, index === 0 ? at : end + 1)),
        [at],
      ),
    );

  const beginnings = ({ id, classes }: Step): Set<number> =>
    new Set([...(begun.get(id) ?? []), ...classes.flatMap((name) => [...endsOfClass(name).keys()])]);

  /** Some word begins it; most phrases have a step that none does, and are done with that. */
  const mayMatch = ({ id, classes }: Step): boolean =>
    begun.has(id) || classes.some((name) => endsOfClass(name).size > 0);

  /** The places at which the next step may begin. */
  const nextPlaces = (end: number, isJoined: boolean): number[] => {
    const next: number[] = [];
    for (let at = end + 1; at <= end + 1 + (isJoined ? 0 : MAX_GAP); at += 1) {
      const one = words[at];
      if (one === undefined || one.sentence !== words[end]?.sentence) break;
      next.push(at);
      if (NEGATIONS.has(one.plain) || SUBJECTS.has(one.plain)) break;
    }
    return next;
  };

  const matchesOf = (phrase: CompiledPhrase): [number, number][] => {
    const [first, ...rest] = phrase;
    if (first === undefined || !phrase.every(mayMatch)) return [];
    return [...beginnings(first)].flatMap((from) => {
      let ends = stepEnds(first, from);
      for (const step of rest) {
        if (ends.length === 0) break;
        const places = new Set(ends.flatMap((end) => nextPlaces(end, step.isJoined)));
        ends = [...places].flatMap((at) => stepEnds(step, at)).slice(0, MAX_ENDS);
      }
      return [...new Set(ends)].map((to): [number, number] => [from, to]);
    });
  };

  return remembering(
    (list) => [...endsOfClass(list)].flatMap(([from, ends]) => ends.map((to) => ({ from, to }))),
    Number.POSITIVE_INFINITY,
  );
};
