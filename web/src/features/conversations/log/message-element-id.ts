/** The DOM id under which a quote finds its message. */
export const messageElementId = (messageId: string): string => `message-${messageId}`;
