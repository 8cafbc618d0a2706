import type { Message } from '#contract/conversations.ts';
import type { SafetyKind } from '#contract/interview.ts';

/** Help that a message of the person calls for. */
export interface HelpPlace {
  /** The person's message. */
  asked: string;
  /** `faint` is one quiet line, the others are the panel with the numbers. */
  kind: SafetyKind | 'faint';
  /** The message that it stands under: the reply, or the person's own where there is none yet. */
  under: string;
}

/** Where help stands in a conversation: the reply comes first, then the numbers. */
export const helpPlaces = (messages: readonly Message[]): HelpPlace[] =>
  messages.flatMap(({ id, role, metadata: { safety, faint } }, index) => {
    const kind = safety ?? (faint ? 'faint' : undefined);
    if (role !== 'user' || kind === undefined) return [];
    const later = messages.slice(index + 1);
    const next = later.findIndex((message) => message.role === 'user');
    const reply = (next === -1 ? later : later.slice(0, next)).at(-1);
    return [{ asked: id, kind, under: reply?.id ?? id }];
  });
