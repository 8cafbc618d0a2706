/** What is pressed must be easy to hit: 44 px at least. */
import { expect, type Page } from '@playwright/test';

/** Everything that is pressed is at least 44 px high and wide. */
export const expectLargeTargets = async (page: Page): Promise<void> =>
  expect(await tooSmall(page)).toEqual([]);

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
