/**
 * Danger and distress, heard before anything else is read: by lists of phrases that can be read, never by a model, so that the
 * numbers of those who help depend on nothing that may be away. What is looked for stands in `signs.json`, what lowers it in
 * `settings.json`, words that stand for each other in `classes.json`; ./grammar.ts says how they are written.
 */
import CLASSES from './classes.json' with { type: 'json' };
import { type Finder, finderIn, grammarOf, type HeardWord, type Lists, type Span } from './grammar.ts';
import { heardWordsOf } from './heard-words.ts';
import SETTINGS from './settings.json' with { type: 'json' };
import SIGNS from './signs.json' with { type: 'json' };

export interface Alarm {
  kind: 'distress' | 'danger';
  /** `plain` brings the card with the numbers, `faint` one quiet line. */
  degree: 'plain' | 'faint';
  /** The person's own life is at stake at this moment, by their own hand: who sends an ambulance comes before who listens. */
  isRescue: boolean;
  /** The words that it rests on: UTF-16 offsets into the text, the end exclusive. */
  start: number;
  end: number;
  words: string;
}

const GRAMMAR = grammarOf({ ...CLASSES, ...SIGNS } satisfies Lists, SETTINGS);
const isKnown = (key: string): boolean => GRAMMAR.keys.has(key);

/** Words before it that are read with a message: whether it is a game, and when it was. */
const EARLIER_MESSAGES = 3;
/** How far back the one is looked for who wishes or does it. */
const SUBJECT_REACH = 8;
const SELF = new Set('je me moi j ai suis'.split(' '));
const DOERS = new Set('il elle ils elles i on qui tu nous'.split(' '));
/** Verbs whose "il" is nobody: "il y a", "il me reste". */
const IMPERSONAL = new Set(
  'y faut faudrait vaut vaudrait suffit suffirait reste restait arrive tarde'.split(' '),
);
const OTHERS = new Set('il elle ils elles i se'.split(' '));

interface Reading {
  words: readonly HeardWord[];
  find: Finder;
  /** Where somebody else is named. */
  people: ReadonlySet<number>;
}

/** The last messages that were read: each is read again as one of those before the next. */
const remembered = new Map<string, Reading>();
const REMEMBERED_MESSAGES = 8;

const readingOf = (text: string): Reading => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const words = heardWordsOf(text, isKnown);
  const find = finderIn(GRAMMAR, words);
  const reading = { words, find, people: new Set(find('person').map(({ from }) => from)) };
  if (remembered.size >= REMEMBERED_MESSAGES) remembered.clear();
  remembered.set(text, reading);
  return reading;
};

const touches = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;
const holds = (one: Span, other: Span): boolean =>
  one.from <= other.from && other.to <= one.to && one.to - one.from > other.to - other.from;

/** Who is nearest before the words: the one who writes, others, or nobody. */
const subjectOf = ({ words, people }: Reading, { from, to }: Span): 'self' | 'other' | 'none' => {
  const spoken = words.slice(from, to + 1).map(({ plain }) => plain);
  if (spoken.some((plain) => plain === 'te' || plain === 'vous')) return 'other';
  if (spoken.some((plain) => SELF.has(plain) && plain !== 'me')) return 'self';
  const first = words[from];
  for (let at = from; at >= Math.max(0, from - SUBJECT_REACH); at -= 1) {
    const one = words[at];
    if (one === undefined || one.sentence !== first?.sentence || one.isQuoted !== first.isQuoted)
      return 'none';
    if (SELF.has(one.plain) && !(at === from && one.plain === 'me')) return 'self';
    const next = words[at + (words[at + 1]?.plain === 'me' ? 2 : 1)];
    if (one.plain === 'il' && next !== undefined && IMPERSONAL.has(next.plain)) continue;
    if (OTHERS.has(one.plain) || (people.has(at) && at < from)) return 'other';
  }
  return 'none';
};

