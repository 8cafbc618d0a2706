/** The looks of a link in text. */
export const linkStyle =
  'rounded-sm font-semibold text-teal underline decoration-1 underline-offset-4 hover:text-teal-strong hover:decoration-2';
