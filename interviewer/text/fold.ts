/** Spelling without what typing leaves out: capitals, accents, ligatures, kinds of apostrophes and hyphens. */

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaвbеeіiјjкkмmнhоoрpсcтtуyхxѕsαaβbεeηnιiκkνvοoρpτtυuχxıi'.matchAll(/(.)(.)/gu)].map(
    ([, other, latin]) => [other, latin],
  ),
);

/** Signs that capitals alone change: most words, for which this is all there is to do. */
const IS_BARE = /^[\n -_a-~]*$/;

/** Lower case, without accents and invisible signs, with straight apostrophes and opened ligatures. Changes the length. */
export const fold = (text: string): string =>
  IS_BARE.test(text) ? text.toLowerCase() : foldSigns(text.toLowerCase());

const foldSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u0370-\u04ffı]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-');
