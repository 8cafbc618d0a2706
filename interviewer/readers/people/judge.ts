/** The parts that the clauses of one sentence give to those it speaks of. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Part } from '../finding.ts';
import CUES from './cues.json' with { type: 'json' };
import { HELPERS, isBreak, type Line, plainAt } from './line.ts';
import { clear, give, type Known, type Memory, SAW } from './memory.ts';
import {
  areListed,
  behindPronoun,
  groupFrom,
  type Placed,
  type Subject,
  subjectOf,
  verbBehind,
} from './subjects.ts';

type Cue = keyof typeof CUES;
const LEXICON = lexiconOf<Cue>(CUES);

/** A sentence and what is known while it is read. */
export interface Scene {
  memory: Memory;
  line: Line;
  placed: readonly Placed[];
  /** Spoken of in this turn. */
  here: Set<Known>;
  cues: readonly PhraseMatch<Cue>[];
  /** Somebody saw something in the sentence before: "Jean-Luc aussi". */
  wasSeen: boolean;
  /** The sentence before told who was there: "et la stagiaire". */
  wasThere: boolean;
}

const NEGATIONS = new Set('ne pas rien jamais personne aucun aucune ni'.split(' '));
const MINE = new Set('mon ma mes moi notre nos'.split(' '));
const CONDITIONAL = /(?:rais|rait|raient)$/;

export const cuesOf = ({ words, isQuoted }: Line): PhraseMatch<Cue>[] =>
  findPhrases(
    LEXICON,
    words,
    words.some(({ plain }) => NEGATIONS.has(plain)),
  ).filter(({ from }) => isQuoted[from] !== true);

export const hasCue = (cues: readonly PhraseMatch<Cue>[], sense: Cue): boolean =>
  cues.some((one) => one.sense === sense);

const isNegated = (line: Line, from: number, to: number): boolean =>
  line.words.slice(Math.max(0, from + 1), to + 2).some(({ plain }) => NEGATIONS.has(plain));

const peopleOf = ({ memory, here, placed }: Scene, subject: Subject): readonly Known[] => {
  if (subject.is === 'people') return subject.people;
  if (subject.is !== 'pronoun') return [];
  const found = behindPronoun(memory, here, placed, subject);
  return found === undefined ? [] : [found];
};

/** Gives their parts to all whom the sentence speaks of. */
export const judge = (scene: Scene): void => {
  readBeside(scene);
  readClearings(scene);
  readWitnesses(scene);
  readInformed(scene);
  readDeeds(scene);
  readPresences(scene);
  readOwnThings(scene);
  readComplaints(scene);
  readLists(scene);
};

/** "En présence d'Estelle et du stagiaire", "à Léa et à Paul": the same part for all that one word leads. */
const readLists = ({ line, placed }: Scene): void => {
  for (const [index, { mention, known }] of placed.entries()) {
    const before = placed[index - 1];
    if (before === undefined || before.known.part === null || known.part !== null) continue;
    const isAnd = line.words
      .slice(before.mention.to + 1, mention.from)
      .some(({ plain }) => plain === 'et' || plain === 'e');
    const isLed =
      before.mention.beside !== null && (mention.beside === null || mention.beside === before.mention.beside);
    if (isAnd && isLed && areListed(line, before.mention, mention))
      give(known, before.known.part, before.known.why);
  }
};

/** "N'y est pour rien", "n'était pas là", "n'a rien vu". */
const readClearings = (scene: Scene): void => {
  const { cues, line, memory, placed } = scene;
  for (const cue of cues) {
    const isDenied = cue.sense === 'perceive' || cue.sense === 'clear';
    if (!isDenied) continue;
    const subject = subjectOf(line, placed, cue.from);
    if (cue.sense !== 'clear' && !isNegated(line, subject.at, cue.to)) continue;
    const last = placed.findLast(({ mention }) => mention.to < cue.from && mention.to >= cue.from - 4);
    const nearest = placed.findLast(({ mention }) => mention.to < subject.at);
    const isNearest = subject.is === 'pronoun' && nearest !== undefined;
    const people = isNearest ? [nearest.known] : subject.is === 'self' ? [] : peopleOf(scene, subject);
    for (const known of people.length === 0 && last !== undefined && subject.is === 'nobody'
      ? [last.known]
      : people) {
      const isOnly = known.why === 'in front of';
      if (!isOnly && (known.part !== 'author' || known.isNamedLater)) clear(memory, known);
    }
  }
};

