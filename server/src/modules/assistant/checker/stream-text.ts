/** Small readers of a text that is still being written. */

/** Where the signs begin that may turn out to close the sentence. */
export const beforeClosingSigns = (text: string): number => {
  let at = text.length;
  while (at > 0 && /[.!?…»”")\]*_\s]/.test(text.charAt(at - 1))) at--;
  return at;
};

/** Leaves out what exceeds `most` of the same sign or space in a row, also across calls. */
export const runShortener = (most: number) => {
  let last = '';
  let run = 0;
  return (text: string): string => {
    let shortened = '';
    for (const character of text) {
      run = character === last ? run + 1 : 1;
      last = character;
      if (run <= most || /[\p{L}\p{N}]/u.test(character)) shortened += character;
    }
    return shortened;
  };
};
