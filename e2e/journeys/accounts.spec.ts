/**
 * The ways into an account: signing in, a forgotten password, signing up and its mails; and where the keyboard stands after
 * the page has changed under it: never on the body, where it would start over.
 */
import type { Locator, Page } from '@playwright/test';
import { createAccount, fillSignUp, profileStatus, sessionElsewhere, signOut } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

const MAIL_STATUS = '**/auth/v1/mail-status/*';
/** What a mail server's refusal makes of the ticket, with an account or without, is for server/tests/auth/mails.test.ts. */
const refuseMails = (page: Page) =>
  page.route(MAIL_STATUS, (route) => route.fulfill({ json: { status: 'failed' } }));

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};
const expectFocusOnTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

const trySignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
};

test('Somebody signs up by a mailed link and resets a forgotten password, and no answer tells which address has an account', async ({
  page,
  context,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const first = { ...newPerson(), firstName: 'Paul' };
  const known = newPerson();
  await createAccount(server, known, { mailTo });

  await test.step('the first press on “Create Account” counts, also when it moves the focus out of an invalid field', async () => {
    // Where nothing is scrolled: there the browser does not hold the button in its place.
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.goto('/signup');
    await page.getByLabel('Password', { exact: true }).fill(first.password);
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeEnabled();
    await page.getByLabel('Email').fill('camille@');
    const box = (await create.boundingBox()) as { x: number; y: number; width: number; height: number };
    // Near the edge: where the error under the field moves the button away from the pointer.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    // A finger stays down for longer than the field needs to look at what stands in it.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await page.mouse.up();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    // Fields that the person has not visited show an error only after the form was submitted.
    await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  });

  await test.step('the form survives a reload, but never the password', async () => {
    await page.getByLabel('Last name').fill(first.lastName);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('signUpData')))
      .toContain(first.lastName);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      first.password,
    );
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('camille@');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  await test.step('an address that has an account is answered like one that has none; a mail that could not be sent is said', async () => {
    await refuseMails(page);
    const seen: string[] = [];
    for (const each of [first, { ...known, password: 'Autre2mot' }]) {
      await fillSignUp(page, each);
      await expect(page).toHaveURL(/\/verify-email/);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('L’email n’a pas pu être envoyé');
      await expect(alert).toContainText(each.email);
      const shown = await page.getByRole('main').textContent();
      seen.push(shown?.replaceAll(each.email, 'the address') ?? '');
      if (each !== first) continue;
      await expectFocusOnTitle(page, 'Vérifiez vos emails');
      await page.getByRole('link', { name: 'Recommencer l’inscription' }).click();
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    }
    expect(seen[0]).toBe(seen[1]);
    await page.unroute(MAIL_STATUS);
  });

  await test.step('a refused sign-in looks the same for nobody’s address; an unconfirmed one gets a message, and the mail again', async () => {
    await press(page.getByRole('link', { name: 'Se connecter' }));
    await expectFocusOnTitle(page, 'Connexion');
    for (const { email } of [newPerson(), known]) {
      await trySignIn(page, email, 'Mauvais1mot');
      await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
    }
    await trySignIn(page, first.email, first.password);
    await expect(page.getByText("Votre email n'est pas confirmé.")).toBeVisible();
    await page.getByRole('button', { name: 'Renvoyer l’email de confirmation' }).click();
    // The mail can be there before the answer, and leaving the page before it forgets what opens the link.
    await expect(
      page.getByText(
        'Un nouvel email a été demandé. Si un compte attend cette confirmation, il devrait arriver d’ici quelques minutes.',
      ),
    ).toBeVisible();
  });

  await test.step('a link without its type is no longer valid; the whole one signs its account in, for this visit only', async () => {
    const { link } = await mailTo(first.email, 2);
    const cut = new URL(link);
    cut.searchParams.delete('type');
    await page.goto(cut.href);
    await expect(page.getByRole('alert').getByText('Ce lien n’est plus valable')).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(/\/app-home$/);
    await expect(page.getByRole('button', { name: /^Menu de Paul/ })).toBeVisible();
    // « Se souvenir de moi » was not asked.
    const keeping = async () =>
      (await context.cookies()).filter(({ name }) =>
        ['recueil-refresh', 'recueil-remembered'].includes(name),
      );
    await expect.poll(keeping).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('recueil-auth-token');
    await signOut(page);
  });

  await test.step('a forgotten password is replaced by the link in the mail', async () => {
    await press(page.getByRole('link', { name: 'Mot de passe oublié ?' }));
    await expectFocusOnTitle(page, 'Forgot your password?');
    await press(page.getByRole('link', { name: 'Back to sign in' }));
    await expectFocusOnTitle(page, 'Connexion');
    await press(page.getByRole('link', { name: 'Mot de passe oublié ?' }));
    // The sign-in screen has an e-mail field too, and the address changes before the page does.
    await expectFocusOnTitle(page, 'Forgot your password?');
    await page.getByLabel('Email').fill(first.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/auth\/check-email/);
    await page.goto((await mailTo(first.email, 3)).link);
    await expect(page).toHaveURL(/\/auth\/update-password/);
    const renewed = { ...first, password: 'Nouveau2mot' };
    await page.getByLabel('New password', { exact: true }).fill(renewed.password);
    await page.getByLabel('Confirm password').fill(renewed.password);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page).toHaveURL(/\/app-home/);
    await expectFocusOnTitle(page, 'Tableau de bord');
    expect(await profileStatus(await sessionElsewhere(server, renewed))).toBe(200);
  });

  await test.step('behind the sign-in too, the title of every next page gets the focus, also on the way back', async () => {
    const menu = page.getByRole('navigation').filter({ visible: true }).first();
    await press(menu.getByRole('link', { name: 'Mes incidents' }));
    await expectFocusOnTitle(page, 'Mes incidents');
    await press(menu.getByRole('link', { name: 'Synthèse' }));
    await expectFocusOnTitle(page, 'Synthèse');
    await page.goBack();
    await expectFocusOnTitle(page, 'Mes incidents');
    await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
    // The next key goes on from the title, not from the top of the page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});
