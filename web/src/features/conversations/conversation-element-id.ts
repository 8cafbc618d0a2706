/** The DOM id of the conversation itself. */
export const CONVERSATION_ID = 'conversation';

/** Takes the focus of a button that has gone. */
export const focusConversation = (): void =>
  document.getElementById(CONVERSATION_ID)?.focus({ preventScroll: true });
