import { describe, expect, it } from 'vitest';
import { EXIT_PAGES, exitAddressOf, isExitTarget } from './preference-values.ts';
import { preferencesPatch } from './preferences.ts';

describe('the target of the quick exit', () => {
  it('is a neutral page by its name, or an https address', () => {
    expect(isExitTarget('weather')).toBe(true);
    expect(exitAddressOf('weather')).toBe(EXIT_PAGES.weather);
    expect(isExitTarget('https://intranet.exemple.fr/menu?jour=1')).toBe(true);
    expect(exitAddressOf('https://intranet.exemple.fr/menu')).toBe('https://intranet.exemple.fr/menu');
  });

  it.each([
    'http://meteo.fr/',
    'javascript:alert(1)',
    'https:meteo.fr',
    'https://localhost/',
    'https://marie:secret@exemple.fr/',
    'https://',
    'toString',
    '',
    `https://exemple.fr/${'a'.repeat(300)}`,
  ])('is not %j', (target) => {
    expect(isExitTarget(target)).toBe(false);
    expect(preferencesPatch.safeParse({ exit_target: target }).success).toBe(false);
  });
});