const WITNESSING_BEFORE = new Set(['devant', 'presence', 'yeux']);

/** "Devant deux élèves", "en présence de Karim", "insultée par le chef", "je viens pour une collègue". */
const readBeside = ({ line, placed, cues }: Scene): void => {
  for (const { mention, known } of placed) {
    const before = [plainAt(line, mention.from - 1), plainAt(line, mention.from - 2)];
    const isWatched =
      before[0] === 'devant' ||
      (['de', 'du'].includes(mention.beside ?? '') && WITNESSING_BEFORE.has(before[1] ?? ''));
    const isOnly = before[0] === 'que' && ['autre', 'personne', 'seul'].includes(before[1] ?? '');
    if (isWatched || isOnly) give(known, 'witness', 'in front of');
    const isPassive =
      mention.beside === 'par' &&
      cues.some(({ sense, to }) => sense === 'harm' && to < mention.from && to >= mention.from - 5);
    if (isPassive || (mention.beside === 'de' && before[1] === 'part')) give(known, 'author', 'done by');
    const isFor =
      mention.beside === 'pour' && /^(?:ecris|viens|parle|est|temoigne|agit)$/.test(before[1] ?? '');
    if (isFor) give(known, 'target', 'told for somebody else');
  }
};

const isObjectPronoun = (line: Line, at: number): boolean => {
  const plain = plainAt(line, at);
  return plain === 'me' || (plain === 'nous' && !/ons$/.test(plainAt(line, at + 1)));
};

/** What somebody did to the person who writes, or to somebody else. */
const readDeeds = (scene: Scene): void => {
  const { line } = scene;
  for (const [at] of line.words.entries()) {
    if (line.isQuoted[at] !== true && isObjectPronoun(line, at)) readDeedOnSelf(scene, at);
  }
  for (const cue of scene.cues) if (cue.sense === 'harm') readHarm(scene, cue);
  readWords(scene);
};

/** "Il m'a poussée", "mon chef me parle mal"; not "il m'a aidée", and what was only told is no deed. */
const readDeedOnSelf = (scene: Scene, at: number): void => {
  const { line, placed, cues, memory } = scene;
  const subject = subjectOf(line, placed, at);
  if (subject.is === 'self' || subject.is === 'nobody') return;
  const verb = verbBehind(line, at, HELPERS);
  if (line.words.slice(at, verb + 1).some(({ plain }) => CONDITIONAL.test(plain))) return;
  const isAt = ({ from }: PhraseMatch<Cue>): boolean => from >= at && from <= verb + 1;
  const isHarm = cues.some((cue) => cue.sense === 'harm' && isAt(cue));
  const isPlain = cues.some((cue) => cue.sense === 'harm' && cue.phrase.includes(' ') && isAt(cue));
  const isKind =
    !isPlain &&
    cues.some((cue) => (cue.sense === 'kind' || (cue.sense === 'perceive' && !isHarm)) && isAt(cue));
  const people = peopleOf(scene, subject);
  if (people.length === 0 && subject.is === 'pronoun' && !isKind) memory.isAuthorUnsaid = true;
  for (const known of people) {
    if (isKind && !(isHarm && known.kind === 'lead')) continue;
    if (known.kind === 'care' && !isHarm) continue;
    if (isHearsay(scene, at, verb) && known.kind !== 'lead') continue;
    if (known.part === 'author' && subject.is === 'people') known.isAgain = true;
    give(known, 'author', 'did something to the person who writes');
  }
};

/** "M'a dit que le chef ..."; what is said of the writer is a deed ("que j'étais trop vieille"). */
const isHearsay = ({ line, cues }: Scene, at: number, verb: number): boolean => {
  if (!cues.some(({ sense, from }) => sense === 'say' && from === verb)) return false;
  const that = [1, 2, 3].find((offset) => ['que', 'si'].includes(plainAt(line, verb + offset)));
  const isOfThat = ['le', 'la', 'en'].some((plain) => plain === plainAt(line, at + 1));
  if (that === undefined) return plainAt(line, verb + 1) === 'apres' || isOfThat;
  if (plainAt(line, verb + that) === 'si') return true;
  return !['je', 'tu', 'on', ...MINE].includes(plainAt(line, verb + that + 1));
};

