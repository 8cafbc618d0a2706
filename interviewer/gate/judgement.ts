/** What a judgement of a reply says, and what it is judged against. */

/** Why a reply is not shown; a model is told which rule it broke. */
export type Rule =
  /** A person, act, place, motive, feeling, effect or label that the person has not told. */
  | 'brings-in'
  /** Two things are asked. */
  | 'several'
  /** Asks for a yes, or presses. */
  | 'pushes'
  /** Between « », and not the person's words to the letter. */
  | 'misquotes'
  | 'law'
  | 'advice'
  | 'promise'
  /** Judges the person, the others, or what happened. */
  | 'judges'
  /** Links, addresses, numbers, secrets, money. */
  | 'contact'
  /** Not French, not polite, or no plain text. */
  | 'form'
  | 'long'
  /** Asked or said just before in the same words. */
  | 'repeats';

export interface Broken {
  rule: Rule;
  /** What breaks it, as it stands in the reply. */
  words: string;
}

export interface ReplyContext {
  /** All that the person wrote so far, oldest first. */
  told: readonly string[];
  /** Danger or distress came up before: the numbers and what concerns safety may be said. */
  afterAlarm: boolean;
  /** The last replies: none of their questions is asked again in the same words. */
  lastReplies?: readonly string[];
  /** The person wants to stop, or has ended the account: only whether they wish something may be asked. */
  isOver?: boolean;
}