/** True where the person is the one who does it: nobody else is named between "je" and the deed. */
const isByPerson = ({ words, people }: Reading, { from, to }: Span): boolean => {
  for (let at = to; at >= Math.max(0, from - SUBJECT_REACH); at -= 1) {
    const one = words[at];
    if (one === undefined || one.sentence !== words[from]?.sentence || one.isQuoted !== words[from]?.isQuoted)
      return false;
    if (one.plain === 'je') return true;
    if (DOERS.has(one.plain) || people.has(at)) return false;
  }
  return false;
};

/** "Je vais me tuer" is no threat, and a knife in the person's own hand no attack. */
const isOwnDeed = (reading: Reading, span: Span): boolean => {
  const spoken = reading.words.slice(span.from, span.to + 1).map(({ plain }) => plain);
  if (
    spoken.includes('me') &&
    !spoken.includes('faire') &&
    ['kill', 'hit'].some((list) => reading.find(list).some((one) => holds(span, one)))
  ) {
    return isByPerson(reading, span);
  }
  const weapon = reading.find('weapon').find((one) => touches(one, span));
  return weapon !== undefined && isByPerson(reading, weapon);
};

/** "Il me frappait". */
const isImperfect = ({ words }: Reading, { from, to }: Span): boolean =>
  words.slice(Math.max(0, from - 2), to + 1).some(({ plain }) => /[^r]ai(?:t|ent)$/.test(plain));

const isDeniedBefore = ({ words }: Reading, { from }: Span): boolean => {
  const [one, other] = [words[from - 1], words[from - 2]];
  if (one === undefined || one.sentence !== words[from]?.sentence) return false;
  return one.plain === 'pas' || one.plain === 'jamais' || (one.plain === 'plus' && other?.plain === 'ai');
};

/** The matches of a list that are no figure of speech. */
const meant = (reading: Reading, list: string): Span[] => {
  const figures = reading.find('figures');
  return reading
    .find(list)
    .filter((span) => !figures.some((figure) => touches(span, figure) && !holds(span, figure)))
    .filter((span) => !isDeniedBefore(reading, span));
};

/** What is meant by one list with something of another beside it, in the same sentence and in any order. */
const together = (reading: Reading, list: string, other: string): Span[] => {
  const sentenceOf = ({ from }: Span): number => reading.words[from]?.sentence ?? -1;
  const others = reading.find(other);
  return meant(reading, list).filter((one) =>
    others.some((two) => sentenceOf(one) === sentenceOf(two) && !touches(one, two)),
  );
};

const sentencesWith = ({ words, find }: Reading, list: string): Set<number> =>
  new Set(find(list).map(({ from }) => words[from]?.sentence ?? -1));

/**
 * What a message says of danger and of distress: a life at stake by the person's own hand first, then danger, then distress, then
 * what brings a line only. Said of the past or in jest it is lowered, told of a play or a match it is nothing.
 * @param text the message of the person
 * @param before their earlier messages, oldest first: whether a game is told of, or another day
 * @returns null where nothing is heard
 */
