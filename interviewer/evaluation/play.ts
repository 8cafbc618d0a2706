/** A labelled conversation, told to the interviewer turn by turn. */
import type { Answer } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Conversation } from './corpus.ts';
import { messageIdOf } from './places.ts';
import type { ReadingSubject, Shown } from './subject.ts';
import type { Placed } from './verdict.ts';

const MINUTE_MS = 60_000;
/** A press may bring up another proposal, which is pressed in its turn; beyond this many times the reading runs in circles. */
const MAX_PRESSES = 3;

/** What stands after a turn. */
export interface Step {
  turn: number;
  reading: ConversationReading;
  shown: readonly Shown[];
  /** Of the processor, for the first reading after the turn: others at work on the machine do not count. */
  milliseconds: number;
}

/** What is pressed when a turn has been read. */
export interface Presses {
  action: 'confirm' | 'refuse';
  /** @returns the proposals on which it is pressed now; none when all is pressed */
  choose(reading: ConversationReading, turn: number): readonly Placed[];
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const play = (
  { turns, told_on }: Pick<Conversation, 'turns' | 'told_on'>,
  subject: ReadingSubject,
  presses?: Presses,
): Step[] => {
  const said: SaidMessage[] = [];
  const answers: Answer[] = [];
  const read = () => subject.read([...said], { timeZone: 'Europe/Paris', answers: [...answers] });
  return turns.map((content, turn): Step => {
    const written = Date.parse(told_on) + turn * MINUTE_MS;
    said.push({ id: messageIdOf(turn), role: 'user', content, at: new Date(written) });
    const start = processorTime();
    let reading = read();
    const milliseconds = processorTime() - start;
    for (let round = 0; presses !== undefined && round < MAX_PRESSES; round += 1) {
      const pressed = presses.choose(reading, turn);
      if (pressed.length === 0) break;
      for (const { key, proposal } of pressed) {
        const { detail, passages, value } = proposal;
        const about = { passages, value };
        answers.push({ made: answers.length, incident: key, detail, about, action: presses.action });
      }
      reading = read();
    }
    const shown = subject.draft?.(reading, [...said]) ?? [];
    const reply = subject.reply?.(reading, [...said]);
    if (reply !== undefined) {
      const at = new Date(written + MINUTE_MS / 2);
      said.push({ id: `reply-${turn}`, role: 'assistant', content: reply, at });
    }
    return { turn, reading, shown, milliseconds };
  });
};
