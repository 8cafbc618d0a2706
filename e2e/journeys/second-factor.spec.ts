/** Two-step verification: turned on, asked for before anything of the app, replaced by a recovery code, turned off. */
import type { Page, Request, Route } from '@playwright/test';
import { createAuthenticator } from '../support/authenticator.ts';
import { PHONE } from '../support/phone.ts';
import {
  createAccount,
  enter,
  goWithin,
  profileStatus,
  sessionElsewhere,
  signIn,
  signOut,
} from '../support/steps.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  type Person,
  test,
} from '../support/test.ts';

test.use(PHONE);

/** The password, where a page asks who it is before it changes the second step. */
const prove = (page: Page, { password }: Person) => page.getByLabel('Mot de passe actuel').fill(password);

/** On the page of the account’s security: names a device and shows its first code. */
const addDevice = async (page: Page, person: Person, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Ajouter un appareil' }).click();
  await page.getByLabel('Nom de l’appareil').fill(name);
  await prove(page, person);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Lisez ce code avec l’application' })).toBeFocused();
  const authenticator = createAuthenticator(
    ((await page.locator('main code').textContent()) ?? '').replace(/\s/g, ''),
  );
  await page.getByLabel('Code à six chiffres').fill(await authenticator.nextCode());
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
};

/** Signs in as far as the password goes. */
const passFirstStep = async (page: Page, person: Person): Promise<void> => {
  await signIn(page, person);
  await expect(page).toHaveURL(/\/second-factor$/);
};

const code = (page: Page) => page.getByLabel('Code à six chiffres');
const validate = (page: Page) => page.getByRole('button', { name: 'Valider' }).click();

test('Two-step verification is turned on with a phone, asked for before anything, and replaced by a printed code', async ({
  page,
  context,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(00|01|03|22)/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/security');
  await page.getByRole('link', { name: 'Activer la validation en deux étapes' }).click();
  // Somebody else at an unlocked computer must not be able to add their own phone.
  const password = page.getByLabel('Mot de passe actuel');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le mot de passe est requis', { exact: true })).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('Mauvais1mot');
  await password.press('Enter');
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await password.press('Enter');
  const picture = page.getByRole('img', { name: /Code QR/ });
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copier la clé' }).click();
  await expect(page.getByText('Copié.')).toBeVisible();
  const authenticator = createAuthenticator(await page.evaluate(() => navigator.clipboard.readText()));
  const right = await authenticator.nextCode();
  await code(page).fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
  await expect(picture).toBeVisible();
  await code(page).fill(right);
  await page.getByRole('button', { name: 'Activer', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Gardez ces codes maintenant' })).toBeFocused();
  const sheet = page.getByRole('region', { name: 'Codes de secours' });
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const codes = await sheet.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('button', { name: 'Copier les codes' }).click();
  await expect(page.getByText('Copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(/Recueil/)).toBeVisible();
  await expect(sheet.getByText(/Créés le/)).toBeVisible();
  await expect(sheet.getByText(/jamais sur le lieu de travail/)).toBeVisible();
  await expect(page.locator('h1, h2, header, nav, aside, button').filter({ visible: true })).toHaveCount(0);
  // Waited for: under load the page can hear of the new medium a frame later.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(page.getByText('La validation en deux étapes est activée.')).toBeVisible();
  await expect(page.getByText('Mon téléphone')).toBeVisible();
  await expect(page.getByText('Il vous reste 10 codes.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    codes[0],
  );

  await test.step('after the password the code is required, nothing of the app is asked for without it, and it leads to the page that was wanted', async () => {
    await signOut(page);
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login/);
    const asked: string[] = [];
    const noteAsked = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/config') asked.push(pathname);
    };
    page.on('request', noteAsked);
    await passFirstStep(page, person);
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    const next = await authenticator.nextCode();
    await code(page).fill(next === '000000' ? '000001' : '000000');
    await validate(page);
    await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(asked).toEqual([]);
    page.off('request', noteAsked);
    await code(page).fill(next);
    await code(page).press('Enter');
    await expect(page).toHaveURL(/\/incidents$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes incidents' })).toBeVisible();
  });

  let renewed: string[] = [];
  await test.step('new codes replace the remaining ones', async () => {
    const asked = Promise.withResolvers<Route>();
    await page.route('**/factors/recovery-codes', (route) => asked.resolve(route), { times: 1 });
    await goWithin(page, '/security');
    const renew = page.getByRole('link', { name: 'Créer de nouveaux codes' });
    await expect(renew).toBeVisible();
    const before = await renew.boundingBox();
    await (await asked.promise).continue();
    await expect(page.getByText('Il vous reste 10 codes.')).toBeVisible();
    expect(await renew.boundingBox(), 'what comes above it does not move it').toEqual(before);
    await renew.click();
    await prove(page, person);
    await page.getByRole('button', { name: 'Créer dix nouveaux codes' }).click();
    const fresh = page.getByRole('region', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(fresh).toHaveCount(10);
    renewed = await fresh.allTextContents();
    expect(renewed).not.toContain(codes[2]);
    await page.getByRole('button', { name: 'Je les ai gardés' }).click();
    await expect(page.getByText('Vos nouveaux codes de secours sont en place.')).toBeVisible();
    await expect(page.getByText('Il vous reste 10 codes.')).toBeVisible();
  });

  await test.step('the person may leave at the second step; a recovery code stands in for the phone', async () => {
    await signOut(page);
    await passFirstStep(page, person);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/login/);
    await passFirstStep(page, person);
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    const recovery = page.getByLabel('Code de secours');
    await expect(recovery).toBeFocused();
    // One of those that were replaced.
    await recovery.fill(codes[0] as string);
    await validate(page);
    await expect(page.getByText('Ce code de secours n’est pas le bon, ou il a déjà servi.')).toBeVisible();
    await recovery.fill(renewed[0] as string);
    await validate(page);
    await expect(page).toHaveURL(/\/app-home/);
  });

  // The session has shown a code of the tablet: what is asked of one that loses its device is server/tests/auth/factors-access.test.ts.
  await test.step('a second device is added; both are removed, and nothing is asked for any more', async () => {
    await goWithin(page, '/security');
    await addDevice(page, person, 'Tablette');
    // The codes of the first device hold for the second one too.
    await expect(page).toHaveURL(/\/security$/);
    await expect(page.getByText('Il vous reste 9 codes.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer Mon téléphone' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Vos autres appareils continuent d’en donner.');
    await prove(page, person);
    await dialog.getByRole('button', { name: 'Retirer l’appareil' }).click();
    await page.getByRole('button', { name: 'Retirer Tablette' }).click();
    await expect(dialog).toContainText('votre mot de passe suffira de nouveau pour entrer');
    await prove(page, person);
    await dialog.getByRole('button', { name: 'Retirer l’appareil' }).click();
    await expect(page.getByText('Désactivée')).toBeVisible();
    // A session that owes a code is refused.
    expect(await profileStatus(await sessionElsewhere(server, person))).toBe(200);
  });
});
