/**
 * Asks a time-stamping authority (RFC 3161) over HTTP. What it answers is checked before it is kept: that it is over these bytes, that it is the
 * answer to this question, and that it is signed.
 */
import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { SECOND_MS } from '#contract/common/durations.ts';
import { readTimestamp } from '#verifier/dossier/timestamp-token.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 16;
const LONGEST_MS = 10 * SECOND_MS;
/** A token with its certificates has some kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024;
const QUERY_TYPE = 'application/timestamp-query';

export interface Stamped {
  /** The authority's answer, DER. */
  token: Uint8Array;
  /** By the authority's clock, ISO 8601 in UTC. */
  at: string;
  /** Who signs it, as its certificate says. */
  authority: string;
  /** It says of itself that it is qualified (ETSI EN 319 422). */
  saysQualified: boolean;
}

export interface TimestampAuthority {
  /** @throws TimestampError; the reason of the signal when it aborts */
  stamp(bytes: Uint8Array, signal: AbortSignal): Promise<Stamped>;
}

/** No time-stamp was given, or not the one that was asked for. The message has nothing of what it is over. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}

/** @param url of the authority; where it asks for a name and a password, they stand in it */
export const createTimestampAuthority = (url: string, longestMs = LONGEST_MS): TimestampAuthority => ({
  stamp: async (bytes, signal) => {
    const nonce = positiveNonce();
    const answer = await ask(
      url,
      questionOf(bytes, nonce),
      AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    );
    signal.throwIfAborted();
    const read = await readTimestamp(answer, bytes);
    if (!read.holds) throw new TimestampError(`The answer does not hold: ${read.fault}`);
    if (!isAnswerTo(answer, nonce)) throw new TimestampError('The answer is one to another question');
    const { at, authority, saysQualified } = read.found;
    return { token: answer, at, authority, saysQualified };
  },
});

/** In DER, a number whose first bit is 1 would be negative; zeros before it would be another number's form. */
const positiveNonce = (): Uint8Array<ArrayBuffer> => {
  const nonce = new Uint8Array(randomBytes(NONCE_BYTES));
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
};

const questionOf = (bytes: Uint8Array, nonce: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({
        valueHex: new Uint8Array(createHash('sha256').update(bytes).digest()).buffer,
      }),
    }),
    nonce: new asn1.Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
    .toSchema()
    .toBER();

const ask = async (url: string, question: ArrayBuffer, signal: AbortSignal): Promise<Uint8Array> => {
  const { address, authorization } = addressOf(url);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': QUERY_TYPE, ...(authorization && { authorization }) },
      body: question,
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new TimestampError(`It answered with ${response.status}`);
    return await boundedBytes(response);
  } catch (error) {
    if (error instanceof TimestampError) throw error;
    // The cause may have the address in it, and with it a password.
    throw new TimestampError(signal.aborted ? 'It did not answer in time' : 'It could not be asked');
  }
};

const addressOf = (url: string): { address: string; authorization: string | null } => {
  const parsed = new URL(url);
  const { username, password } = parsed;
  if (username === '' && password === '') return { address: url, authorization: null };
  parsed.username = '';
  parsed.password = '';
  const both = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { address: parsed.href, authorization: `Basic ${Buffer.from(both).toString('base64')}` };
};

const boundedBytes = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new TimestampError('It answered with more than a time-stamp');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** To be called with an answer that holds a token. */
const isAnswerTo = (answer: Uint8Array, nonce: Uint8Array): boolean => {
  const { timeStampToken } = new pki.TimeStampResp({
    schema: asn1.fromBER(new Uint8Array(answer).buffer).result,
  });
  if (!timeStampToken) return false;
  const { encapContentInfo } = new pki.SignedData({ schema: timeStampToken.content });
  const content = encapContentInfo.eContent?.getValue();
  const answered = content && pki.TSTInfo.fromBER(content).nonce;
  return answered !== undefined && Buffer.from(answered.valueBlock.valueHexView).equals(nonce);
};
