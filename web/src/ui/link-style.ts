/** The looks of a link in text. */
export const linkStyle =
  'rounded-sm font-semibold text-teal underline decoration-1 underline-offset-4 hover:text-teal-strong hover:decoration-2';

/** The same for a link that stands alone, outside of a sentence: as tall as a button. */
export const aloneLinkStyle = `${linkStyle} inline-flex min-h-(--target) items-center`;
