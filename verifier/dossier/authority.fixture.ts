/** OpenSSL as a time-stamping authority, with a certificate of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CONFIG = `
[req]
distinguished_name = name
prompt = no
[name]
CN = Horodatage des tests
O = Autorité fictive
[stamps]
extendedKeyUsage = critical,timeStamping
[qualified]
extendedKeyUsage = critical,timeStamping
# esi4-qtstStatement-1, 0.4.0.19422.1.1
1.3.6.1.5.5.7.1.3 = ASN1:SEQUENCE:statements
[statements]
first = SEQUENCE:statement
[statement]
id = OID:0.4.0.19422.1.1
[servers]
extendedKeyUsage = serverAuth
[tsa]
default_tsa = tsa_own
[tsa_own]
serial = ./serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

export interface Authority {
  /** The answer (TimeStampResp, DER) over SHA-256 of these bytes. */
  stamp(bytes: Uint8Array): Promise<Uint8Array>;
  /** What the token in an answer says, signed by a certificate that is made for servers: OpenSSL itself would not. */
  signByServer(answer: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** @param kind whether its certificate says that its time-stamps are qualified */
export const startAuthority = async (kind: 'stamps' | 'qualified' = 'stamps'): Promise<Authority> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-tsa-'));
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });
  await writeFile(join(folder, 'tsa.cnf'), CONFIG);
  await writeFile(join(folder, 'serial'), '01');
  const certify = (extensions: string, name: string) =>
    openssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-utf8'],
      ...['-days', '3650', '-config', 'tsa.cnf', '-extensions', extensions],
      ...['-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  await certify(kind, 'tsa');
  let stamped = 0;
  return {
    stamp: async (bytes) => {
      stamped += 1;
      const [data, query, answer] = ['data', 'tsq', 'tsr'].map((name) => `${stamped}.${name}`) as [
        string,
        string,
        string,
      ];
      await writeFile(join(folder, data), bytes);
      await openssl('ts', '-query', '-data', data, '-sha256', '-cert', '-out', query);
      await openssl(
        ...['ts', '-reply', '-queryfile', query, '-config', 'tsa.cnf', '-signer', 'tsa.pem'],
        ...['-inkey', 'tsa.key', '-out', answer],
      );
      return new Uint8Array(await readFile(join(folder, answer)));
    },
    signByServer: async (answer) => {
      await certify('servers', 'server');
      await writeFile(join(folder, 'whole.tsr'), answer);
      await openssl('ts', '-reply', '-in', 'whole.tsr', '-token_out', '-out', 'token.der');
      await openssl(
        ...[
          'cms',
          '-verify',
          '-noverify',
          '-binary',
          '-inform',
          'DER',
          '-in',
          'token.der',
          '-out',
          'info.der',
        ],
      );
      await openssl(
        ...['cms', '-sign', '-binary', '-nodetach', '-cades', '-md', 'sha256', '-outform', 'DER'],
        ...['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-in', 'info.der', '-out', 'other.der'],
        ...['-signer', 'server.pem', '-inkey', 'server.key'],
      );
      return new Uint8Array(await readFile(join(folder, 'other.der')));
    },
    close: () => rm(folder, { recursive: true }),
  };
};
