/** A row as it was before it was sent: a thread receives a Buffer as a plain array of bytes. The bytes are not copied. */
export const withBuffers = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return value.map(withBuffers);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBuffers(part)]));
};
