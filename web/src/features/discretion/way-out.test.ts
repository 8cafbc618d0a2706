// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { EXIT_PAGES } from '#contract/account/preference-values.ts';

const SCRIPT = readFileSync('web/public/way-out.js', 'utf8');
const replaced = vi.fn();
const fetched = vi.fn(async () => new Response());
const link = () => document.getElementById('way-out') as HTMLAnchorElement;

/** Runs the script of the page as the browser does. */
const open = () => {
  document.body.innerHTML = '<a id="way-out" href="https://meteofrance.com/">Quitter vite</a>';
  new Function('location', 'fetch', SCRIPT)({ replace: replaced }, fetched);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  replaced.mockReset();
  fetched.mockClear();
});

it('leaves before the app is there: the session is gone here first, and the server is told of it', () => {
  sessionStorage.setItem('recueil-auth-token', JSON.stringify({ access_token: 'a.b.c' }));
  localStorage.setItem('recueil.draft.chat.anna.new.1', 'sealed');
  open();
  replaced.mockImplementation(() => expect(sessionStorage.length).toBe(0));
  link().click();
  expect(replaced).toHaveBeenCalledWith('https://meteofrance.com/');
  expect(fetched).toHaveBeenCalledWith('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: 'Bearer a.b.c' },
    keepalive: true,
  });
  // What was written stays, sealed.
  expect(localStorage.length).toBe(1);
});

it('leaves after Shift was pressed three times, until the app has a way out of its own', () => {
  open();
  const shift = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  shift();
  shift();
  shift();
  expect(replaced).toHaveBeenCalledOnce();
  link().remove();
  for (let press = 0; press < 3; press += 1) shift();
  expect(replaced).toHaveBeenCalledOnce();
});

it.each([
  ...Object.entries(EXIT_PAGES),
  ['https://www.exemple.fr/', 'https://www.exemple.fr/'],
  // Not by this product: nothing that is no public page is gone to.
  ['javascript:alert(1)', EXIT_PAGES.weather],
])('with the target %s it leads to %s', (target, address) => {
  localStorage.setItem('recueil.exit', target);
  open();
  link().click();
  expect(replaced).toHaveBeenCalledWith(address);
});

it('leaves also where the browser refuses its storage', () => {
  open();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  localStorage.setItem('recueil-auth-token', '{}');
  link().click();
  expect(replaced).toHaveBeenCalledOnce();
});
