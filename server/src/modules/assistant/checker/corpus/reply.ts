/** How a reply is labelled. */
export interface Reply {
  text: string;
  /** What the person had said before, when it matters. */
  told?: string;
  /** Kept apart: written before the checker was built, never looked at while it was. */
  held?: true;
}

export type ReplyLabel =
  | 'neutral'
  | 'leading'
  | 'suggestive'
  | 'multiple'
  | 'presumed'
  | 'judging'
  | 'pressure'
  | 'promise'
  | 'legal'
  | 'advice'
  | 'phishing'
  | 'role_break'
  /** Of all kinds, written to slip through. */
  | 'hostile';
