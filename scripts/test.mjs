/**
 * `npm test`: everything that must hold, on a fresh machine too. Checks, then unit, server and web tests, then the
 * browser. Later parts run also when an earlier one failed. What failed is said again at the end, because only the end
 * of a long output is read; the last line counts it all.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  COMPILE_CACHE,
  endRunning,
  ensureBuilt,
  ensureChromium,
  ensureInstalled,
  ensureSystemPackages,
  node,
  ROOT,
  requireOpenssl,
  run,
  toolEnvironment,
} from './environment.mjs';
import { playwrightTimes, printTimes, vitestTimes } from './file-times.mjs';
import { onNpmGone } from './hand-over.mjs';
import { quickestFolder } from './quickest-folder.mjs';

const totals = { passed: 0, failed: 0 };
/** What failed among the unit, server and web tests, and what did not run; Playwright's own list stands at its end. */
const failures = [];
const skipped = [];
/** Each of them has tests: a part that is found empty was not looked for in the right place. */
const PARTS = [
  'contract/',
  'verifier/',
  'interviewer/',
  'law/',
  'scripts/',
  'server/src/',
  'server/tests/',
  'web/src/',
];
const count = (name, passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
};

/** A part that ended badly without counting a failure (it crashed, or ran nothing) counts as one. */
const countReport = (name, exitCode, read) => {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = read();
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  if (counted.failed === 0 && (exitCode !== 0 || counted.passed === 0)) counted.failed = 1;
  count(name, counted.passed, counted.failed);
};

const temporary = mkdtempSync(join(await quickestFolder(), 'recueil-tests-'));
// The servers of the tests run as other users, too.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
/** Asked to end in the middle, a part leaves its PostgreSQL: that one is in a process group of its own. */
let isEnded = false;
const end = () => {
  isEnded = true;
  endRunning();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
onNpmGone('test', end);
try {
  // npm leaves half of the processors idle.
  await Promise.all([ensureInstalled(), ensureSystemPackages()]);
  requireOpenssl();
  const chromium = await ensureChromium();

  const unitReport = join(temporary, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const testUnits = () =>
    run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters], {
      env: toolEnvironment({ NODE_COMPILE_CACHE: COMPILE_CACHE }),
    });
  // No test needs what the checks find, and one tool alone leaves a processor idle.
  const [checked, unit] = await Promise.all([
    run(node, ['scripts/check.mjs']),
    ensureBuilt().then(testUnits),
  ]);
  count('checks', checked === 0 ? 1 : 0, checked === 0 ? 0 : 1);
  countReport('unit, server and web tests', unit, () => {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'));
    printTimes('unit, server and web tests', vitestTimes(report));
    const files = report.testResults.map((file) => relative(ROOT, file.name));
    const emptyParts = PARTS.filter((part) => !files.some((file) => file.startsWith(part)));
    for (const part of emptyParts) failures.push(`${part} has no tests`);
    // It could not be loaded, or what stands before its tests failed.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    );
    for (const file of brokenFiles) failures.push(`${file.name}\n${file.message}`);
    for (const test of report.testResults.flatMap((file) => file.assertionResults)) {
      if (test.status === 'failed') failures.push(`${test.fullName}\n${test.failureMessages.join('\n')}`);
      else if (test.status !== 'passed') skipped.push(test.fullName);
    }
    const failed = report.numFailedTests + brokenFiles.length + emptyParts.length;
    return { passed: report.numPassedTests, failed };
  });

  const browserReport = join(temporary, 'playwright.json');
  const browser = await run(node, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
    env: toolEnvironment({
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      // For the servers that journeys start.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    }),
  });
  countReport('browser tests', browser, () => {
    const { stats, ...report } = JSON.parse(readFileSync(browserReport, 'utf8'));
    printTimes('browser tests', playwrightTimes(report));
    if (stats.skipped > 0) skipped.push(`${stats.skipped} journeys`);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  totals.failed += 1;
} finally {
  if (isEnded) spawnSync(node, [join(ROOT, 'scripts/end-clusters.ts'), temporary], { stdio: 'inherit' });
  rmSync(temporary, { recursive: true, force: true });
}
for (const test of skipped) process.stdout.write(`SKIPPED ${test}\n`);
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n\n`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
