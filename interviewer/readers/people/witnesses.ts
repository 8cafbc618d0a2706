/** Who saw, heard or stood by. */
import { isBreak, type Line, plainAt } from './line.ts';
import { clear, give, type Known, SAW } from './memory.ts';
import { CONDITIONAL, hasAuthor, hasCue, isNegated, peopleOf, type Scene } from './scene.ts';
import { groupFrom, subjectOf } from './subjects.ts';

const BE = new Set('est sont etait etaient etai ete fut'.split(' '));
const THERE = new Set(
  'present presente presents presentes assis assise accroupi accroupie debout juste temoin pres cote'.split(
    ' ',
  ),
);
const NEAR = new Set('dans au a en sur derriere devant aux'.split(' '));

/** "A tout vu", "ont vu la scène : A et B", "ont baissé les yeux". */
export const readWitnesses = (scene: Scene): void => {
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
export const readPresences = (scene: Scene): void => {
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

const PAST = new Set(['etait', 'etaient', 'etai', 'ete']);
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
  const isPast =
    PAST.has(plainAt(line, at)) || (plainAt(line, at) === 'sont' && plainAt(line, at + 1) === 'dans');
  const isNear = isPast && !isAway && NEAR.has(plainAt(line, at + 1)) && hasAuthor(memory);
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
