/**
 * Makes a row what it was before it was sent, in place: a thread receives a Buffer as a plain array of bytes. The bytes are not
 * copied.
 */
export const withBuffers = (row: unknown): unknown => {
  if (typeof row === 'object' && row !== null && !(row instanceof Date))
    restore(row as Record<string, unknown>);
  return row;
};

const restore = (holder: Record<string, unknown>): void => {
  for (const name in holder) {
    const part = holder[name];
    if (typeof part !== 'object') continue;
    if (part instanceof Uint8Array) holder[name] = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    else withBuffers(part);
  }
};
