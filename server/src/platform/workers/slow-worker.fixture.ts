/** A worker of worker-pool.test.ts that takes a while to load, and says when it has. */
import { setTimeout as sleep } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { answerRequests } from './answer-requests.ts';

const LOADING_MS = 200;

await sleep(LOADING_MS);
const channel = new BroadcastChannel('slow-worker.fixture: loaded');
channel.postMessage(null);
channel.close();
answerRequests(() => null);
