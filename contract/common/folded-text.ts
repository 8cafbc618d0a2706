/** Folding: what a comparison of typed words sees. The search on the server and the lists in the browser share it. */

/** Letters that Unicode does not take apart, and marks that are written in several ways. */
const ALIKE: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '‛': "'",
  ʼ: "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

/** Accents, and what no reader sees: controls, soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;
const SPACES = /\s+/gu;

/** One character, folded on its own: without case and accents; empty for one that makes no difference. */
export const foldCharacter = (character: string): string => {
  const apart = (ALIKE[character] ?? character)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD');
  const seen = apart.replace(UNSEEN, '').replace(SPACES, ' ');
  return [...seen].map((letter) => ALIKE[letter] ?? letter).join('');
};

/** All but the letters, digits and marks of ASCII that fold to themselves. */
const FOLDED_OTHERWISE = /[^ -@[-_a-~]/gu;

/** A whole text, folded; each white space becomes a space. */
export const foldText = (text: string): string =>
  text.normalize().replace(FOLDED_OTHERWISE, (character) => foldCharacter(character));
