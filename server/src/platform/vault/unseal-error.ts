/** A sealed value does not open: wrong key, wrong place, or changed bytes. Never says which. */
export class UnsealError extends Error {
  override readonly name = 'UnsealError';
}
