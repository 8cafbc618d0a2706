/** On a phone: what is discreet about the app, and what of it works without a connection. */
import type { Page } from '@playwright/test';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', ...PHONE });

const WORDS = 'Il a dit devant tout le monde que je ne servais à rien.';

/** The app's own files are all here. */
const isKeptHere = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');

const hasDownloadCookie = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name.endsWith('-access'));

/** As another app does: the browser posts a form to the address of the manifest. */
const share = async (page: Page): Promise<void> => {
  const picture = await page.request.get('/icon-192.png');
  await page.evaluate(
    (bytes) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/partage', enctype: 'multipart/form-data' });
      const [text, files] = ['text', 'files'].map((name) =>
        Object.assign(document.createElement('input'), { name }),
      );
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(bytes)], 'capture.png', { type: 'image/png' }));
      Object.assign(text as object, { value: 'Reçu à 22 h' });
      Object.assign(files as object, { type: 'file', files: chosen.files });
      form.append(text as Node, files as Node);
      document.body.append(form);
      form.submit();
    },
    [...(await picture.body())],
  );
};

test('The screen locks, a note is written on a page that opened without a connection, and what is shared waits for a choice', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person, { remember: true });

  await test.step('the tab tells nothing, from the first second on', async () => {
    await page.goto('/security');
    await page.getByText('Donner à l’onglet un nom et une icône').click();
    await expect(page).toHaveTitle('Notes');
    await page.getByRole('button', { name: /Verrouiller l’écran/ }).click();
    await page.getByRole('option', { name: 'Après 3 minutes' }).click();
    await expect(page.getByRole('button', { name: /Après 3 minutes/ })).toBeVisible();
    await page.goto('/incidents/new', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Notes');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/notes.webmanifest');
  });

  await test.step('the lock takes the page away, keeps what was being written, and opens where one was', async () => {
    await page.getByLabel('Titre').fill(WORDS);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recueil.used'))).not.toBeNull();
    await page.evaluate(() => {
      // The computer slept for an hour.
      const [session, at, minutes] = (localStorage.getItem('recueil.used') ?? '').split(' ');
      localStorage.setItem('recueil.used', `${session} ${Number(at) - 3_600_000} ${minutes}`);
      window.dispatchEvent(new Event('focus'));
    });
    await expect(page.getByRole('heading', { name: 'Écran verrouillé' })).toBeVisible();
    await expect(page.getByText('incident', { exact: false })).toHaveCount(0);
    // Without this cookie no address of a file or an export opens.
    await expect.poll(() => hasDownloadCookie(page)).toBe(false);
    await expectAccessible(page);
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue(WORDS);
    expect(await hasDownloadCookie(page)).toBe(true);
  });

  await test.step('without a connection the app opens, and a note is kept that nobody can read here', async () => {
    await expect.poll(() => isKeptHere(page)).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/journal-de-bord');
    await page.getByLabel('Ce qui se passe, avec vos mots').fill(WORDS);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Garder la note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Une note, / })).toHaveCount(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('devant tout le monde');
    // The page opens by itself as soon as the connection is back: there is nothing to press that would stay.
    await page.context().setOffline(false);
    await expect(page.getByRole('main').getByText(WORDS).first()).toBeVisible();
  });

  await test.step('what another app shares becomes a note with its file', async () => {
    await share(page);
    await expect(page.getByRole('heading', { name: 'Contenu partagé' })).toBeVisible();
    await expect(page.getByText('capture.png')).toBeVisible();
    await page.getByRole('button', { name: 'En faire une note' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Contenu')).toHaveValue('Reçu à 22 h');
    await expect(form.getByText('capture.png')).toBeVisible();
  });

  await test.step('what is kept for opening without a connection is the app, and nothing of the person', async () => {
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => !/^\/($|assets\/|[a-z-]+\.(js|svg)$)/.test(path))).toEqual([]);
  });
});
