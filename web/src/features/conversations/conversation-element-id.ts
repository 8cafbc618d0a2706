/** The DOM id of the conversation itself. */
export const CONVERSATION_ID = 'conversation';
