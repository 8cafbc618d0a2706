/** What was typed or picked and not sent stays in the browser after a sign-out: it is said, and can be erased there. */
import type { Page } from '@playwright/test';
import { note, openChat, pick, waitingOf } from '../support/chat-files.ts';
import { countKept } from '../support/recorder.ts';
import { createAccount, enter, fillIncident, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const WORDS = 'Personne ne doit lire ceci';
const NOTHING_LEFT = 'il ne reste ici ni texte ni fichier non envoyé';

const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('recueil.draft.')),
  );
const keptHere = async (page: Page) => [(await draftsIn(page)).length, await countKept(page, 'files')];

/** Leaves a file of somebody else, as an earlier version of the app did: in clear. */
const leaveFileOfOther = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const about = { kind: 'file', name: 'note.txt', type: 'text/plain', size: 4, duration: null };
    const row = {
      id: crypto.randomUUID(),
      owner: crypto.randomUUID(),
      conversationId: crypto.randomUUID(),
      addedAt: Date.now(),
      keyId: null,
      about: new Blob([JSON.stringify(about)]),
      content: new Blob(['mots']),
    };
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('recueil.kept');
      opening.onsuccess = () => {
        const writing = opening.result.transaction('files', 'readwrite');
        writing.objectStore('files').put(row);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
        writing.onabort = () => reject(writing.error);
      };
    });
  });
};

const sensitive = (page: Page) => page.getByText('Incident sensible (accès restreint)');
const endsWithTab = (page: Page) => page.getByText('Elle disparaît quand l’onglet se ferme.');

test('What was not sent is there after a sign-out and a sign-in, is told of without its words, and can be erased in all tabs; without a key nothing is kept, and that is said', async ({
  page,
  context,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const erase = page.getByRole('button', { name: 'Effacer de cet appareil' });
  const notice = page
    .getByRole('status')
    .filter({ hasText: '2 textes non envoyés restent sur cet appareil.' })
    .filter({ hasText: 'Un fichier ou enregistrement non envoyé' });

  await test.step('after a sign-out it is said that texts and a file are left, and not what they say', async () => {
    await enter(page, server, person, { remember: true });
    await openChat(page);
    await page.getByLabel('Votre message').fill(WORDS);
    await pick(page, [note('note.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await page.goto('/incidents/new');
    await fillIncident(page, { title: WORDS, description: WORDS });
    await signOut(page);
    await expect(notice).toContainText('Vous les retrouverez à votre prochaine connexion ici.');
    await expect(page.locator('body')).not.toContainText(WORDS);
    await expectAccessible(page);
    await erase.click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    expect(await keptHere(page)).toEqual([2, 1]);
  });

  const other = await context.newPage();
  await test.step('after the next sign-in it is found again; what is marked as sensitive stays in its tab', async () => {
    await signIn(page, person, { remember: true });
    await page.goto('/incidents/new');
    await expect(page.getByLabel('Titre')).toHaveValue(WORDS);
    await sensitive(page).click();
    await expect(endsWithTab(page)).toBeVisible();
    // It leaves the storage that the tabs share.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('.incident.');
    await other.goto('/incidents/new');
    await expect(other.getByLabel('Titre')).toHaveValue('');
    await fillIncident(other, { title: WORDS, description: WORDS });
    await sensitive(other).click();
    await expect(endsWithTab(other)).toBeVisible();
  });

  await test.step('erased in one tab, it goes in the other too', async () => {
    await signOut(page);
    // The message and the file, which both tabs know of, and the form of its own.
    const left = other.getByText('2 textes non envoyés restent sur cet appareil.');
    await expect(left).toBeVisible();
    await expect(notice).toBeVisible();
    await erase.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
    await expect(page.getByText(NOTHING_LEFT)).toBeVisible();
    await expect(page.locator(':focus')).toContainText(NOTHING_LEFT);
    expect(await keptHere(page)).toEqual([0, 0]);
    await expect(erase).toHaveCount(0);
    await expect(left).toHaveCount(0);
    await expect.poll(() => draftsIn(other)).toEqual([]);
    await other.close();
  });

  await test.step('a sign-in removes what somebody else left in clear with an earlier version', async () => {
    await leaveFileOfOther(page);
    expect(await countKept(page, 'files')).toBe(1);
    await page.route('**/api/browser-key', (route) => route.fulfill({ status: 503 }));
    expectedErrors.push(/status of 503/);
    await signIn(page, person);
    await expect.poll(() => countKept(page, 'files')).toBe(0);
  });

  await test.step('without a key nothing is kept: that is said, closing the tab asks first, and « Quitter vite » never asks', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.route('https://meteofrance.com/**', (route) => route.fulfill({ body: '<p>neutral</p>' }));
    await page.goto('/incidents/new');
    await expect(page.getByText('votre saisie ne peut pas être gardée sur cet appareil')).toBeVisible();
    await page.goto('/ia-call');
    await page.getByLabel('Votre message').click();
    await page.keyboard.type(WORDS);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('Votre message')).toHaveValue(WORDS);
    await page.getByRole('button', { name: 'Quitter vite' }).click();
    await expect(page).toHaveURL('https://meteofrance.com/');
    expect(asked).toHaveLength(1);
  });
});
