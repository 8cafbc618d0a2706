/** A conversation as far as it tells of one incident. */
import type { SaidMessage } from '../said-message.ts';

/** Of the message at this place in the conversation; UTF-16 offsets into its content. */
export interface Stretch {
  at: number;
  start: number;
  end: number;
  /** The incident of which it tells: one that was joined keeps its name. */
  of: string;
}

/** Of which incidents each message tells, by its id. */
export type ToldOf = ReadonlyMap<string, ReadonlySet<string>>;

export const toldOfIn = (all: readonly SaidMessage[], stretches: readonly Stretch[]): ToldOf => {
  const told = new Map<string, Set<string>>();
  for (const { at, start, end, of } of stretches) {
    const id = all[at]?.id;
    if (id === undefined || all[at]?.content.slice(start, end).trim() === '') continue;
    told.set(id, (told.get(id) ?? new Set()).add(of));
  }
  return told;
};

/**
 * Messages that tell of other incidents are left out; stretches that do are blanked in `said` and cut out of `quoted`.
 * @param asked places of messages before which the assistant had asked about it
 * @param wasTold whether what the assistant said last is about it
 */
export const saidOf = (
  all: readonly SaidMessage[],
  { stretches, asked }: { stretches: readonly Stretch[]; asked: ReadonlySet<number> },
  wasTold: boolean,
): { said: SaidMessage[]; quoted: SaidMessage[] } => {
  const said: SaidMessage[] = [];
  const quoted: SaidMessage[] = [];
  let question: SaidMessage | undefined;
  const keep = (message: SaidMessage, words = message.content): void => {
    said.push(message);
    quoted.push({ ...message, content: words });
  };
  for (const [at, message] of all.entries()) {
    if (message.role === 'assistant') {
      question = message;
      continue;
    }
    const own = inOne(stretches.filter((stretch) => stretch.at === at && stretch.end > stretch.start));
    if (own.length > 0) {
      const answers = asked.has(at) && own.some(({ start }) => start === 0);
      if (question) keep(answers ? question : { ...question, content: '' });
      keep({ ...message, content: blanked(message.content, own) }, cutOut(message.content, own));
    }
    question = undefined;
  }
  if (question && wasTold) keep(question);
  return { said, quoted };
};

/** What was joined follows without a gap. */
const inOne = (stretches: readonly Stretch[]): Stretch[] => {
  const parts: Stretch[] = [];
  for (const stretch of stretches) {
    const last = parts.at(-1);
    if (last?.end === stretch.start) parts[parts.length - 1] = { ...last, end: stretch.end };
    else parts.push(stretch);
  }
  return parts;
};

/** Every place stays what it is. */
const blanked = (content: string, own: readonly Stretch[]): string => {
  let text = '';
  for (const { start, end } of own) text += ' '.repeat(start - text.length) + content.slice(start, end);
  return text + ' '.repeat(content.length - text.length);
};

const cutOut = (content: string, own: readonly Stretch[]): string =>
  own.map(({ start, end }) => content.slice(start, end).trim()).join(' […] ');
