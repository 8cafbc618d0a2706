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
  close(): Promise<void>;
}

/** @param kind whether its certificate says that its time-stamps are qualified */
export const startAuthority = async (kind: 'stamps' | 'qualified' = 'stamps'): Promise<Authority> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-tsa-'));
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });
  await writeFile(join(folder, 'tsa.cnf'), CONFIG);
  await writeFile(join(folder, 'serial'), '01');
  await openssl(
    ...[
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-utf8',
      '-days',
      '3650',
    ],
    ...['-config', 'tsa.cnf', '-extensions', kind, '-keyout', 'key.pem', '-out', 'cert.pem'],
  );
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
        ...['ts', '-reply', '-queryfile', query, '-config', 'tsa.cnf', '-signer', 'cert.pem'],
        ...['-inkey', 'key.pem', '-out', answer],
      );
      return new Uint8Array(await readFile(join(folder, answer)));
    },
    close: () => rm(folder, { recursive: true }),
  };
};
