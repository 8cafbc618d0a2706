// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '#contract/account/preference-values.ts';

/** A page that is opened: what its modules hold begins anew, the browser's storage stays. */
const openPage = async () => {
  vi.resetModules();
  return await import('./preferences.ts');
};
const stored = () => Object.fromEntries(Object.entries(localStorage));
const root = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  delete root.theme;
  delete root.textSize;
});

describe('a choice', () => {
  it('applies at once and after the page is opened again, and waits for the server', async () => {
    const page = await openPage();
    page.choosePreference('text_size', 'large');
    page.choosePreference('theme', 'dark');
    expect([root.textSize, root.theme]).toEqual(['large', 'dark']);
    const next = await openPage();
    expect(next.preference('text_size')).toBe('large');
    expect(Object.keys(next.waitingChoices())).toEqual(['text_size', 'theme']);
  });

  it('of what holds by default leaves nothing of itself behind but that it waits', async () => {
    const page = await openPage();
    page.choosePreference('theme', 'dark');
    page.choosePreference('theme', 'system');
    expect(Object.keys(stored())).toEqual(['recueil.choices']);
    expect(root.theme).toBeUndefined();
  });

  it('made before preferences belonged to anybody counts, and as the oldest there is', async () => {
    localStorage.setItem('recueil.theme', 'dark');
    const page = await openPage();
    expect(page.preference('theme')).toBe('dark');
    expect(page.waitingChoices()).toEqual({ theme: { at: 0, by: null } });
  });

  it('that this version does not know counts as none', async () => {
    localStorage.setItem('recueil.theme', 'sepia');
    localStorage.setItem('recueil.exit', 'javascript:alert(1)');
    localStorage.setItem('recueil.idle-lock', '4');
    localStorage.setItem('recueil.choices', '{"owner":3,"waiting":{"theme":1,"colour":{"at":1}}}');
    const page = await openPage();
    expect(page.preference('exit_target')).toBe('weather');
    expect(page.preference('idle_lock_minutes')).toBeNull();
    expect(page.waitingChoices()).toEqual({});
  });

  it('holds for the visit where the browser keeps nothing', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    const page = await openPage();
    page.choosePreference('language', 'en');
    expect(page.preference('language')).toBe('en');
    expect(stored()).toEqual({});
    refuse.mockRestore();
  });

  it('in another tab applies here too', async () => {
    const page = await openPage();
    const stop = page.followOtherTabs();
    localStorage.setItem('recueil.text-size', 'larger');
    window.dispatchEvent(new StorageEvent('storage', { key: 'recueil.text-size' }));
    expect([page.preference('text_size'), root.textSize]).toEqual(['larger', 'larger']);
    stop();
  });
});

describe('what the server answers', () => {
  it('applies, but for what still waits', async () => {
    const page = await openPage();
    page.beginChoosing('anna');
    page.choosePreference('theme', 'dark');
    page.takePreferences({ ...DEFAULT_PREFERENCES, theme: 'light', text_size: 'larger', language: 'en' });
    expect([page.preference('theme'), page.preference('text_size'), page.preference('language')]).toEqual([
      'dark',
      'larger',
      'en',
    ]);
  });

  it('settles the choice that was sent, and not one that was made since', async () => {
    const page = await openPage();
    page.choosePreference('theme', 'dark');
    const { at } = page.waitingChoices().theme ?? { at: 0 };
    page.settleChoice('theme', at - 1);
    expect(page.waitingChoices()).toHaveProperty('theme');
    page.settleChoice('theme', at);
    expect(page.waitingChoices()).toEqual({});
    expect(page.preference('theme')).toBe('dark');
  });
});

describe('another person in the same browser', () => {
  it('does not find what the one before chose, but what was chosen since they left', async () => {
    const page = await openPage();
    page.beginChoosing('anna');
    page.choosePreference('neutral_title', true);
    page.choosePreference('exit_target', 'https://exemple.fr/');
    page.endChoosing();
    page.choosePreference('language', 'en');
    page.beginChoosing('bert');
    expect([
      page.preference('neutral_title'),
      page.preference('exit_target'),
      page.preference('language'),
    ]).toEqual([false, 'weather', 'en']);
    expect(Object.keys(page.waitingChoices())).toEqual(['language']);
  });

  it('is not told who that was', async () => {
    const { markOf } = await import('./mirror.ts');
    const id = '018f2b7c-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
    const page = await openPage();
    page.beginChoosing(markOf(id));
    page.choosePreference('theme', 'dark');
    expect(markOf(id)).toMatch(/^[0-9a-f]{8}$/);
    expect(JSON.stringify(stored())).not.toContain(id.slice(0, 8));
  });

  it('who comes back finds their own', async () => {
    const page = await openPage();
    page.beginChoosing('anna');
    page.choosePreference('theme', 'dark');
    const again = await openPage();
    again.beginChoosing('anna');
    expect(again.preference('theme')).toBe('dark');
    expect(again.waitingChoices()).toHaveProperty('theme');
  });
});
