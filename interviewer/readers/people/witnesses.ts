/** Who saw, heard or stood by. */
import { isBreak, type Line, plainAt, WITNESSING } from './line.ts';
import { clear, give, type Known, NAMED, SAW } from './memory.ts';
import { CONDITIONAL, hasAuthor, hasCue, isNegated, peopleOf, type Scene } from './scene.ts';
import { groupFrom, subjectOf } from './subjects.ts';

const watch = (people: readonly Known[], why: string): void => {
  for (const known of people) give(known, 'witness', why);
};

const AND = new Set(['et', 'e', 'ainsi']);
const AMONG = new Set(['notamment', 'notament', 'dont', 'surtout', 'surtou', 'comme']);
const PLAYS_OTHER = new Set('a est me etait lui le qui'.split(' '));

/** "A tout vu", "ont vu la scène : A et B", "ont baissé les yeux", "se tenait à la porte". */
export const readWitnesses = (scene: Scene): void => {
  const { line, placed, cues, memory } = scene;
  for (const { sense, from, to } of cues) {
    if (sense === 'witnesses') readNamed(scene, from, to);
    const isSight = sense === 'perceive';
    if (!isSight && !((sense === 'react' || sense === 'present') && hasAuthor(memory))) continue;
    const subject = subjectOf(line, placed, from);
    const isOfSelf = [1, 2].some((offset) => plainAt(line, from - offset) === 'me');
    if (subject.is === 'self' || isOfSelf || CONDITIONAL.test(plainAt(line, from))) continue;
    if (isSight && (isNegated(line, subject.at, to) || plainAt(line, to + 1) === 'parler')) continue;
    const people = peopleOf(scene, subject);
    watch(people, isSight ? SAW : 'was there and reacted');
    // "Toute la chaîne a entendu, Marie-Jo la première": names behind a subject that is no single person.
    const among = line.words.findIndex(({ plain }, at) => at > to && AMONG.has(plain));
    const isMany = people.length > 0 || isSight || among !== -1 || isPluralVerb(line, from);
    const isThey = subject.is === 'pronoun' && subject.isPlural;
    if (isMany && (isThey || people.every(({ isPlural }) => isPlural)))
      watchListed(scene, among === -1 ? to : among, SAW);
    else if (isSight && [1, 2].some((offset) => AND.has(plainAt(line, to + offset)))) watchNext(scene, to);
  }
};

/** "Deux témoins : A et B", "Brahim pourra vous le dire". */
const readNamed = (scene: Scene, from: number, to: number): void => {
  const subject = subjectOf(scene.line, scene.placed, from);
  if (subject.is === 'people' && !isNegated(scene.line, subject.at, to)) watch(subject.people, NAMED);
  else watchListed(scene, to, NAMED);
};

const isPluralVerb = (line: Line, at: number): boolean =>
  [at - 1, at].some((one) => /(?:ent|ont|^on)$/.test(plainAt(line, one)));

/** "Malik a vu, et aussi la cheffe de quai." */
const watchNext = ({ line, placed }: Scene, at: number): void => {
  const [next] = groupFrom(line, placed, at);
  const isDirect = next !== undefined && next.mention.from <= at + 4 && next.mention.beside === null;
  if (isDirect && !PLAYS_OTHER.has(plainAt(line, next.mention.to + 1))) watch([next.known], 'saw it too');
};

/** All who are told side by side behind a place. */
const watchListed = ({ line, placed }: Scene, at: number, why: string): void => {
  const group = groupFrom(line, placed, at).filter(({ mention }) =>
    [null, 'avec', 'sauf'].includes(mention.beside),
  );
  watch(
    group.map(({ known }) => known),
    why,
  );
};

const WAS = new Set(['etais', 'etions']);

/** "Était là", "il y avait Karim", "Léa aussi", "j'étais avec Paul". */
export const readPresences = (scene: Scene): void => {
  const { line, placed, cues, memory, wasTold } = scene;
  if (wasTold && plainAt(line, 0) === 'et' && (placed[0]?.mention.from ?? 3) < 3) watchThose(scene, 0);
  for (const [at, { plain }] of line.words.entries()) {
    if (line.isQuoted[at] === true) continue;
    if (WITNESSING.be.has(plain)) readPresence(scene, at);
    if (isThereWas(line, at)) watchThose(scene, plain === 'y' ? at + 1 : at);
    const isTold = (from: number): Known[] =>
      placed.filter(({ mention }) => mention.to < at && mention.to >= from).map(({ known }) => known);
    // "Rachid, Momo et moi".
    const isBeside = plain === 'moi' && AND.has(plainAt(line, at - 1)) && hasAuthor(memory);
    if (isBeside && placed.some(({ mention }) => mention.to === at - 2 && mention.name !== null))
      watch(isTold(0), 'was there');
    const isSeen = wasTold || cues.some(({ sense, to }) => sense === 'perceive' && to < at);
    if (plain === 'aussi' && isSeen) watch(isTold(at - 5), 'too');
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
/** "Il y avait". */
export const tellsWhoWasThere = (line: Line): boolean => line.words.some((_, at) => isThereWas(line, at));

const watchThose = (scene: Scene, at: number): void => {
  const { line, placed, memory } = scene;
  if (hasAuthor(memory) || groupFrom(line, placed, at).length > 1) watchListed(scene, at, 'was there');
};

/** "Là" at the end or before a sign; "la" alone is mostly an article. */
const isThere = (line: Line, at: number): boolean => {
  const plain = plainAt(line, at);
  if (plain !== 'la') return WITNESSING.there.has(plain);
  const next = plainAt(line, at + 1);
  const isEnd = next === '' || isBreak(line, at + 1) || WITNESSING.afterThere.has(next);
  return isEnd || /à/i.test(line.words[at]?.raw ?? '');
};

const isFirst = (line: Line, at: number): boolean =>
  isPluralVerb(line, at) && (at === 0 || isBreak(line, at));

const readPresence = (scene: Scene, at: number): void => {
  const { line, placed, memory, here } = scene;
  const subject = subjectOf(line, placed, at);
  if (subject.is === 'self') return;
  const [own, next] = [plainAt(line, at), plainAt(line, at + 1)];
  const { near, past, away } = WITNESSING;
  const isHere = isThere(line, at + 1) || (isThere(line, at + 2) && !near.has(next));
  const isPast = past.has(own) || (own === 'sont' && next === 'dans');
  const isNear = isPast && !away.has(plainAt(line, at + 2)) && near.has(next) && hasAuthor(memory);
  if (!isHere && !isNear) return;
  const people = peopleOf(scene, subject).filter((known) => here.has(known));
  if (isNegated(line, at - 2, at)) {
    for (const known of people) clear(memory, known);
    return;
  }
  if (isHere || subject.is === 'people') watch(people, 'was there');
  if (isHere && people.length > 0 && AND.has(plainAt(line, at + 2))) watchNext(scene, at + 1);
  // "Étaient dans la file Mme X et Y".
  if ((subject.is === 'nobody' && isFirst(line, at)) || (isHere && people.every(({ isPlural }) => isPlural)))
    watchThose(scene, at);
};