/** "A dit au micro que j'étais trop vieille": what is said of the writer. */
const readWords = (scene: Scene): void => {
  const { line, placed, cues } = scene;
  for (const { sense, from } of cues) {
    if (sense !== 'say') continue;
    const that = [1, 2, 3, 4].map((offset) => from + offset).find((at) => plainAt(line, at) === 'que');
    if (that === undefined || !['je', ...MINE].includes(plainAt(line, that + 1))) continue;
    const subject = subjectOf(line, placed, from);
    if (subject.is !== 'people' || isNegated(line, subject.at, from)) continue;
    for (const known of subject.people)
      if (known.kind !== 'care') give(known, 'author', 'said something of the person who writes');
  }
};

/** "A crié sur Léa", "le patron hurle": a deed by its verb. */
const readHarm = (scene: Scene, { from, to }: PhraseMatch<Cue>): void => {
  const { line, placed } = scene;
  const subject = subjectOf(line, placed, from);
  if (subject.is === 'self' || subject.is === 'nobody') return;
  if (CONDITIONAL.test(plainAt(line, from)) || isNegated(line, subject.at, to - 1)) return;
  const target = placed.find(({ mention }) => mention.from > from && mention.from <= to + 9);
  const isOnSelf = line.words
    .slice(subject.at, to + 4)
    .some(({ plain }) => plain === 'me' || plain === 'moi');
  const isOwn = isOnSelf || line.words.slice(from, to + 8).some(({ plain }) => MINE.has(plain));
  const isSeen = scene.cues.some(
    (cue) => cue.sense === 'perceive' && cue.from > subject.at && cue.from < from,
  );
  if (isSeen) return;
  const isDirect =
    target !== undefined &&
    (['sur', 'contre', 'a', 'de', 'au'].includes(target.mention.beside ?? '') ||
      target.mention.from <= to + 2);
  for (const known of peopleOf(scene, subject)) {
    if (known.kind === 'care' && !isOnSelf) continue;
    const isFirst = !hasAuthor(scene.memory) && subject.is === 'people' && known.kind !== 'care';
    if (!isOwn && !isDirect && !isFirst) continue;
    if (known.part === null && subject.is === 'pronoun' && known.kind === 'public') continue;
    if (known.part === 'author' && subject.is === 'people' && isOwn) known.isAgain = true;
    give(known, 'author', 'a deed by its verb');
    if (isDirect && !isOnSelf && target.known !== known && target.mention.name !== null)
      give(target.known, 'target', 'somebody else it was done to');
  }
};

/** "A découpé mes lacets", "écoute mes appels": what is done to something of the writer. */
const readOwnThings = ({ line, placed, cues }: Scene): void => {
  for (const [index, { mention, known }] of placed.entries()) {
    const isWork =
      known.kind === 'lead' || known.kind === 'public' || known.kind === 'work' || known.kind === null;
    if (!isWork || mention.beside !== null || known.part !== null) continue;
    const end = Math.min(placed[index + 1]?.mention.from ?? line.words.length, mention.to + 10);
    const own = line.words.findIndex(
      ({ plain }, at) => at > mention.to + 1 && at < end && MINE.has(plain) && plain !== 'moi',
    );
    if (own === -1) continue;
    const between = line.words.slice(mention.to + 1, own);
    const isOther = between.some(
      ({ plain }) =>
        ['je', 'on', 'que', 'si', 'avec', 'me', 'pour'].includes(plain) || CONDITIONAL.test(plain),
    );
    const isKind = cues.some(
      ({ sense, from }) =>
        from > mention.to && from < own + 2 && ['kind', 'perceive', 'react', 'clear'].includes(sense),
    );
    const isVerb = between.some(({ plain }) => ['a', 'ont', 'avait'].includes(plain));
    if (!isOther && !isKind && isVerb)
      give(known, 'author', 'did something to what belongs to the person who writes');
  }
};

const BE = new Set('est sont etait etaient etai ete fut'.split(' '));
const THERE = new Set(
  'present presente presents presentes assis assise accroupi accroupie debout juste temoin pres cote'.split(
    ' ',
  ),
);
const NEAR = new Set('dans au a en sur derriere devant aux'.split(' '));

