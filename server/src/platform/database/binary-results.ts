/**
 * Results in the binary format of PostgreSQL, for queries that ask for it: sealed bytes travel as they are and not as twice
 * as much hexadecimal text, and an instant is a number and not a text to be taken apart.
 *
 * [Note: decoded here] `pg` reads every field of a row as UTF-8 text, which bytes do not survive. So the client here
 * reads the rows of a binary result itself, and hands `pg` values that are ready. Which columns a query gives is known
 * with its first answer only, so a query asks for all of its columns in this format, and a type without a decoder fails
 * the query: it is the author of a query who says that all of its types are known here.
 */
import type { KyselyPlugin, QueryId } from 'kysely';
import { Client, type ClientConfig, types } from 'pg';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';
import { DAY_MS } from '#contract/common/durations.ts';

type Decode = (bytes: Buffer, start: number, end: number) => unknown;

/** PostgreSQL counts from the year 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
const UINT32 = 2 ** 32;

const textOf: Decode = (bytes, start, end) => bytes.toString('utf8', start, end);

/** The memory of what was received is written again. `Buffer.from` of a part would make two objects. */
const copyOf = (bytes: Buffer, start: number, end: number): Buffer => {
  const copy = Buffer.allocUnsafe(end - start);
  bytes.copy(copy, 0, start, end);
  return copy;
};

/** The day that is so many days behind the first one of 2000. */
const dayOf = (days: number): string => {
  const date = new Date(EPOCH_MS + days * DAY_MS);
  const year = date.getUTCFullYear();
  // toISOString knows every year, and takes four times as long.
  if (!(year >= 1_000 && year <= 9_999)) return date.toISOString().slice(0, 10);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
};

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** The values are those that `pg` makes of text with the parsers of database.ts. */
const DECODERS: ReadonlyMap<number, Decode> = new Map<number, Decode>([
  [types.builtins.BOOL, (bytes, start) => bytes[start] === 1],
  [types.builtins.INT2, (bytes, start) => bytes.readInt16BE(start)],
  [types.builtins.INT4, (bytes, start) => bytes.readInt32BE(start)],
  [types.builtins.INT8, (bytes, start) => Number(bytes.readBigInt64BE(start))],
  [types.builtins.TEXT, textOf],
  [types.builtins.VARCHAR, textOf],
  [types.builtins.BYTEA, (bytes, start, end) => copyOf(bytes, start, end)],
  [types.builtins.DATE, (bytes, start) => dayOf(bytes.readInt32BE(start))],
  [
    types.builtins.TIMESTAMPTZ,
    (bytes, start) => {
      const microseconds = bytes.readInt32BE(start) * UINT32 + bytes.readUInt32BE(start + 4);
      return new Date(EPOCH_MS + microseconds / 1_000);
    },
  ],
  [
    types.builtins.UUID,
    (bytes, start, end) => {
      const hex = bytes.toString('hex', start, end);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  ],
  [types.builtins.JSONB, (bytes, start, end) => JSON.parse(bytes.toString('utf8', start + 1, end))],
]);

const asDecoded = (value: unknown): unknown => value;
/** Fails with the first value, where only the query fails. */
const refusing = (type: number) => (): never => {
  throw new Error(`No decoder for the binary format of type ${type}`);
};

/** Beside the text and the values of a query: asks for its result in the binary format. */
export const AS_BINARY = {
  binary: true,
  types: {
    getTypeParser: (type: number) => (DECODERS.has(type) ? asDecoded : refusing(type)),
  },
};

const marked = new WeakSet<QueryId>();

const MARKING: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    marked.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A query builder whose results come in the binary format. All of their types must be among those above. */
export const inBinary = <Queries extends object>(db: Queries): Queries =>
  (db as unknown as { withPlugin(plugin: KyselyPlugin): Queries }).withPlugin(MARKING);

/** True for a query of a builder that {@link inBinary} made. */
export const wantsBinary = (queryId: QueryId): boolean => marked.has(queryId);

const inArrays = new WeakSet<QueryId>();

/** Marks a statement whose rows are wanted as arrays, in the order of its columns: to make an object of each takes longer. */
export const asArrays = ({ queryId }: { queryId: QueryId }): void => {
  inArrays.add(queryId);
};

/** True for a statement that {@link asArrays} marked. */
export const wantsArrays = (queryId: QueryId): boolean => inArrays.has(queryId);

interface ReceivedField {
  dataTypeID: number;
  format: 'text' | 'binary';
}

/** What the parser of `pg` has beside what it declares. */
interface OpenParser {
  parse(buffer: Buffer, callback: (message: BackendMessage) => void): void;
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage;
}

const ROW_DESCRIPTION = 'T'.charCodeAt(0);
const DATA_ROW = 'D'.charCodeAt(0);

class DecodingParser extends (Parser as unknown as new () => OpenParser) {
  /** Of the columns of the result that is being received; null for one in text. */
  #decoders: (Decode | undefined)[] | null = null;

  override handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage {
    if (code === DATA_ROW && this.#decoders) return decodedRow(this.#decoders, bytes, offset, length);
    const message = super.handlePacket(offset, code, length, bytes);
    if (code === ROW_DESCRIPTION) this.#decoders = decodersOf(message as BackendMessage & Described);
    return message;
  }
}

interface Described {
  fields: ReceivedField[];
}

const decodersOf = ({ fields }: Described): (Decode | undefined)[] | null => {
  if (fields[0]?.format !== 'binary') return null;
  // What follows finds ready values, and makes nothing of them.
  for (const field of fields) field.format = 'text';
  return fields.map(({ dataTypeID }) => DECODERS.get(dataTypeID));
};

/** A row: a 16-bit count, then of each field its length in 32 bits (-1 for null) and its bytes. */
const decodedRow = (
  decoders: (Decode | undefined)[],
  bytes: Buffer,
  offset: number,
  length: number,
): BackendMessage & { fields: unknown[] } => {
  const fields = new Array<unknown>(decoders.length);
  let at = offset + 2;
  for (let index = 0; index < decoders.length; index += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    if (size < 0) fields[index] = null;
    else {
      fields[index] = decoders[index]?.(bytes, at, at + size);
      at += size;
    }
  }
  return { name: 'dataRow', length, fields };
};

/** The client of `pg`, which reads results in the binary format as well. */
export class DecodingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: OpenConnection };
    connection.attachListeners = (stream) => {
      const parser = new DecodingParser();
      stream.on('data', (bytes) =>
        parser.parse(bytes, (message) =>
          connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message),
        ),
      );
    };
  }
}

interface OpenConnection {
  attachListeners(stream: { on(event: 'data', listener: (bytes: Buffer) => void): void }): void;
  emit(name: string, message: BackendMessage): void;
}
