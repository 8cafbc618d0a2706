/** How many characters a text has, as the server counts them: code points, so that an emoji of one is one. */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
};
