/**
 * What was typed or picked and not sent waits in the browser, sealed: it is told of after a sign-out without its words, is
 * there for its owner alone, and can be erased in all tabs.
 */
import type { Dialog, Page } from '@playwright/test';
import { inputOf, note, pick, trayOf } from '../support/chat-files.ts';
import { form, newEntry, write } from '../support/journal.ts';
import { countKept } from '../support/recorder.ts';
import { createAccount, enter, fillIncident, goWithin, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, newPerson, test } from '../support/test.ts';

const SECRETS = ['Cantine', 'hurlement', 'Refectoire', 'courrier-de-durand', 'couteau', 'text/plain'];
const NOTHING_LEFT = 'il ne reste ici ni texte ni fichier non envoyé';

const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) =>
      /^(?:recueil\.draft\.|journal_draft)/.test(key),
    ),
  );
const keptHere = async (page: Page) => [(await draftsIn(page)).length, await countKept(page, 'files')];

/** All that this origin keeps in the browser, keys that scripts can use among it. */
const everythingKept = (page: Page): Promise<{ text: string; rows: number; keys: number }> =>
  page.evaluate(async () => {
    let keys = 0;
    let rows = 0;
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof CryptoKey) keys += 1;
      if (value instanceof Blob) return new TextDecoder('latin1').decode(await value.arrayBuffer());
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.entries(value).flat().map(textOf))).join(' ');
    };
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts = [await textOf({ ...localStorage }), await textOf({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const found = await done(database.transaction(store).objectStore(store).getAll());
        rows += found.length;
        texts.push(await textOf(found));
      }
      database.close();
    }
    return { text: texts.join(' '), rows, keys };
  });

/** Two texts and a file, of which nothing can be read. */
const expectSealed = async (page: Page): Promise<void> => {
  expect(await keptHere(page)).toEqual([2, 1]);
  const { text, keys } = await everythingKept(page);
  expect(keys).toBe(0);
  // The words of the drafts too, as base64 would show them.
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(0, -4));
  }
};

/** Inside the app: what a page holds in memory has to go with its person, without a load that would clear it. */
const openChat = async (page: Page): Promise<void> => {
  await goWithin(page, '/ia-call');
  await expect(page.getByText('Assistant connecté')).toBeVisible();
};
const openJournalForm = async (page: Page): Promise<void> => {
  await goWithin(page, '/journal-de-bord');
  await newEntry(page);
};
const closeForm = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
};

test('What was not sent waits sealed for its owner alone, and can be erased; without a key nothing is kept, and that is said', async ({
  page,
  context,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const next = newPerson();
  await createAccount(server, next, { mailTo });
  await enter(page, server, person, { remember: true });
  const erase = page.getByRole('button', { name: 'Effacer de cet appareil' });
  const notice = page
    .getByRole('status')
    .filter({ hasText: '2 textes non envoyés restent sur cet appareil.' })
    .filter({ hasText: 'Un fichier ou enregistrement non envoyé' });

  await test.step('without a key nothing is kept: that is said, and closing the tab asks first', async () => {
    await page.route('**/api/browser-key', (route) => route.fulfill({ status: 503 }));
    expectedErrors.push(/status of 503/);
    const asked: string[] = [];
    const stay = (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', stay);
    await page.goto('/incidents/new');
    await expect(page.getByText('votre saisie ne peut pas être gardée sur cet appareil')).toBeVisible();
    await goWithin(page, '/ia-call');
    await inputOf(page).click();
    await page.keyboard.type('Cantine');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(inputOf(page)).toHaveValue('Cantine');
    // With nothing to lose the page is left without a question.
    await inputOf(page).fill('');
    await page.unroute('**/api/browser-key');
    page.off('dialog', stay);
  });

  await test.step('after a sign-out it is said that texts and a file are left, and not what they say', async () => {
    await page.goto('/ia-call');
    await inputOf(page).fill('Cantine : un hurlement');
    await pick(page, [note('courrier-de-durand.txt', 'Il avait un couteau.')]);
    await expect(trayOf(page)).toContainText('courrier-de-durand.txt');
    await openJournalForm(page);
    await write(page, 'Refectoire', 'Encore un hurlement.');
    await closeForm(page);
    // Sealed from the start, and not only by the sign-out.
    await expect.poll(() => keptHere(page)).toEqual([2, 1]);
    await expectSealed(page);
    await signOut(page);
    await expect(notice).toContainText('Vous les retrouverez à votre prochaine connexion ici.');
    await expect(page.locator('body')).not.toContainText(/Cantine|Refectoire/);
    await expectAccessible(page);
    await erase.click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expectSealed(page);
  });

  await test.step('the next person at this computer is offered nothing of it', async () => {
    await signIn(page, next);
    await openJournalForm(page);
    await expect(form(page).getByLabel('Titre')).toHaveValue('');
    await expect(form(page).getByText('Un brouillon a été retrouvé')).toHaveCount(0);
    await closeForm(page);
    await openChat(page);
    await expect(inputOf(page)).toHaveValue('');
    await expect(trayOf(page)).toHaveCount(0);
    await expectSealed(page);
    await signOut(page);
  });

  await test.step('the first one finds all of it again', async () => {
    await signIn(page, person, { remember: true });
    // A page that holds nothing in memory.
    await page.goto('/journal-de-bord');
    await newEntry(page);
    await form(page).getByRole('button', { name: 'Récupérer' }).click();
    await expect(form(page).getByLabel('Titre')).toHaveValue('Refectoire');
    await expect(form(page).getByLabel('Contenu')).toHaveValue('Encore un hurlement.');
    await closeForm(page);
    await openChat(page);
    await expect(inputOf(page)).toHaveValue('Cantine : un hurlement');
    await expect(trayOf(page)).toContainText('courrier-de-durand.txt');
  });

  await test.step('erased in one tab it goes in another one too, with what is marked as sensitive and lies in that tab alone', async () => {
    const other = await context.newPage();
    await other.goto('/incidents/new');
    await fillIncident(other, { title: 'Refectoire', description: 'Encore un hurlement.' });
    await other.getByText('Incident sensible (accès restreint)').click();
    await expect(other.getByText('Elle disparaît quand l’onglet se ferme.')).toBeVisible();
    // It is not in the storage that the tabs share.
    await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage).join())).toContain('.incident.');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('.incident.');
    await page.bringToFront();
    await signOut(page);
    const left = other.getByText('3 textes non envoyés restent sur cet appareil.');
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
});
