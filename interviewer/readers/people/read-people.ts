/** Who did it, who saw it, to whom it was done and who was told: persons by name and by role, with the part each plays. */
import type { Finding, Reader, Turn } from '../finding.ts';
import { passageOf } from '../finding.ts';
import { denialsOf } from './denials.ts';
import { judge } from './judge.ts';
import { isBetween, type Line, linesOf, plainAt } from './line.ts';
import { copyOf, type Known, knownNames, type Memory, personOf } from './memory.ts';
import { mentionsOf } from './mentions.ts';
import { namingPlaces, readNaming } from './naming.ts';
import { type Cue, cuesOf, isTold } from './scene.ts';
import { tellsWhoWasThere } from './witnesses.ts';

/** What was read of a turn, and whom it left known; turns are data that do not change. */
const remembered = new WeakMap<Turn, { memory: Memory; findings: readonly Finding[] }>();

const readTurn = (turn: Turn, before: Memory) => {
  const memory = copyOf(before);
  const reading = remembered.get(turn) ?? { memory, findings: readSentences(turn, memory) };
  remembered.set(turn, reading);
  return reading;
};

/** Persons of a turn, as they are told in it or in the turns before it. */
export const readPeople: Reader = (turn) => {
  let memory: Memory = { people: [], isAuthorUnsaid: false };
  for (const earlier of turn.earlier) memory = readTurn(earlier, memory).memory;
  return [...readTurn(turn, memory).findings];
};

const readSentences = (turn: Turn, memory: Memory): Finding[] => {
  const { sentences, message } = turn;
  const lines = sentences.flatMap((sentence) => linesOf(message.content, sentence));
  const read = lines.map((line) => ({ line, cues: cuesOf(line) }));
  if (read.some(({ cues }) => isTold(cues, ['fiction']))) return [];
  const here = new Set<Known>();
  const denials: Finding[] = [];
  let wasTold = false;
  let wasAsked = false;
  let isCorrected = false;
  for (const { line, cues } of read) {
    if (line.isQuestion) {
      wasAsked = isTold(cues, ['perceive']);
      continue;
    }
    const placed = mentionsOf(line, knownNames(memory), namingPlaces(line))
      .filter(({ beside }) => beside !== 'comme')
      .map((mention) => ({ mention, known: personOf(memory, turn, mention) }));
    for (const { known } of placed) here.add(known);
    isCorrected ||= isBetween(line, 0, line.words.length, 'corrected');
    const scene = { memory, line, placed, here, cues, wasTold };
    if (isOpen(line, cues)) {
      judge(scene);
      readNaming(scene, wasAsked ? 'witnesses' : turn.asked, isCorrected);
    }
    wasTold = tellsWhoWasThere(line) || isTold(cues, ['perceive', 'react', 'present', 'witnesses']);
    wasAsked = false;
    denials.push(...denialsOf(turn, line));
  }
  return [...findingsOf(memory), ...denials];
};

/** Not "il paraît que", nor "si un jour je dépose quelque chose, mon chef le verra". */
const isOpen = (line: Line, cues: readonly Cue[]): boolean => {
  const isSupposed = plainAt(line, 0) === 'si' && plainAt(line, 1) !== 'bien';
  return !isTold(cues, ['hearsay']) && (!isSupposed || isTold(cues, ['witnesses']));
};

/** One finding for each new place of everybody who plays a part. */
const findingsOf = ({ people }: Memory): Finding[] =>
  people.flatMap(({ part, name, role, why, isCleared, places }) => {
    if (part === null || isCleared) return [];
    const detail = part === 'witness' ? 'witnesses' : 'people';
    const value = { detail, name, role, part } as const;
    return places
      .filter(({ isGiven }) => !isGiven)
      .map((place): Finding => {
        place.isGiven = true;
        return { passage: passageOf(place.turn, place.start, place.end), value, isDenial: false, why };
      });
  });
