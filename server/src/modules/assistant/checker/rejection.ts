/** Why a reply is not shown. The model is told which rule it broke (second-try.ts). */
export type RejectionReason =
  /** Not in French, or familiar where the person is addressed formally. */
  | 'foreign'
  /** Code, markup, signs that hide words, an open quote, a number that was not told. */
  | 'form'
  | 'long'
  | 'leading'
  | 'closed'
  | 'suggestive'
  | 'multiple'
  /** Asked just before, word for word. */
  | 'repeated'
  /** A fact, an act, a person or words that were not told, or not like that. */
  | 'presumed'
  | 'judging'
  | 'pressure'
  | 'promise'
  | 'legal'
  | 'advice'
  /** Links, addresses, numbers, secrets, money, files. */
  | 'contact'
  | 'role'
  /** Nothing that an interviewer says. */
  | 'unfit';