export const hearAlarm = (text: string, before: readonly string[]): Alarm | null => {
  const reading = readingOf(text);
  const { words, find } = reading;
  const sentenceOf = ({ from }: Span): number => words[from]?.sentence ?? -1;
  const alarm = (kind: Alarm['kind'], degree: Alarm['degree'], span: Span, isRescue = false): Alarm => {
    const start = words[span.from]?.start ?? 0;
    const end = words[span.to]?.end ?? start;
    return { kind, degree, isRescue, start, end, words: text.slice(start, end) };
  };

  const fiction = sentencesWith(reading, 'fictions');
  const longAgo = sentencesWith(reading, 'longago');
  const pastDay = sentencesWith(reading, 'pastday');
  const denials = sentencesWith(reading, 'denials');
  const soon = sentencesWith(reading, 'soon');
  const isOver = find('over').length > 0;
  const isEased = find('eased').length > 0;
  const isJoke = find('jokes').length > 0;
  const isNow = find('still').length > 0;
  const earlier = before.slice(-EARLIER_MESSAGES).map(readingOf);
  const earlierFiction = earlier.at(-1)?.find('fictions').length ?? 0;
  const earlierPast = earlier.some((one) => one.find('pastday').length + one.find('longago').length > 0);

  const isReal = (span: Span): boolean => !fiction.has(sentenceOf(span));
  const isTold = (span: Span): boolean => isReal(span) && !denials.has(sentenceOf(span));
  const isLongAgo = (span: Span): boolean => longAgo.has(sentenceOf(span));
  const isPast = (span: Span): boolean => isLongAgo(span) || isEased;

  const rescues = meant(reading, 'rescue').filter((span) => isTold(span));
  const rescue = rescues.find((span) => !isPast(span) && subjectOf(reading, span) !== 'other' && !isJoke);
  if (rescue) return alarm('distress', 'plain', rescue, true);

  const faint: Alarm[] = [];
  const halves = meant(reading, 'half').filter(isTold);
  const [half] = halves.filter((one) => halves.some((other) => !touches(one, other)));
  const isOwn = (span: Span): boolean => !isPast(span) && !isJoke && subjectOf(reading, span) !== 'other';
  const said = meant(reading, 'wishes').filter(isTold);
  const wishes = [...said, ...together(reading, 'deadly', 'intent').filter(isTold)];
  const isOwnWish = (span: Span): boolean => said.some((one) => touches(one, span) && isOwn(one));
  const isAggravated = isNow || find('aggravating').length > 0;
  const dangers = [
    ...meant(reading, 'threats').map((span) => ({ span, isDone: false, isWeak: false })),
    ...meant(reading, 'attacks').map((span) => ({ span, isDone: true, isWeak: false })),
    ...together(reading, 'armed', 'holder').map((span) => ({ span, isDone: true, isWeak: false })),
    ...together(reading, 'tools', 'holder').map((span) => ({ span, isDone: true, isWeak: !isAggravated })),
    ...meant(reading, 'weak').map((span) => ({ span, isDone: true, isWeak: !isAggravated })),
    ...(isNow ? meant(reading, 'struck') : []).map((span) => ({ span, isDone: true, isWeak: false })),
  ].filter(
    ({ span }) => isReal(span) && earlierFiction === 0 && !isOwnDeed(reading, span) && !isOwnWish(span),
  );
  for (const { span, isDone, isWeak } of dangers) {
    const isBefore = pastDay.has(sentenceOf(span)) || earlierPast || isImperfect(reading, span);
    const isAgo = isLongAgo(span) && (isDone || !soon.has(sentenceOf(span)));
    const isLow = isWeak || isOver || isAgo || (isDone && !isNow && isBefore);
    if (!isLow && !isJoke) return alarm('danger', 'plain', span);
    if (!isWeak) faint.push(alarm('danger', 'faint', span));
  }

  for (const span of [...meant(reading, 'farewells').filter(isTold), ...(half ? [half] : [])]) {
    if (!isPast(span) && !isJoke) return alarm('distress', 'plain', span);
    faint.push(alarm('distress', 'faint', span));
  }
  const ownWish = wishes.find(isOwn);
  if (ownWish) return alarm('distress', 'plain', ownWish);
  for (const span of [...said, ...rescues]) faint.push(alarm('distress', 'faint', span));
  for (const span of meant(reading, 'others').filter(isTold)) faint.push(alarm('distress', 'faint', span));
  for (const span of meant(reading, 'despair').filter(isTold)) {
    const isOfMe = words.slice(span.from, span.to + 1).some(({ plain }) => plain === 'me');
    if (isOfMe || subjectOf(reading, span) !== 'other') faint.push(alarm('distress', 'faint', span));
  }
  return faint[0] ?? null;
};
