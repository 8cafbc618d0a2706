/** `npm run check`: format and lint, types, import directions, dead code. All of them run; the last line counts. */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT, toolEnvironment } from './environment.mjs';

await ensureInstalled();

const tool = (name, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: ROOT,
      env: toolEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = ['', ''];
    for (const [at, stream] of [child.stdout, child.stderr].entries())
      stream.setEncoding('utf8').on('data', (text) => {
        texts[at] += text;
      });
    child.once('error', reject);
    child.once('close', (status) => resolve({ ok: status === 0, output: texts.join('') }));
  });

/** A tool that saw no files must not count as one that found no errors. */
const directions = async () => {
  const { ok, output } = await tool('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'contract',
    'verifier',
    'interviewer',
    'law',
    'server',
    'web/src',
  ]);
  let summary;
  try {
    ({ summary } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
  } catch {
    return { ok: false, output };
  }
  const lines = summary.violations.map(({ rule, from, to }) => `  ${rule.name}: ${from} → ${to}`);
  const looked = summary.totalDependenciesCruised > summary.totalCruised / 2;
  if (!looked) lines.push('  Almost no imports were seen: the parser does not understand the sources.');
  return { ok: ok && looked && lines.length === 0, output: lines.join('\n') };
};

/** For a Go program that ends soon: it collects no garbage until it holds 4 GiB, a quarter less work. It needs 2.4. */
const COLLECT_LATE = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

const checks = {
  'format and lint': () => tool('biome', ['check', '--error-on-warnings', '.']),
  // More checkers end hardly sooner, and each works out for itself what the types of the libraries are.
  types: () => tool('tsc', ['--noEmit', '--checkers', '1'], COLLECT_LATE),
  'import directions': directions,
  'dead code': () => tool('knip', ['--no-progress']),
};

// Each works on one processor.
const begun = Object.entries(checks).map(([name, check]) => ({ name, found: check() }));
let failed = 0;
for (const { name, found } of begun) {
  const { ok, output } = await found;
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n`);
  if (!ok) {
    failed += 1;
    process.stdout.write(`${output}\n`);
  }
}
process.stdout.write(`${Object.keys(checks).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
