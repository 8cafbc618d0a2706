/** Who did it, who saw it, to whom it was done and who was told: persons by name and by role, with the part each plays. */
import type { Finding, Reader, Turn } from '../finding.ts';
import { passageOf } from '../finding.ts';
import { denialsOf } from './denials.ts';
import { cuesOf, hasCue, isPart, judge } from './judge.ts';
import { type Line, lineOf, plainAt } from './line.ts';
import { copyOf, emptyMemory, type Known, knownNames, type Memory, personOf } from './memory.ts';
import { mentionsOf } from './mentions.ts';
import { namingPlaces, readNaming } from './naming.ts';

interface Reading {
  memory: Memory;
  findings: readonly Finding[];
}

/** What was read of a turn; turns are data that do not change. */
const remembered = new WeakMap<Turn, Reading>();

const readTurn = (turn: Turn, before: Memory): Reading => {
  const known = remembered.get(turn);
  if (known !== undefined) return known;
  const memory = copyOf(before);
  const reading = { memory, findings: readSentences(turn, memory) };
  remembered.set(turn, reading);
  return reading;
};

/** Persons of a turn, as they are told in it or in the turns before it. */
export const readPeople: Reader = (turn) => {
  let memory = emptyMemory();
  for (const earlier of turn.earlier) memory = readTurn(earlier, memory).memory;
  return [...readTurn(turn, memory).findings];
};

const CORRECTED = new Set(['non', 'pardon', 'erreur', 'enfin', 'plutot', 'trompe', 'trompee', 'confonds']);

const readSentences = (turn: Turn, memory: Memory): Finding[] => {
  const { content } = turn.message;
  const lines = turn.sentences.map((sentence) => lineOf(content, sentence));
  const allCues = lines.map(cuesOf);
  if (allCues.some((cues) => hasCue(cues, 'fiction'))) return [];
  const here = new Set<Known>();
  const denials: Finding[] = [];
  let wasSeen = false;
  let corrected = false;
  for (const [index, line] of lines.entries()) {
    if (line.isQuestion) continue;
    const cues = allCues[index] ?? [];
    const mentions = mentionsOf(content, line, { known: knownNames(memory), isNaming: false }, namingPlaces(line));
    const placed = mentions
      .filter(({ beside }) => beside !== 'comme')
      .map((mention) => ({ mention, known: personOf(memory, turn, mention) }));
    corrected ||= line.words.some(({ plain }) => CORRECTED.has(plain));
    const scene = { memory, line, placed, here, cues, wasSeen };
    const isOpen = !hasCue(cues, 'hearsay') && !isSupposed(line) && !isAfterSomebody(line);
    for (const { known } of placed) here.add(known);
    if (isOpen) judge(scene);
    if (isOpen) readNaming(scene, turn.asked, corrected);
    wasSeen = hasCue(cues, 'perceive');
    denials.push(...denialsOf(turn, line));
  }
  return [...findingsOf(memory), ...denials];
};

/** "Si un jour je dépose quelque chose, est-ce que mon chef le voit": nothing that happened. */
const isSupposed = (line: Line): boolean => plainAt(line, 0) === 'si' && plainAt(line, 1) !== 'bien';

/** "D'après Karim". */
const isAfterSomebody = ({ words }: Line): boolean =>
  words.some(({ plain }, at) => plain === 'apres' && words[at - 1]?.plain === 'de');

/** One finding for each new wording of everybody who plays a part. */
const findingsOf = ({ people }: Memory): Finding[] =>
  people.flatMap((known) => {
    const { part, name, role, why, places, given } = known;
    if (!isPart(part) || known.isCleared) return [];
    const hasName = part !== 'author' && places.some(({ what }) => what === 'name');
    return places.flatMap((place) => {
      if (given.has(place) || (hasName && place.what === 'role')) return [];
      const passage = passageOf(place.turn, place.span.start, place.span.end);
      const isTold = [...given].some((one) => one.what === place.what && wordsOf(one) === passage.words);
      given.add(place);
      if (isTold) return [];
      const detail = part === 'witness' ? 'witnesses' : 'people';
      return [{ passage, value: { detail, name, role, part }, isDenial: false, why }];
    });
  });

const wordsOf = ({ turn, span }: Known['places'][number]): string => turn.message.content.slice(span.start, span.end);
