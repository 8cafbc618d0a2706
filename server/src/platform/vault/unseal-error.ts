/** A sealed value does not open: wrong key, wrong place, or changed bytes. It does not say which. */
export class UnsealError extends Error {
  override readonly name = 'UnsealError';
}
