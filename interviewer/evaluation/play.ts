/** A labelled conversation, told to the interviewer turn by turn. */
import type { Answer } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Conversation } from './corpus.ts';
import { messageIdOf } from './places.ts';
import type { Shown, Subject } from './subject.ts';
import type { Placed } from './verdict.ts';

const MINUTE_MS = 60_000;
export const TIME_ZONE = 'Europe/Paris';
/** A press may bring up another wrong proposal, which is pressed in its turn; beyond this many times the reading runs in circles. */
const MAX_PRESSES = 3;

/** What stands after a turn. */
export interface Step {
  turn: number;
  said: readonly SaidMessage[];
  reading: ConversationReading;
  shown: readonly Shown[];
  /** Of the first reading after the turn. */
  milliseconds: number;
}

/** What is pressed when a turn has been read. */
export interface Presses {
  action: 'confirm' | 'refuse';
  /** @returns the proposals on which it is pressed now; none when all is pressed */
  choose(reading: ConversationReading, turn: number): readonly Placed[];
}

export const play = (
  { turns, told_on }: Conversation,
  subject: Subject & Required<Pick<Subject, 'read'>>,
  presses?: Presses,
): Step[] => {
  const begun = Date.parse(told_on);
  const said: SaidMessage[] = [];
  const answers: Answer[] = [];
  return turns.map((content, turn): Step => {
    const at = new Date(begun + turn * MINUTE_MS);
    said.push({ id: messageIdOf(turn), role: 'user', content, at });
    const read = () => subject.read([...said], { timeZone: TIME_ZONE, answers: [...answers] });
    const start = performance.now();
    let reading = read();
    const milliseconds = performance.now() - start;
    for (let round = 0; presses !== undefined && round < MAX_PRESSES; round += 1) {
      const pressed = presses.choose(reading, turn);
      if (pressed.length === 0) break;
      answers.push(
        ...pressed.map((placed, place) => answerTo(placed, presses.action, answers.length + place)),
      );
      reading = read();
    }
    const step = { turn, said: [...said], reading, milliseconds };
    const shown = subject.draft?.(reading, step.said) ?? [];
    const reply = subject.reply?.(reading, step.said);
    if (reply !== undefined) {
      const later = new Date(at.getTime() + MINUTE_MS / 2);
      said.push({ id: `reply-${turn}`, role: 'assistant', content: reply, at: later });
    }
    return { ...step, shown };
  });
};

const answerTo = ({ key, proposal }: Placed, action: Presses['action'], made: number): Answer => ({
  made,
  incident: key,
  detail: proposal.detail,
  about: { passages: proposal.passages, value: proposal.value },
  action,
});
