/**
 * `npm run bench [name…]`: each figure is a ratio or a difference within this run, printed with the machine's shape.
 * Exit code 1 when a bound is missed; no test depends on it.
 */
import { cpus, release, totalmem } from 'node:os';
import { LOGIN_BUDGET_BYTES, measureLogin } from '../web/bundle-size.ts';
import { dossierMemory } from './dossier.ts';
import { eventStreams } from './event-streams.ts';
import { exportMemory } from './export.ts';
import { firstPages } from './first-page.ts';
import { incidentDetail } from './incident-detail.ts';
import { ledgerCheck } from './ledger-check.ts';
import { lighthouseScores } from './lighthouse.ts';
import { listThroughput } from './list-throughput.ts';
import { modelOverhead } from './model-overhead.ts';
import { pdfOfDossier } from './pdf.ts';
import { scrolling } from './scrolling.ts';
import { searchOfYears } from './search.ts';
import { sessions } from './sessions.ts';
import { recoveryTimes, signInThroughput, signInTimes } from './sign-in.ts';
import { startTime } from './start-time.ts';
import { streams } from './streams.ts';
import { type Figure, holds, lineOf } from './support/report.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { verification } from './verifier.ts';

const loginBundle = async (): Promise<Figure> => {
  const { totalBytes, files } = measureLogin();
  return {
    name: 'JavaScript of a first visit of /login, brotli',
    value: totalBytes / 1000,
    unit: 'kB',
    bound: { kind: 'max', value: LOGIN_BUDGET_BYTES / 1000 },
    detail: `${files.length} files`,
  };
};

const BENCHMARKS: Record<string, () => Promise<Figure | Figure[]>> = {
  start: startTime,
  bundle: loginBundle,
  list: listThroughput,
  detail: incidentDetail,
  ledger: ledgerCheck,
  pages: firstPages,
  lighthouse: lighthouseScores,
  search: searchOfYears,
  scrolling,
  model: modelOverhead,
  streams,
  'event-streams': eventStreams,
  uploads,
  export: exportMemory,
  // So many exhibits that there are 2 GB; fewer to try it.
  dossier: () => dossierMemory(Number(process.env.BENCH_EXHIBITS ?? 200)),
  'sign-in-time': signInTimes,
  'recovery-time': recoveryTimes,
  'sign-in': signInThroughput,
  sessions,
  users,
  verifier: verification,
  pdf: pdfOfDossier,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
}
const [cpu] = cpus();
process.stdout.write(
  `${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${process.platform} ${release()}, Node ${process.version}\n\n`,
);
let missed = 0;
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const figure of [await measure()].flat()) {
    if (!holds(figure)) missed += 1;
    process.stdout.write(`${lineOf(figure)}\n`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;
