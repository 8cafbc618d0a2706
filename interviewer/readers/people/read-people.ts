/** Who did it, who saw it, to whom it was done and who was told: persons by name and by role, with the part each plays. */
import type { Finding, Reader, Turn } from '../finding.ts';
import { passageOf } from '../finding.ts';
import { denialsOf } from './denials.ts';
import { judge } from './judge.ts';
import { type Line, linesOf, plainAt } from './line.ts';
import { copyOf, emptyMemory, type Known, knownNames, type Memory, personOf } from './memory.ts';
import { mentionsOf } from './mentions.ts';
import { namingPlaces, readNaming } from './naming.ts';
import { cuesOf, hasCue } from './scene.ts';
import { tellsWhoWasThere } from './witnesses.ts';

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
  const lines = turn.sentences.flatMap((sentence) => linesOf(content, sentence));
  const allCues = lines.map(cuesOf);
  if (allCues.some((cues) => hasCue(cues, 'fiction'))) return [];
  const here = new Set<Known>();
  const denials: Finding[] = [];
  let wasTold = false;
  let wasAsked = false;
  let corrected = false;
  for (const [index, line] of lines.entries()) {
    const cues = allCues[index] ?? [];
    if (line.isQuestion) {
      wasAsked = hasCue(cues, 'perceive');
      continue;
    }
    const mentions = mentionsOf(
      content,
      line,
      { known: knownNames(memory), isNaming: false },
      namingPlaces(line),
    );
    const placed = mentions
      .filter(({ beside }) => beside !== 'comme')
      .map((mention) => ({ mention, known: personOf(memory, turn, mention) }));
    corrected ||= line.words.some(({ plain }) => CORRECTED.has(plain));
    const scene = { memory, line, placed, here, cues, wasTold };
    const isOpen =
      !hasCue(cues, 'hearsay') && !(isSupposed(line) && !hasCue(cues, 'witnesses')) && !isAfterSomebody(line);
    for (const { known } of placed) here.add(known);
    if (isOpen) judge(scene);
    if (isOpen)
      readNaming(scene, wasAsked || (wasTold && placed.length > 1) ? 'witnesses' : turn.asked, corrected);
    wasTold = tellsWhoWasThere(line) || SIGNS.some((sense) => hasCue(cues, sense));
    wasAsked = false;
    denials.push(...denialsOf(turn, line));
  }
  return [...findingsOf(memory), ...denials];
};

const SIGNS = ['perceive', 'react', 'present', 'witnesses'] as const;

/** "Si un jour je dépose quelque chose, est-ce que mon chef le voit": nothing that happened. */
const isSupposed = (line: Line): boolean => plainAt(line, 0) === 'si' && plainAt(line, 1) !== 'bien';

/** "D'après Karim". */
const isAfterSomebody = ({ words }: Line): boolean =>
  words.some(({ plain }, at) => plain === 'apres' && words[at - 1]?.plain === 'de');

/** One finding for the role and one for each fuller name of everybody who plays a part. */
const findingsOf = ({ people }: Memory): Finding[] =>
  people.flatMap((known) => {
    const { part, name, role, why, given } = known;
    if (part === null || known.isCleared) return [];
    return newPlaces(known).map((place) => {
      given.add(place);
      const passage = passageOf(place.turn, place.span.start, place.span.end);
      const detail = part === 'witness' ? 'witnesses' : 'people';
      return { passage, value: { detail, name, role, part }, isDenial: false, why };
    });
  });

const lengthOf = ({ span }: Known['places'][number]): number => span.end - span.start;

/** The first place of the role, and that of the longest name if it is longer than what was given before. */
const newPlaces = ({ part, places, given }: Known): Known['places'] => {
  const longest = (list: Known['places']): number => Math.max(0, ...list.map(lengthOf));
  const names = places.filter(({ what }) => what === 'name');
  const told = [...given];
  const toldName = longest(told.filter(({ what }) => what === 'name'));
  const name = names.find((place) => lengthOf(place) === longest(names) && lengthOf(place) > toldName);
  const role = places.find(({ what }) => what === 'role');
  const isRoleNew = role !== undefined && !told.some(({ what }) => what === 'role');
  const needsRole = isRoleNew && (part === 'author' || names.length === 0);
  return [...(needsRole ? [role] : []), ...(name === undefined ? [] : [name])];
};
