/** What the threads of interview-reader.ts run. */
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { readingWithin } from './reading-within.ts';

answerRequests(readingWithin);
