/** A time-stamping authority for tests: OpenSSL's `ts` behind HTTP, with a certificate of its own. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What becomes of an answer before it is sent: nothing, where it is undefined. */
export type Misbehave = (
  answer: Buffer,
  response: ServerResponse,
) => Buffer | undefined | Promise<Buffer | undefined>;

export interface TestAuthority {
  url: string;
  /** How the next answers are spoilt. */
  misbehave: Misbehave | null;
  /** The `Authorization` of the last request. */
  authorization: string | null;
  /** True where OpenSSL finds that the answer is a time-stamp of these bytes by this authority. */
  verifies(answer: Uint8Array, bytes: Uint8Array): Promise<boolean>;
  stop(): Promise<void>;
}

/** ETSI EN 319 422: the statement of a qualified time-stamp, in the certificate. */
const QUALIFIED = '1.3.6.1.5.5.7.1.3=ASN1:SEQUENCE:statements';

const settingsOf = (isQualified: boolean): string => `
[req]
distinguished_name = name
prompt = no
[name]
O = Autorité d’essai
CN = Horodatage d’essai
[tsa]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
${isQualified ? QUALIFIED : ''}
[statements]
one = SEQUENCE:statement
[statement]
id = OID:0.4.0.19422.1.1
[ts]
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
accuracy = secs:1
serial = serial
`;

/** Starts one; the caller stops it. */
export const startTimestampAuthority = async ({ isQualified = false } = {}): Promise<TestAuthority> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-tsa-'));
  const openssl = (...given: string[]) => run('openssl', given, { cwd: folder });
  await writeFile(join(folder, 'settings.cnf'), settingsOf(isQualified));
  await writeFile(join(folder, 'serial'), '01\n');
  await openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-utf8', '-config', 'settings.cnf'],
    ...['-extensions', 'tsa', '-keyout', 'key.pem', '-out', 'certificate.pem'],
  );
  let count = 0;
  const answerTo = async (question: Buffer): Promise<Buffer> => {
    count += 1;
    const [asked, answered] = [`${count}.tsq`, `${count}.tsr`];
    await writeFile(join(folder, asked), question);
    await openssl(
      ...['ts', '-reply', '-config', 'settings.cnf', '-section', 'ts', '-queryfile', asked],
      ...['-signer', 'certificate.pem', '-inkey', 'key.pem', '-out', answered],
    );
    return await readFile(join(folder, answered));
  };
  const authority: TestAuthority = {
    url: '',
    misbehave: null,
    authorization: null,
    verifies: async (answer, bytes) => {
      await Promise.all([writeFile(join(folder, 'answer'), answer), writeFile(join(folder, 'bytes'), bytes)]);
      const check = ['ts', '-verify', '-data', 'bytes', '-in', 'answer', '-CAfile', 'certificate.pem'];
      return await openssl(...check).then(
        ({ stdout, stderr }) => `${stdout}${stderr}`.includes('Verification: OK'),
        () => false,
      );
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    authority.authorization = request.headers.authorization ?? null;
    const answer = await answerTo(Buffer.concat(chunks));
    const spoilt = authority.misbehave ? await authority.misbehave(answer, response) : answer;
    if (!spoilt) return;
    response.setHeader('content-type', 'application/timestamp-reply');
    response.end(spoilt);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`;
  return authority;
};
