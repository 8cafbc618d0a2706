import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';

/** What files that wait in a conversation are kept for. */
export const conversationRecord = (id: string): RecordRef => ({ kind: 'conversation', id });
