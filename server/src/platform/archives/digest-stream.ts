import { createHash } from 'node:crypto';

/** What passed by: read it when the stream has ended. */
export interface StreamDigest {
  readonly size: number;
  /** SHA-256 in hex. */
  sha256(): string;
}

/** The same bytes, of which the size and the hash are known behind the last. */
export const digestStream = (
  bytes: AsyncIterable<Uint8Array>,
): { stream: AsyncGenerator<Uint8Array, void, undefined>; digest: StreamDigest } => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  return {
    stream: stream(),
    digest: {
      get size() {
        return size;
      },
      sha256: () => hash.digest('hex'),
    },
  };
};
