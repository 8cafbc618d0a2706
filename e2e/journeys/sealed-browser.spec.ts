/** What waits in the browser is sealed there: neither readable after a sign-out, nor by the next person, nor lost. */
import type { Page } from '@playwright/test';
import { chatOf, inputOf, note, pick, trayOf } from '../support/chat-files.ts';
import { draft, form, newEntry, write } from '../support/journal.ts';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

const SECRETS = ['Cantine', 'hurlement', 'Refectoire', 'courrier-de-durand', 'couteau', 'text/plain'];

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

const expectSealed = async (page: Page): Promise<void> => {
  const { text, rows, keys } = await everythingKept(page);
  expect([rows, keys]).toEqual([2, 0]);
  // The words of the drafts too, as base64 would show them.
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(0, -4));
  }
};

/** By the menu: what a page holds in memory has to go with its person, without a load that would clear it. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click();
const openChat = async (page: Page): Promise<void> => {
  await goTo(page, 'Assistant IA');
  await expect(page.getByText('Assistant connecté')).toBeVisible();
};

test('What is typed and attached in the chat and the journal waits sealed, for its owner alone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const other = newPerson();
  await createAccount(server, other, { mailTo });
  // Not on a computer of their own: nobody asks to be remembered.
  await signIn(page, person);

  await test.step('a person types and attaches, and signs out', async () => {
    await openChat(page);
    await inputOf(page).pressSequentially('Cantine : un hurlement');
    await pick(page, [note('courrier-de-durand.txt', 'Il avait un couteau.')]);
    await expect(trayOf(page)).toContainText('courrier-de-durand.txt');
    await goTo(page, 'Journal de bord');
    await newEntry(page);
    await write(page, 'Refectoire', 'Encore un hurlement.');
    await form(page)
      .locator('input[type=file]')
      .setInputFiles([note('courrier-de-durand-2.txt', 'Encore ce couteau.')]);
    await expect(form(page).getByRole('button', { name: /Retirer courrier/ })).toBeVisible();
    await expect.poll(() => draft(page)).toMatchObject({ sealed: expect.any(String) });
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expectSealed(page);
    await signOut(page);
    await expect(page.getByText('Vous les retrouverez à votre prochaine connexion ici.')).toBeVisible();
    await expectSealed(page);
  });

  await test.step('the next person at this computer is offered nothing of it', async () => {
    await signIn(page, other);
    await goTo(page, 'Journal de bord');
    await newEntry(page);
    await expect(form(page).getByLabel('Titre')).toBeVisible();
    await expect(form(page).getByText('Un brouillon a été retrouvé')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openChat(page);
    await expect(inputOf(page)).toHaveValue('');
    await expect(trayOf(page)).toHaveCount(0);
    await expectSealed(page);
    await signOut(page);
  });

  await test.step('the first one finds all of it again', async () => {
    await signIn(page, person);
    // A page that holds nothing in memory.
    await page.goto('/journal-de-bord');
    await newEntry(page);
    await form(page).getByRole('button', { name: 'Récupérer' }).click();
    await expect(form(page).getByLabel('Titre')).toHaveValue('Refectoire');
    await expect(form(page).getByLabel('Contenu')).toHaveValue('Encore un hurlement.');
    await expect(form(page).getByRole('button', { name: 'Retirer courrier-de-durand-2.txt' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await openChat(page);
    await expect(inputOf(page)).toHaveValue('Cantine : un hurlement');
    await expect(trayOf(page)).toContainText('courrier-de-durand.txt');
    await expect(chatOf(page)).toBeVisible();
  });
});
