/** `npm run recueil -- verify`: a lawyer's machine, with no server, no database and no configuration. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '#server/cli/run-command-line.ts';
import { allFiles, dossierFiles, zipOf } from '#verifier/dossier/dossier.fixture.ts';
import { receiptOf } from '#verifier/receipt.ts';
import { COMPILE_CACHE } from '../../../scripts/environment.mjs';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

let folder: string;
let receipt: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-verify-'));
  const dossier = await dossierFiles(2);
  const zip = await zipOf(await allFiles(dossier));
  receipt = receiptOf(dossier.ledger.head as { sequence: number; hash: string });
  const changed = zip.slice();
  const place = Buffer.from(zip).indexOf('%PDF');
  changed[place] = (changed[place] as number) ^ 1;
  await writeFile(join(folder, 'dossier.zip'), zip);
  await writeFile(join(folder, 'change.zip'), changed);
});
afterAll(() => rm(folder, { recursive: true }));

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** It makes nothing, and looks at no server's data. */
const expectNothingMade = async () => expect(await readdir(folder)).toEqual(['change.zip', 'dossier.zip']);

/** The command line in this process. */
const verify = async (...words: string[]): Promise<Ran> => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommandLine({
    args: ['verify', ...words],
    env: { RECUEIL_DATA_DIR: join(folder, 'data') },
    terminal: {
      print: (line) => void out.push(`${line}\n`),
      printError: (line) => void err.push(`${line}\n`),
      ask: () => expect.unreachable('it asks nothing'),
    },
  });
  await expectNothingMade();
  return { code, out: out.join(''), err: err.join('') };
};

/** The command as a process, in the folder of the dossier. */
const verifyThere = async (...words: string[]): Promise<Ran> => {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    RECUEIL_DATA_DIR: join(folder, 'data'),
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, 'verify', ...words], {
    env,
    cwd: folder,
  });
  await expectNothingMade();
  return { code: 0, out: stdout, err: stderr };
};

it('says in plain words what is proven of a dossier that nobody touched, and what is not', async () => {
  const { code, out } = await verifyThere('dossier.zip', '--receipt', receipt);
  expect(code).toBe(0);
  expect(out).toMatch(/^Tout concorde\n/);
  expect(out).toContain('Le registre avait déjà ses 14 premières inscriptions');
  expect(out).toContain('- Que ce qui est écrit est exact.');
});

it('says which file was changed, and fails', async () => {
  const { code, out } = await verify(join(folder, 'change.zip'), '--language', 'en');
  expect(code).toBe(1);
  expect(out).toContain('The file “dossier.pdf” was changed');
});

it('says what it needs', async () => {
  expect(await verify()).toMatchObject({ code: 2, out: '' });
  expect(await verify(join(folder, 'nothing.zip'))).toMatchObject({ code: 2, out: '' });
  expect((await verify(join(folder, 'dossier.zip'), '--language', 'xx')).err).toContain('--language');
});
