/** Files and recordings that were not sent stay in the browser after a sign-out: it is said, and they can be erased there. */
import type { Page } from '@playwright/test';
import { countKept } from '../support/recorder.ts';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

/** Leaves a file, as an earlier version of the app did for somebody who asked to be remembered: in clear. */
const leaveFile = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('recueil.kept');
  await page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('recueil-auth-token') ?? '{}') as {
      user: { id: string };
    };
    const about = { kind: 'file', name: 'note.txt', type: 'text/plain', size: 4, duration: null };
    const row = {
      id: crypto.randomUUID(),
      owner: session.user.id,
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

/** Erases them on the sign-in screen, which says that they were left. */
const eraseFiles = async (page: Page): Promise<void> => {
  const notice = page.getByRole('status').filter({ hasText: 'Un fichier ou enregistrement non envoyé' });
  await expect(notice).toContainText('Vous le retrouverez à votre prochaine connexion ici.');
  await page.getByRole('button', { name: 'Effacer de cet appareil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByText('il ne reste ici ni texte ni fichier non envoyé')).toBeVisible();
  expect(await countKept(page, 'files')).toBe(0);
};

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await signIn(page, person, { remember: true });
  await leaveFile(page);
});

test('An unsent file is there after a sign-out and a sign-in, and can be erased between them; what was left in clear is gone once another person signs in', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await signOut(page);
  await signIn(page, person, { remember: true });
  expect(await countKept(page, 'files')).toBe(1);
  await signOut(page);
  await eraseFiles(page);
  await signIn(page, person, { remember: true });
  await leaveFile(page);
  await signOut(page);
  const other = newPerson();
  await createAccount(server, other, { mailTo });
  await signIn(page, other);
  await expect.poll(() => countKept(page, 'files')).toBe(0);
});
