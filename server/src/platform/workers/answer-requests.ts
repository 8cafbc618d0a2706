import { parentPort } from 'node:worker_threads';

/** What a request comes to: an answer, or the error that was thrown. */
export type Outcome<Answer> = { answer: Answer } | { thrown: unknown };
/** The first message of a worker: its modules are loaded. */
export const READY = 'ready';
export type Message<Answer> = typeof READY | Outcome<Answer>;

/**
 * Called once, by the module that a worker runs: answers the requests of its lane one after the other. Requests and
 * answers are plain data that can be cloned.
 */
export const answerRequests = <Request, Answer>(
  answer: (request: Request) => Answer | Promise<Answer>,
): void => {
  const send = (message: Message<Answer>): void => parentPort?.postMessage(message);
  parentPort?.on('message', async (request: Request) => {
    try {
      send({ answer: await answer(request) });
    } catch (error) {
      send({ thrown: error });
    }
  });
  send(READY);
};
