/**
 * Danger and distress, heard before anything else is read: by a linear model of words, senses, letters and sounds that stands in this
 * folder (`weights.json`), so that the numbers of those who help depend on nothing that may be away.
 */
import { once } from '../text/remember.ts';
import { alarmWordsOf, SENSE_NAMES } from './alarm-words.ts';
import { unpacked } from './packed.ts';
import { type Model, passagesOf, plainChance, sentencesIn, weigh } from './weigh.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

export interface Alarm {
  kind: 'distress' | 'danger';
  /** `plain` brings the card with the numbers, `faint` one quiet line. */
  degree: 'plain' | 'faint';
  /** The person's own life is at stake at this moment, by their own hand: who sends an ambulance comes before who listens. */
  isRescue: boolean;
  /** The passage that weighs most: UTF-16 offsets into the text, the end exclusive. */
  start: number;
  end: number;
  words: string;
}

const model = once((): Model => ({ ...WEIGHTS, table: unpacked(WEIGHTS.table) }));

/**
 * A card is shown from this chance of a plain alarm on, a line from this one that it is not nothing. What is told of blows and threats
 * is most of what people write here, and past: danger needs a better chance than distress.
 */
const CARD_CHANCE = 0.5;
const DANGER_CHANCE = 0.6;
const LINE_CHANCE = 0.45;
/** Of one sentence among others: somebody who tells of their day does not take it back by that. */
const OUTRIGHT_CHANCE = 0.55;
const RESCUE_CHANCE = 0.3;
const FICTION = SENSE_NAMES.indexOf('fiction');

/** One word may be meant otherwise: "une partie de la réunion". */
const MIN_FICTION_WORDS = 2;

/** True for a message that tells of a play, a film or a game. */
const isOfFiction = (text: string): boolean =>
  alarmWordsOf(text).filter(({ senses }) => senses.includes(FICTION)).length >= MIN_FICTION_WORDS;

/** "Je veux mourir." counts whatever stands before it: a sentence that by itself is distress beyond doubt. */
const saidOutright = (text: string): ReturnType<typeof weigh> => {
  const outright = sentencesIn(text)
    .map((passage) => weigh(model(), [passage]))
    .filter((one) => one !== null && one.chances.distress > OUTRIGHT_CHANCE);
  return outright.at(-1) ?? null;
};

/**
 * What a message says of danger and of distress. Said of the past, of others or in jest it is at most faint.
 * @param text the message of the person
 * @param before their earlier messages, oldest first: a danger in a play may be told in two messages
 * @returns null where nothing is heard
 */
export const hearAlarm = (text: string, before: readonly string[]): Alarm | null => {
  const heard = saidOutright(text) ?? weigh(model(), passagesOf(text));
  if (heard === null) return null;
  const { chances, passage } = heard;
  const start = passage.words[0]?.start ?? 0;
  const end = passage.words.at(-1)?.end ?? start;
  const alarm = (kind: Alarm['kind'], degree: Alarm['degree'], isRescue = false): Alarm => ({
    kind,
    degree,
    isRescue,
    start,
    end,
    words: text.slice(start, end),
  });
  const kind = chances.danger + chances.line / 2 > chances.distress + chances.faint ? 'danger' : 'distress';
  const isDistress = chances.distress >= chances.danger;
  if (plainChance(chances) > (isDistress ? CARD_CHANCE : DANGER_CHANCE)) {
    if (isDistress) return alarm('distress', 'plain', chances.rescue > RESCUE_CHANCE);
    return alarm('danger', isOfFiction(before.at(-1) ?? '') ? 'faint' : 'plain');
  }
  return 1 - chances.none > LINE_CHANCE ? alarm(kind, 'faint') : null;
};
