/** A faint sign of distress, and plain words of it: the reply comes first, then a way to call, and no record is offered. */
import { createAccount, enter, enterStory, STORY, say } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const FAINT = 'Mon chef m’a insultée hier. L’année dernière j’ai pensé au suicide, plus maintenant.';

test('A faint sign brings one quiet line that opens the numbers; in a crisis the reply comes first, then one large way to call, and no record is offered @phone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [STORY.join(' '), FAINT]);
  const details = page.getByRole('button', { name: 'Voir les détails' });

  await test.step('a faint sign brings one quiet line under the reply, and a record is offered all the same', async () => {
    const line = page.getByRole('button', { name: 'Des numéros pour parler à quelqu’un' });
    await line.click();
    await expect(page.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toContainText('3114');
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    await expect(details).toBeVisible();
  });

  const panel = page.getByRole('complementary', { name: 'Numéros d’urgence et d’écoute' });
  const call = panel.getByRole('link', { name: 'Appeler le 3114' });

  await test.step('in a crisis the way to call stands whole under the reply', async () => {
    await say(page, 'jen peu plus jveu mourir');
    const reply = page.getByRole('article', { name: /^Assistant/ }).last();
    const isBelow = async () => {
      const [above, below] = [await reply.boundingBox(), await panel.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    };
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', 'tel:3114');
    await expect(panel.getByRole('link', { name: '3919' })).toBeHidden();
    await expect.poll(isBelow).toBe(true);
    await expect(details).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel.getByText('Les autres numéros').click();
    await expect(panel.getByRole('link', { name: '3919' })).toBeVisible();
  });
});
