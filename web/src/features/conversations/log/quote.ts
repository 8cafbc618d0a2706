import type { SourceSpan } from '#contract/interview.ts';
import { messageElementId } from './message-element-id.ts';

/** Words to mark in the conversation. */
export type Quote = SourceSpan;

/** A closing sheet or dialog gives the focus back to its button first. */
export const OVERLAY_CLOSES_MS = 350;

/** Brings the message with the marked words into view and the keyboard to it. */
export const goToQuote = ({ message_id }: Quote): void => {
  const element = document.getElementById(messageElementId(message_id));
  if (element === null) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  (element.querySelector('mark') ?? element).scrollIntoView({
    block: 'center',
    behavior: calm ? 'auto' : 'smooth',
  });
};
