import { startOwnServer } from '../support/own-server.ts';
import { startRefusingMailServer } from '../support/refusing-mail-server.ts';
import { appReady, createAccount, fillSignUp, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, listenForErrors, newPerson, test } from '../support/test.ts';

test('A person with the default first name completes the profile before anything else', async ({
  page,
  server,
  mailTo,
}) => {
  // The form of the app refuses it; a provider that gives no name, or another client, does not.
  const person = { ...newPerson(), firstName: 'Utilisateur' };
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  await expect(page).toHaveURL(/\/complete-profile/);
  await page.goto('/incidents');
  await expect(page).toHaveURL(/\/complete-profile/);
  await page.getByLabel('First name').fill('Claire');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/app-home/);
});

test('Signing in and signing up look the same with the address of an account and with another, and the typed text stays', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await createAccount(server, person, { mailTo });
  for (const email of [person.email, newPerson().email]) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Mauvais1mot');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  // The button of a provider that is not configured stays visible and says so.
  for (const name of ['Google', 'Apple', 'Microsoft']) {
    await page.getByRole('button', { name: `Continuer avec ${name}` }).click();
    await expect(page.getByText(`La connexion avec ${name} n’est pas disponible ici.`)).toBeVisible();
  }

  const seen: string[] = [];
  for (const each of [person, newPerson()]) {
    await fillSignUp(page, { ...each, password: 'Autre2mot' });
    await expect(page).toHaveURL(/\/verify-email/);
    await expect(page.getByText(each.email)).toBeVisible();
    const shown = await page.getByRole('main').textContent();
    seen.push(shown?.replaceAll(each.email, 'the address') ?? '');
  }
  expect(seen[0]).toBe(seen[1]);
});

test('An unconfirmed address gets a message, the mail can be sent again, and a part of its link opens nothing', async ({
  page,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/verify-email/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText("Votre email n'est pas confirmé.")).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer l’email de confirmation' }).click();
  // The mail can be there before the answer, and leaving the page before it forgets what opens the link.
  await expect(
    page.getByText(
      'Un nouvel email a été demandé. Si un compte attend cette confirmation, il devrait arriver d’ici quelques minutes.',
    ),
  ).toBeVisible();
  const { link } = await mailTo(person.email, 2);
  // A link without its type says that it is no longer valid.
  const cut = new URL(link);
  cut.searchParams.delete('type');
  await page.goto(cut.href);
  await expect(page.getByRole('alert').getByText('Ce lien n’est plus valable')).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/app-home/);
});

test('The page that waits for a mail says that it could not be sent, and a server without captcha shows none', async ({
  browser,
  person,
}) => {
  const mail = await startRefusingMailServer();
  const own = await startOwnServer({ SMTP_URL: mail.url, RECUEIL_CAPTCHA: 'off' });
  const context = await browser.newContext({ baseURL: own.url, locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    const errors = listenForErrors(page);
    await fillSignUp(page, person);
    await expect(page).toHaveURL(/\/verify-email/);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/L’email n’a pas pu être envoyé|The email could not be sent/);
    await expect(alert).toContainText(person.email);
    await expectAccessible(page);

    mail.refuseEverybody();
    for (const email of [person.email, newPerson().email]) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page).toHaveURL(/\/auth\/check-email/);
      await expect(alert).toContainText('The email could not be sent');
    }

    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Mauvais1mot');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible();
    // The refused sign-in and nothing else: a captcha that is asked for in vain is a 404.
    expect(errors.filter((error) => !/status of 400/.test(error))).toEqual([]);
  } finally {
    await context.close();
    await own.stop();
    await mail.stop();
  }
});

test('After a second sign-up in the same browser the link of the first one still signs its own account in', async ({
  page,
  person,
  mailTo,
}) => {
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/verify-email/);
  const other = newPerson();
  await fillSignUp(page, other);
  await expect(page).toHaveURL(/\/verify-email/);
  for (const { email } of [person, other]) {
    const { link } = await mailTo(email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/app-home$/);
    await signOut(page);
  }
});

test('A forgotten password is replaced by the link in the mail, and the old one no longer works', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await createAccount(server, person, { mailTo });
  await page.goto('/login');
  await appReady(page);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  // The sign-in screen has an e-mail field too, and the address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/auth\/check-email/);
  await page.goto((await mailTo(person.email, 2)).link);
  await expect(page).toHaveURL(/\/auth\/update-password/);
  const renewed = { ...person, password: 'Nouveau2mot' };
  await page.getByLabel('New password', { exact: true }).fill(renewed.password);
  await page.getByLabel('Confirm password').fill('Autre3mot');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill(renewed.password);
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page).toHaveURL(/\/app-home/);
  await signOut(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible();
  await signIn(page, renewed);
});

test('Without « Se souvenir de moi » the session ends with its last tab; with it, it stays', async ({
  page,
  context,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const first = await context.newPage();
  await first.goto('/login');
  await signIn(first, person);
  await first.reload();
  await expect(first).toHaveURL(/\/app-home/);
  expect(
    await first.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token'))),
  ).toEqual([]);
  await first.close();
  await page.goto('/app-home');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, person, { remember: true });
  await expect(page).toHaveURL(/\/app-home/);
  await page.close();
  const later = await context.newPage();
  await later.goto('/app-home');
  await expect(later).toHaveURL(/\/app-home/);
});

test('The sign-up form survives a reload, but never the password', async ({ page, person }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Last name').fill(person.lastName);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signUpData'))).toContain(person.lastName);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    person.password,
  );
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('The first press on “Create Account” counts, also when it moves the focus out of an invalid field', async ({
  page,
  person,
}) => {
  // Where nothing is scrolled: there the browser does not hold the button in its place.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
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
