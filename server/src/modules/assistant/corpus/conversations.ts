/** All labelled conversations. */
import { HOSPITAL_AND_CARE } from './conversations/hospital-and-care.ts';
import type { LabelledConversation } from './labelled.ts';

export const LABELLED_CONVERSATIONS: readonly LabelledConversation[] = [...HOSPITAL_AND_CARE];
