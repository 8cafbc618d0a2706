/** A conversation as far as it tells of one incident. */
import type { SaidMessage } from '../said-message.ts';

/** Of the message at this place in the conversation; UTF-16 offsets into its content. */
export interface Stretch {
  at: number;
  start: number;
  end: number;
}

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
    const own = stretches.filter((stretch) => stretch.at === at && stretch.end > stretch.start);
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

/** Every place stays what it is. */
const blanked = (content: string, own: readonly Stretch[]): string => {
  let text = '';
  for (const { start, end } of own) text += ' '.repeat(start - text.length) + content.slice(start, end);
  return text + ' '.repeat(content.length - text.length);
};

const cutOut = (content: string, own: readonly Stretch[]): string =>
  own.map(({ start, end }) => content.slice(start, end).trim()).join(' […] ');
