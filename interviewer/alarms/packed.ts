/** Whole numbers from -7 to 7, two in each byte, as letters that a file can hold. */

export const LARGEST_WEIGHT = 7;
const OFFSET = 8;

/** @param weights as many as are even, none larger than {@link LARGEST_WEIGHT} */
export const packed = (weights: Int8Array): string => {
  const letters: string[] = [];
  for (let at = 0; at < weights.length; at += 2) {
    const [one = 0, other = 0] = [weights[at], weights[at + 1]];
    letters.push(String.fromCharCode(((one + OFFSET) << 4) | (other + OFFSET)));
  }
  return btoa(letters.join(''));
};

export const unpacked = (text: string): Int8Array => {
  const letters = atob(text);
  const weights = new Int8Array(letters.length * 2);
  for (let at = 0; at < letters.length; at += 1) {
    const byte = letters.charCodeAt(at);
    weights[at * 2] = (byte >> 4) - OFFSET;
    weights[at * 2 + 1] = (byte & 15) - OFFSET;
  }
  return weights;
};
