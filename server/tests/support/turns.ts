import { EventSourceParserStream } from 'eventsource-parser/stream';
import { v7 as uuidv7 } from 'uuid';
import type { OpenConversation, TurnEvent } from '#contract/conversations.ts';
import { turnEvent } from '#contract/conversations.ts';
import type { TestPerson } from './people.ts';

/** A new conversation's id. */
export const createConversation = async (person: TestPerson): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/conversations', { id });
  if (answer.status !== 201) throw new Error(`The conversation was answered with ${answer.status}`);
  return id;
};

/** A conversation as its page opens it. */
export const readConversation = async (person: TestPerson, id: string): Promise<OpenConversation> =>
  (await (await person.call('GET', `/api/conversations/${id}`)).json()) as OpenConversation;

/** Says something and reads all events of the turn, each checked against the contract. */
export const say = async (
  person: TestPerson,
  conversationId: string,
  content: string,
  id = uuidv7(),
): Promise<TurnEvent[]> => {
  const answer = await person.call('POST', `/api/conversations/${conversationId}/turns`, { id, content });
  return await readTurn(answer);
};

/** The events of an answer of the turn endpoint. */
export const readTurn = async (answer: Response): Promise<TurnEvent[]> => {
  if (!answer.ok || !answer.body) throw new Error(`The turn was answered with ${answer.status}`);
  const stream = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const events: TurnEvent[] = [];
  for await (const { data } of stream) events.push(turnEvent.parse(JSON.parse(data)));
  return events;
};

/** The event of this kind, or a failure that names what came instead. */
export const eventOf = <Kind extends TurnEvent['event']>(
  events: TurnEvent[],
  kind: Kind,
): Extract<TurnEvent, { event: Kind }> => {
  const found = events.find((event) => event.event === kind);
  if (!found) throw new Error(`No ${kind} among ${events.map((event) => event.event).join(', ')}`);
  return found as Extract<TurnEvent, { event: Kind }>;
};
