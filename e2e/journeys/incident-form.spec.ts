/** An incident made of a conversation: where its sentences come from, how sure its day is, other places, and on paper. */
import type { Locator, Page } from '@playwright/test';
import { createAccount, type Entered, enter, STORY, tell } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const fact = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
const typeDay = async (page: Page, name: string, digits: string) => {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
};

/** Makes the incident of a conversation without the screens, which main.spec.ts goes through. @returns its id */
const declare = async (session: Entered, lines: readonly string[]): Promise<string> => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${session.server}/api/conversations/${path}`, {
      method,
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const conversation = new URL(await tell(session, lines), session.server).searchParams.get('continue');
  const { suggestion } = await ask(`${conversation}`);
  return (await ask(`${conversation}/suggestions/${suggestion.id}/incident`, 'POST')).id;
};

test('Each sentence leads to the message that said it; a day that is not sure, and other places, are said as they are', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.goto(`/incidents/${await declare(session, STORY)}`);

  await test.step('nothing that was not told is stated', async () => {
    await expect(fact(page, 'Type d’incident')).toHaveText('Non spécifié');
    await expect(fact(page, 'Priorité')).toHaveText('Non spécifié');
    await expect(fact(page, 'Date de l’incident')).toHaveText(/^vers le .*, vers 14.h.30$/);
  });

  await test.step('the page is edited: a period, another place', async () => {
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByText('Sur une période').click();
    await typeDay(page, 'Premier jour', '03032026');
    await typeDay(page, 'Dernier jour', '02032026');
    await page.getByRole('button', { name: 'Ajouter un autre lieu' }).click();
    const place = page.getByRole('textbox', { name: 'Autre lieu' });
    await expect(place).toBeFocused();
    await place.fill('Le parking');
    await page.getByLabel('Ce que c’était').fill('où j’ai attendu');
    const save = page.getByRole('button', { name: 'Enregistrer les modifications' });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Le dernier jour vient avant le premier.');
    await expectAccessible(page);
    await typeDay(page, 'Dernier jour', '14032026');
    await save.click();
    await expect(fact(page, 'Date de l’incident')).toHaveText(/^du 3.mars.2026 à 14.h.30 au 14.mars.2026$/);
    await expect(fact(page, 'Autres lieux')).toHaveText('Le parking · où j’ai attendu');
  });

  await test.step('on paper it says the same, with its sources as notes', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Imprimer' }).click();
    const paper = page.getByRole('article');
    await expect(paper).toContainText('du 3 mars 2026');
    await expect(paper).toContainText('Julie Leroy');
    await expect(paper.getByText(/^Source 1.: dit le .* dans la conversation/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText('Le parking (où j’ai attendu)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lancer l’impression' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Retour aux détails' }).click();
  });

  await test.step('a passage tells where it comes from, and leads there', async () => {
    const said = page.getByText(/^Depuis je ne dors plus/).first();
    await said.click();
    const source = page.getByRole('dialog');
    await expect(source).toContainText(/^Dit le .* dans la conversation/i);
    await expectAccessible(page);
    await source.getByRole('link', { name: 'Relire ce message' }).click();
    await expect(page).toHaveURL(/\/ia-call\?conversation=[0-9a-f-]{36}&message=[0-9a-f-]{36}$/);
    const message = page.getByRole('article').filter({ hasText: 'Depuis je ne dors plus' });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
  });
});
