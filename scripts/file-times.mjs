/** What the reports of vitest and Playwright say of a run: how long each file took. */

const SHOWN = 15;

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report vitest's JSON report
 * @returns {{ file: string, seconds: number }[]} the slowest first
 */
export const vitestTimes = ({ testResults }) =>
  slowestFirst(testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]));

/**
 * @param {{ suites: object[] }} report Playwright's JSON report
 * @returns {{ file: string, seconds: number }[]} of all journeys of a file together, the slowest first
 */
export const playwrightTimes = ({ suites }) =>
  slowestFirst(suites.map((suite) => [suite.file, millisecondsOf(suite) / 1000]));

/** @param {{ file: string, seconds: number }[]} times */
export const printTimes = (title, times) => {
  const lines = times
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
  process.stdout.write(`${title}, the slowest ${lines.length} of ${times.length} files:\n${lines.join('')}`);
};

const slowestFirst = (pairs) =>
  pairs.map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds);

const millisecondsOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);
