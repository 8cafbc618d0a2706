/** Everything that is pressed is at least 44 px high and wide, at the width of a phone. */
import type { Page } from '@playwright/test';
import { furnish, incidentScreens, PRIVATE_SCREENS, PUBLIC_SCREENS, show } from '../support/screens.ts';
import { createAccount, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

/** Too small, by their names. Exempt: what is hidden from sight, links inside a sentence, the three parts of a date. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        const { visibility, overflow } = getComputedStyle(box);
        if (visibility === 'hidden' || (overflow !== 'visible' && (width <= 1 || height <= 1))) return true;
      }
      return element.getBoundingClientRect().width <= 1;
    };
    const isInSentence = (element: Element) =>
      element.matches('p a') && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
      .filter((element) => !isHidden(element) && !isInSentence(element))
      .map((element) => {
        // A press on the label is a press on the box.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name: `${name.trim()} ${width} × ${height}`, width, height };
      })
      .filter(({ width, height }) => width < 43.9 || height < 43.9)
      .map(({ name }) => name);
  });

test.use({ viewport: { width: 390, height: 844 } });

test('Nothing that is pressed is smaller than 44 px before sign-in', async ({ page }) => {
  for (const screen of PUBLIC_SCREENS) {
    await show(page, screen);
    expect({ screen: screen.name, small: await tooSmall(page) }).toEqual({ screen: screen.name, small: [] });
  }
});

test('Nothing that is pressed is smaller than 44 px behind the sign-in', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  expectedErrors.push(/status of 404/);
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  const { incidentPath } = await furnish(page);
  for (const screen of [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)]) {
    await show(page, screen);
    expect({ screen: screen.name, small: await tooSmall(page) }).toEqual({ screen: screen.name, small: [] });
  }
  const overlays = [
    ['/ia-call', 'Voir les détails'],
    ['/ia-call', 'Ce qui est recueilli'],
    ['/ia-call', 'Numéros d’urgence'],
    ['/ia-call', 'Voir les conversations'],
    ['/incidents/new', 'Ouvrir le calendrier'],
    ['/app-home', 'Menu de '],
  ] as const;
  for (const [path, name] of overlays) {
    await page.goto(path);
    const overlay = page.getByRole('dialog').or(page.getByRole('menu')).first();
    // A press while the conversation takes the place of its loader can fall between the two, on a busy machine.
    await expect(async () => {
      if (!(await overlay.isVisible())) await page.getByRole('button', { name }).first().click();
      await overlay.waitFor({ timeout: 5_000 });
    }).toPass();
    expect({ name, small: await tooSmall(page) }).toEqual({ name, small: [] });
  }
});
