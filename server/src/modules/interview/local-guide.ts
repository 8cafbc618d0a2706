import { createGuideModel } from '#interviewer/index.ts';
import { readInterview } from './reading/read-interview.ts';

/** Where a caller states no zone: the people of this product live in France. */
const TIME_ZONE = 'Europe/Paris';

/** The guide as a model. A call that brings the state of its interview is answered from that, any other is read first. */
export const createLocalGuide = () =>
  createGuideModel((said) => readInterview({ said, timeZone: TIME_ZONE }).reading);
