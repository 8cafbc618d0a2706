/**
 * A JSON answer that is written as bytes: a long list is sealed JSON already, and to make values of it and text of these again takes
 * longer than opening it.
 */

/** The JSON of a value, ready to be sent: `Value` is what the schema of the route says. */
export class ReadyJson<Value> {
  declare readonly of: Value;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** Bytes of UTF-8 that a character of a string (a UTF-16 unit) takes at most. */
const MOST_BYTES = 3;

/** Memory that grows with what is appended to it. */
export class JsonBytes {
  #memory: Buffer<ArrayBuffer>;
  #length = 0;

  /** @param expected how many bytes it will be, about */
  constructor(expected: number) {
    // Memory of its own: what lies in the pool that other buffers share stays there longer.
    this.#memory = Buffer.allocUnsafeSlow(expected);
  }

  text(text: string): void {
    this.#makeRoom(text.length * MOST_BYTES);
    this.#length += this.#memory.write(text, this.#length);
  }

  bytes(bytes: Buffer): void {
    this.#makeRoom(bytes.length);
    this.#memory.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Everything so far. It shares the memory: nothing is appended afterwards. */
  done(): Uint8Array<ArrayBuffer> {
    return this.#memory.subarray(0, this.#length);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#memory.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * this.#memory.length + more);
    larger.set(this.#memory.subarray(0, this.#length));
    // Nothing that was opened is left behind.
    this.#memory.fill(0);
    this.#memory = larger;
  }
}