/** "A tout vu", "ont vu la scène : A et B", "ont baissé les yeux". */
const readWitnesses = (scene: Scene): void => {
  const { line, placed, cues, memory } = scene;
  for (const { sense, from, to } of cues) {
    if (sense !== 'perceive' && sense !== 'react') continue;
    const subject = subjectOf(line, placed, from);
    if (subject.is === 'self' || CONDITIONAL.test(plainAt(line, from))) continue;
    if (sense === 'perceive' && isNegated(line, subject.at, to)) continue;
    const isOfSelf = plainAt(line, from - 1) === 'me' || plainAt(line, from - 2) === 'me';
    if (isOfSelf || (sense === 'react' && !hasAuthor(memory))) continue;
    const people = peopleOf(scene, subject);
    watch(people, sense === 'perceive' ? SAW : 'was there and reacted');
    // "Toute la chaîne a entendu, Marie-Jo la première": names behind a subject that is no single person.
    const isMore =
      ['et', 'e', 'ainsi'].includes(plainAt(line, to + 1)) || ['et', 'e'].includes(plainAt(line, to + 2));
    if (sense === 'perceive' && people.length > 0 && isMore) watchMore(scene, to);
    const among = line.words.findIndex(({ plain }, at) => at > to && AMONG.has(plain));
    if (sense === 'perceive' && among !== -1) watchNames(scene, among);
    if (sense === 'perceive' && people.every(({ isPlural }) => isPlural)) watchNames(scene, to);
  }
};

const AMONG = new Set(['notamment', 'dont', 'surtout', 'comme']);

const watch = (people: readonly Known[], why: string): void => {
  for (const known of people) give(known, 'witness', why);
};

/** "Malik a vu, et aussi la cheffe de quai." */
const watchMore = ({ line, placed }: Scene, at: number): void => {
  const [next] = groupFrom(line, placed, at);
  const isDirect = next !== undefined && next.mention.from <= at + 4 && next.mention.beside === null;
  const behind = next === undefined ? '' : plainAt(line, next.mention.to + 1);
  if (isDirect && !['a', 'est', 'me', 'etait', 'lui', 'le', 'qui'].includes(behind))
    watch([next.known], 'saw it too');
};

const watchNames = ({ line, placed }: Scene, at: number): void => {
  const named = groupFrom(line, placed, at).filter(
    ({ mention }) => mention.name !== null && mention.beside === null,
  );
  watch(
    named.map(({ known }) => known),
    'named among those who saw it',
  );
};

/** "Était là", "il y avait Karim", "Léa aussi", "j'étais avec Paul". */
const readPresences = (scene: Scene): void => {
  const { line, placed, cues, wasSeen, wasThere } = scene;
  if (wasThere && plainAt(line, 0) === 'et' && placed[0] !== undefined && placed[0].mention.from < 3)
    watchThose(scene, 0);
  for (const [at, { plain }] of line.words.entries()) {
    if (line.isQuoted[at] === true) continue;
    if (BE.has(plain)) readPresence(scene, at);
    if (isThereWas(line, at)) watchThose(scene, plain === 'y' ? at + 1 : at);
    if (plain === 'moi' && ['et', 'e'].includes(plainAt(line, at - 1))) watchBeside(scene, at - 1);
    const isSeen = wasSeen || cues.some(({ sense, to }) => sense === 'perceive' && to < at);
    if (plain === 'aussi' && isSeen) {
      watch(
        placed.filter(({ mention }) => mention.to < at && mention.to >= at - 5).map(({ known }) => known),
        'too',
      );
    }
    const isWith =
      plain === 'avec' && line.words.slice(Math.max(0, at - 3), at).some((one) => WAS.has(one.plain));
    if (isWith || (plain === 'sauf' && !hasCue(cues, 'tell'))) watchThose(scene, at);
  }
};

const THERE_WAS = /^(?:a|avait|ave|avai|avaient|aver)$/;
const isThereWas = (line: Line, at: number): boolean => {
  const plain = plainAt(line, at);
  return (plain === 'y' && THERE_WAS.test(plainAt(line, at + 1))) || plain === 'yave' || plain === 'yavai';
};
export const tellsWhoWasThere = (line: Line): boolean => line.words.some((_, at) => isThereWas(line, at));
const WAS = new Set(['etais', 'etions']);

const hasAuthor = ({ people, isAuthorUnsaid }: Memory): boolean =>
  isAuthorUnsaid || people.some(({ part }) => part === 'author');

const watchThose = ({ line, placed, memory }: Scene, at: number): void => {
  const group = groupFrom(line, placed, at).filter(({ mention }) =>
    [null, 'avec', 'sauf'].includes(mention.beside),
  );
  if (!hasAuthor(memory) && group.length < 2) return;
  watch(
    group.map(({ known }) => known),
    'was there',
  );
};

