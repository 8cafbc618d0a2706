/** The side of a confined program (ask-process.ts): it answers one question and ends. */
import { Worker } from 'node:worker_threads';
import type { Limits } from './ask-process.ts';

/** Answers the question that comes. What fails ends the process, and that is the answer. */
export const answerOnce = <Question>(answer: (question: Question) => Promise<unknown>): void => {
  process.once('message', async (question: Question & Limits) => {
    watchMemory(question.maxProcessBytes);
    process.send?.(await answer(question), () => process.exit());
  });
  process.once('disconnect', () => process.exit());
};

/** Ends this process when it uses too much memory. A second thread looks: unpacking gigabytes blocks the first one. */
const watchMemory = (maxBytes: number): void => {
  const look = `if (process.memoryUsage.rss() > ${maxBytes}) process.kill(process.pid, 'SIGKILL');`;
  new Worker(`setInterval(() => { ${look} }, 50);`, { eval: true, env: {} }).unref();
};
