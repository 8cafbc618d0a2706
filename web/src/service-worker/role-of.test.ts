import { expect, it } from 'vitest';
import { roleOf } from './role-of.ts';

const ORIGIN = 'https://recueil.test';
const FILES = new Set(['/assets/main-a1.js', '/icon.svg']);
const role = (method: string, mode: string, path: string) =>
  roleOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, FILES);

it.each([
  ['GET', 'navigate', '/journal-de-bord?entry=new', 'page'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'cors', '/assets/main-a1.js', 'file'],
  ['GET', 'no-cors', '/icon.svg', 'file'],
  ['POST', 'navigate', '/partage', 'share'],
  // Of an older or a newer build: the network has it, or nobody.
  ['GET', 'cors', '/assets/main-b2.js', 'none'],
  ['GET', 'navigate', '/service-worker.js', 'none'],
])('%s %s %s is for the %s', (method, mode, path, expected) => {
  expect(role(method, mode, path)).toBe(expected);
});

it.each([
  ['GET', 'cors', '/api/incidents'],
  // A plain link to a file of somebody's opens as a page of its own.
  ['GET', 'navigate', '/api/evidence/0198f000'],
  ['GET', 'cors', '/auth/v1/user'],
  ['POST', 'cors', '/functions/v1/ai-chat'],
  ['POST', 'cors', '/api/incidents'],
  // Of a shared dossier, whose link holds a key.
  ['GET', 'navigate', '/lecture/0198f000'],
  ['GET', 'navigate', 'https://meteofrance.com/'],
])('%s %s %s passes by it, and is never kept', (method, mode, path) => {
  expect(role(method, mode, path)).toBe('none');
});
