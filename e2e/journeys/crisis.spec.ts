/** Words of distress, and a faint sign of it: the reply comes first, then a way to call, and no record is offered. */
import { createAccount, enter, enterStory, STORY, say } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('In a crisis the reply comes first, then one large way to call, and no record is offered @narrow', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, STORY);
  const details = page.getByRole('button', { name: 'Voir les détails' });
  await expect(details).toBeVisible();

  await say(page, 'jen peu plus jveu mourir');
  const panel = page.getByRole('complementary', { name: 'Numéros d’urgence et d’écoute' });
  const call = panel.getByRole('link', { name: 'Appeler le 3114' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', 'tel:3114');
  await expect(panel.getByRole('link', { name: '3919' })).toBeHidden();
  const reply = page.getByRole('article', { name: /^Assistant/ }).last();
  const isBelow = async () => {
    const [above, below] = [await reply.boundingBox(), await panel.boundingBox()];
    return above !== null && below !== null && above.y + above.height <= below.y;
  };
  expect(await isBelow()).toBe(true);
  await expect(details).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await panel.getByText('Les autres numéros').click();
  await expect(panel.getByRole('link', { name: '3919' })).toBeVisible();

  await say(page, 'Merci. Mon chef a encore crié ce matin dans le couloir.');
  await expect(page.getByRole('button', { name: 'Ignorer' })).toHaveCount(0);
  await page.reload();
  await expect(call).toHaveCount(1);
  await expect(details).toHaveCount(0);
});

test('A faint sign brings one quiet line under the reply, which opens the numbers @phone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [
    'Mon chef m’a insultée hier. L’année dernière j’ai pensé au suicide, plus maintenant.',
  ]);
  await page.getByRole('button', { name: 'Des numéros pour parler à quelqu’un' }).click();
  await expect(page.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toContainText('3114');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Des numéros pour parler à quelqu’un' })).toBeFocused();
});
