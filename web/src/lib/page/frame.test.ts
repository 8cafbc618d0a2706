// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { endFrame, hasFrame, whenDrawn } from './frame.ts';

// What `import()` of a browser does is another matter: it is replaced by a call.
const SCRIPT = readFileSync('web/public/frame.js', 'utf8').replaceAll('import(', 'load(');
const frameOf = (kind: string, language: string) =>
  `<div lang="${language}" data-frame="${kind}" data-frame-off><p>${kind} ${language}</p>
     <p data-frame-failure hidden>!</p><button>Google</button></div>`;
const WAITS = frameOf('wait', 'fr') + frameOf('wait', 'en');
const DOORS = frameOf('door', 'fr') + frameOf('door', 'en');

const shown = () =>
  [...document.querySelectorAll('#frame > [data-frame]:not([data-frame-off]) > p:first-child')].map(
    ({ textContent }) => textContent,
  );

/** Runs the page's script as the browser does. */
const open = (frames: string, load = vi.fn(async (_: string) => undefined)) => {
  document.documentElement.lang = 'fr';
  document.head.innerHTML =
    '<link id="app" data-before="/assets/a.js /assets/b.js" data-after="/assets/c.js" rel="app" href="/assets/index.js">';
  document.body.innerHTML = `<div id="frame">${frames}</div><div id="root"></div>`;
  new Function('load', SCRIPT)(load);
  return load;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a visitor stands at the door, in the language of the screen or in the one that was chosen', () => {
  open(DOORS + WAITS);
  expect(shown()).toEqual(['door fr']);
  localStorage.setItem('recueil.language', 'en');
  open(DOORS + WAITS);
  expect(shown()).toEqual(['door en']);
  expect(document.documentElement.lang).toBe('en');
  localStorage.setItem('recueil.language', 'xx');
  open(DOORS + WAITS);
  expect(shown()).toEqual(['door fr']);
});

it('who has a session kept here waits for it, and is not asked to sign in', () => {
  sessionStorage.setItem('recueil-auth-token', '{}');
  open(DOORS + WAITS);
  expect(shown()).toEqual(['wait fr']);
});

it('a page without a door has its wait', () => {
  open(WAITS);
  expect(shown()).toEqual(['wait fr']);
});

it('a browser that refuses its storage still shows the door', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open(DOORS + WAITS);
  refused.mockRestore();
  expect(shown()).toEqual(['door fr']);
});

it('buttons that nobody listens to yet cannot be pressed', () => {
  open(DOORS + WAITS);
  expect(document.querySelector('button')?.disabled).toBe(true);
});

it('what the app stands on is run before it, one file after the other', async () => {
  const load = open(DOORS + WAITS);
  const files = ['/assets/a.js', '/assets/b.js', expect.stringContaining('/assets/index.js')];
  await vi.waitFor(() => expect(load.mock.calls.map(([file]) => file)).toEqual(files));
});

it('the scripts are asked for once the frame is drawn: what the app stands on, the app, and what comes after it', async () => {
  open(DOORS + WAITS);
  expect(document.querySelectorAll('[rel="modulepreload"]')).toHaveLength(0);
  const asked = () =>
    [...document.querySelectorAll('[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  const files = ['/assets/a.js', '/assets/b.js', expect.stringContaining('/assets/index.js'), '/assets/c.js'];
  await vi.waitFor(() => expect(asked()).toEqual(files));
  expect(document.querySelectorAll('#app')).toHaveLength(1);
});

it('the app is run once the frame is drawn; where it cannot be loaded, the frame says so', async () => {
  const load = vi.fn(async (_: string) => {
    throw new Error('offline');
  });
  const told = Promise.withResolvers<unknown>();
  process.once('unhandledRejection', told.resolve);
  open(DOORS + WAITS, load);
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/assets/a.js'));
  await told.promise;
  expect(document.querySelector<HTMLElement>('[data-frame-failure]')?.hidden).toBe(false);
});

it('what was typed and ticked before the app was there goes on in its fields, with the focus', () => {
  document.body.innerHTML = `
    <div id="frame"><input name="email"><input name="password" type="password"><input name="remember" type="checkbox">
      <input type="radio" name="a" value="fr" checked><input type="radio" name="a" value="en"></div>
    <div id="root"><input name="email"><input name="password" type="password"><input name="remember" type="checkbox">
      <input type="radio" name="b" value="fr" checked><input type="radio" name="b" value="en"></div>`;
  const of = (place: string, rest: string) =>
    document.querySelector<HTMLInputElement>(`${place} input${rest}`) as HTMLInputElement;
  const heard: string[] = [];
  document.querySelector('#root')?.addEventListener('input', ({ target }) => {
    heard.push((target as HTMLInputElement).value);
  });
  of('#frame', '[name=email]').value = 'anne@exemple.fr';
  of('#frame', '[name=remember]').click();
  of('#frame', '[value=en]').click();
  of('#frame', '[name=email]').focus();
  of('#frame', '[name=email]').setSelectionRange(4, 4);

  endFrame();
  expect(hasFrame()).toBe(false);
  const email = of('#root', '[name=email]');
  expect(email.value).toBe('anne@exemple.fr');
  expect(heard).toContain('anne@exemple.fr');
  expect(of('#root', '[name=password]').value).toBe('');
  expect(of('#root', '[name=remember]').checked).toBe(true);
  expect(of('#root', '[value=en]').checked).toBe(true);
  expect(document.activeElement).toBe(email);
  expect(email.selectionStart).toBe(4);
  // Once is enough.
  endFrame();
});

it('the focus goes from a link of the frame to the one of the screen that leads to the same place', () => {
  document.body.innerHTML = `<div id="frame"><a href="/signup">Créer</a></div>
    <div id="root"><a href="/login">Revenir</a><a href="/signup">Créer</a></div>`;
  document.querySelector<HTMLElement>('#frame a')?.focus();
  endFrame();
  expect(document.activeElement?.getAttribute('href')).toBe('/signup');
  expect(document.activeElement?.closest('#root')).not.toBeNull();
});

it('the door stands until a screen is drawn, a wait only until the app is there', async () => {
  const gone = vi.fn();
  document.body.innerHTML = '<div id="frame"><div data-frame="door"></div></div><div id="root"></div>';
  const root = document.querySelector('#root') as HTMLElement;
  whenDrawn(gone);
  await Promise.resolve();
  root.innerHTML = '<p>Chargement...</p>';
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
  root.innerHTML = '<main><h1>Connexion</h1></main>';
  await Promise.resolve();
  root.innerHTML = '';
  await Promise.resolve();
  expect(gone).toHaveBeenCalledTimes(1);

  document.body.innerHTML = '<div id="frame"><div data-frame="wait"></div></div><div id="root"></div>';
  whenDrawn(gone);
  expect(gone).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(gone).toHaveBeenCalledTimes(2);
});
