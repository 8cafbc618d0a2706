import { parentPort } from 'node:worker_threads';

/** The message of a worker: an answer, or the error that was thrown. */
export type Outcome<Answer> = { answer: Answer } | { thrown: unknown };

/**
 * Called once, by the module that a worker runs: answers the requests of its lane one after the other. Requests and
 * answers are plain data that can be cloned.
 */
export const answerRequests = <Request, Answer>(
  answer: (request: Request) => Answer | Promise<Answer>,
): void => {
  const send = (outcome: Outcome<Answer>): void => parentPort?.postMessage(outcome);
  parentPort?.on('message', async (request: Request) => {
    try {
      send({ answer: await answer(request) });
    } catch (error) {
      send({ thrown: error });
    }
  });
};
