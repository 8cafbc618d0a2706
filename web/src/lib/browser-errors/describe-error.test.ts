import { expect, it } from 'vitest';
import { browserError } from '#contract/browser-errors.ts';
import { ApiProblem } from '../requests/api-problem.ts';
import { describeError } from './describe-error.ts';

const ORIGIN = 'https://recueil.exemple';
const SECRET = 'Il m’a touchée dans le bureau de Marc';

const thrown = (message: string, stack: (message: string) => string, name = 'Error') => {
  const error = new Error(message);
  error.name = name;
  error.stack = stack(message);
  return error;
};
const chromium = (message: string) =>
  `Error: ${message}\n    at save (${ORIGIN}/assets/index-BAVx3k.js:1:4210)\n    at ${ORIGIN}/assets/$id.edit-Zq_1.js?v=2:3:7\n    at https://ailleurs.exemple/assets/x.js:1:1`;
const firefox = () => `save@${ORIGIN}/assets/index-BAVx3k.js:1:4210\n@moz-extension://abc/x.js:1:1`;

it('tells our own files, lines and columns, and nothing of the message', () => {
  const told = describeError(thrown(SECRET, chromium), 'error', ORIGIN);
  expect(told).toEqual({
    kind: 'error',
    name: 'Error',
    frames: [
      { file: 'assets/index-BAVx3k.js', line: 1, column: 4210 },
      { file: 'assets/$id.edit-Zq_1.js', line: 3, column: 7 },
    ],
  });
});

it('reads the stacks of other browsers too', () => {
  expect(describeError(thrown(SECRET, firefox), 'rejection', ORIGIN)?.frames).toEqual([
    { file: 'assets/index-BAVx3k.js', line: 1, column: 4210 },
  ]);
});

it('takes no words for a file, in the message nor in the name', () => {
  const sly = thrown(`x\n at ${ORIGIN}/assets/mot-secret.js:1:1`, chromium, 'MotSecretError');
  const told = JSON.stringify(describeError(sly, 'error', ORIGIN));
  expect(told).not.toMatch(/secret/i);
  expect(told).toContain('"Other"');
});

it('recognizes a part of the app that did not come, and which', () => {
  const failed = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/help-1a.js`);
  expect(describeError(failed, 'rejection', ORIGIN)).toEqual({
    kind: 'chunk',
    name: 'TypeError',
    known_message: 'chunk_failed',
    frames: [{ file: 'assets/help-1a.js' }],
  });
});

it('recognizes the numbers of React', () => {
  const failed = thrown('Minified React error #418; visit https://react.dev/errors/418', chromium);
  expect(describeError(failed, 'render', ORIGIN)).toMatchObject({ known_message: 'react', react_code: 418 });
});

it.each([
  ['an extension’s error', thrown('x', () => 'Error: x\n    at y (chrome-extension://abc/z.js:1:1)')],
  ['a script of another site', thrown('x', () => 'Error: x\n    at https://ailleurs.exemple/z.js:1:1')],
  ['a request that was given up', new DOMException('x', 'AbortError')],
  ['an answer that said no', new ApiProblem('not_found')],
  ['an answer that did not come', new ApiProblem('network')],
])('%s is not told', (_what, error) => {
  expect(describeError(error, 'error', ORIGIN)).toBeNull();
});

it('whatever was thrown, what is told has the shape that the server takes', () => {
  for (const error of [
    SECRET,
    { secret: SECRET },
    null,
    thrown(SECRET, chromium),
    thrown(SECRET, () => ''),
  ]) {
    const told = describeError(error, 'rejection', ORIGIN);
    const whole = {
      ...told,
      correlation_id: crypto.randomUUID(),
      route: '/incidents/$id',
      build: 'BAVx3k',
    };
    expect(browserError.safeParse(whole).success).toBe(true);
    expect(JSON.stringify(told)).not.toContain('Marc');
  }
});
