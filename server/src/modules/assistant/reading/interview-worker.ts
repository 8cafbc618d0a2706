/** What the threads of interview-reader.ts run. */
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { readingOf } from './reading.ts';

answerRequests(readingOf);
