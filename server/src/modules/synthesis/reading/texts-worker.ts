/** What the thread of texts-reader.ts runs. */
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { readTexts } from './read-texts.ts';

answerRequests(readTexts);