/** "Rachid, Momo et moi". */
const watchBeside = ({ placed, memory }: Scene, at: number): void => {
  const last = placed.find(({ mention }) => mention.to === at - 1 && mention.name !== null);
  if (last === undefined || !hasAuthor(memory)) return;
  watch(
    placed.filter(({ mention }) => mention.to < at && mention.beside === null).map(({ known }) => known),
    'was there',
  );
};

/** "Là" at the end or before a sign; "la" alone is mostly an article. */
const isThere = (line: Line, at: number): boolean => {
  const plain = plainAt(line, at);
  if (plain !== 'la') return THERE.has(plain);
  const next = plainAt(line, at + 1);
  return (
    /à/i.test(line.words[at]?.raw ?? '') || next === '' || isBreak(line, at + 1) || AFTER_THERE.has(next)
  );
};
const AFTER_THERE = new Set('il ils elle elles el et mais on quand aussi avec qui je'.split(' '));

const AWAY = new Set(
  'copie vacances conge conges arret reunion retard deplacement courant teletravail repos formation greve maladie'.split(
    ' ',
  ),
);

const readPresence = (scene: Scene, at: number): void => {
  const { line, placed, memory, here } = scene;
  const subject = subjectOf(line, placed, at);
  if (subject.is === 'self') return;
  const isHere = isThere(line, at + 1) || (isThere(line, at + 2) && !NEAR.has(plainAt(line, at + 1)));
  const isAway = AWAY.has(plainAt(line, at + 2));
  const isNear = !isAway && NEAR.has(plainAt(line, at + 1)) && hasAuthor(memory);
  if (!isHere && !isNear) return;
  const people = peopleOf(scene, subject).filter((known) => here.has(known));
  if (isNegated(line, at - 2, at)) {
    for (const known of people) clear(memory, known);
    return;
  }
  if (isHere || subject.is === 'people') watch(people, 'was there');
  if (isHere && people.length > 0 && ['et', 'e'].includes(plainAt(line, at + 2))) watchMore(scene, at + 1);
  if (isHere && people.every(({ isPlural }) => isPlural)) watchThose(scene, at);
};

/** "J'en ai parlé à Karim", "ma sœur le sait". */
const readInformed = ({ line, placed, cues }: Scene): void => {
  for (const { mention, known } of placed) {
    const told = cues.find(
      ({ sense, to }) =>
        (sense === 'tell' || sense === 'inform') && to < mention.from && to >= mention.from - 8,
    );
    const isSaid = told !== undefined && isBySelf(line, placed, told.from);
    const isTo = ['a', 'avec', 'chez', 'aupres'].includes(mention.beside ?? '');
    const isDirect =
      mention.beside === null &&
      cues.some(
        ({ sense, from, to }) =>
          sense === 'inform' && to < mention.from && to >= mention.from - 2 && isBySelf(line, placed, from),
      );
    const except = ['part', 'sauf'].some((word) =>
      [
        plainAt(line, mention.from - 1),
        plainAt(line, mention.from - 2),
        plainAt(line, mention.to + 3),
        plainAt(line, mention.to + 2),
      ].includes(word),
    );
    const behind = line.words.slice(mention.to + 1, mention.to + 4).map(({ plain }) => plain);
    const knows = ['le sait', 'le savent', 'au courant'].some((phrase) => behind.join(' ').includes(phrase));
    if ((isSaid && isTo) || isDirect || knows) give(known, 'informed', 'was told of it');
    else if (except && isDenialOfTelling(cues)) give(known, 'informed', 'nobody else was told');
  }
};

const isBySelf = (line: Line, placed: readonly Placed[], verb: number): boolean =>
  subjectOf(line, placed, verb).is === 'self';
const isDenialOfTelling = (cues: Scene['cues']): boolean => hasCue(cues, 'tell') || hasCue(cues, 'inform');

/** "C'est à propos de mon encadrant", "un souci avec un régulateur". */
const readComplaints = ({ line, placed, cues }: Scene): void => {
  for (const [index, { mention, known }] of placed.entries()) {
    const isLed = cues.some(
      ({ sense, to }) => sense === 'complain' && to < mention.from && to >= mention.from - 5,
    );
    const before = placed[index - 1];
    const isListed = before !== undefined && areListed(line, before.mention, mention);
    if (isLed && !isListed && known.kind !== 'care') give(known, 'author', 'whom the account is about');
  }
};

export const isPart = (part: Part | null): part is Part => part !== null && part !== 'mentioned';
