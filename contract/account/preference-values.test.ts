import { describe, expect, it } from 'vitest';
import { EXIT_PAGES, exitAddressOf, exitTargetFrom, isExitTarget } from './preference-values.ts';
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
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://..',
    'https://exemple.fr./',
    'https://exemple..fr/',
    'https://exemple.fr/\nmenu',
    'https://exemple.fr/\u0007menu',
    // As browsers write it, it is longer.
    `https://exemple.fr/${'é'.repeat(100)}`,
    'https://',
    'toString',
    '',
    `https://exemple.fr/${'a'.repeat(300)}`,
  ])('is not %j', (target) => {
    expect(isExitTarget(target)).toBe(false);
    expect(preferencesPatch.safeParse({ exit_target: target }).success).toBe(false);
  });

  it('is kept as browsers write it, and is never on the own site', () => {
    const own = 'https://recueil.exemple.fr';
    expect(exitTargetFrom('trains', own)).toBe('trains');
    expect(exitTargetFrom('HTTPS://Exemple.fr', own)).toBe('https://exemple.fr/');
    expect(exitTargetFrom('https:///exemple.fr\\menu du jour', own)).toBe(
      'https://exemple.fr/menu%20du%20jour',
    );
    expect(exitTargetFrom('https://127.0.0.1/', own)).toBeNull();
    for (const address of [`${own}/login`, 'https://RECUEIL.exemple.fr', `${own}:443/`])
      expect(exitTargetFrom(address, own)).toBeNull();
    // Another of the same company.
    expect(exitTargetFrom('https://exemple.fr/', own)).toBe('https://exemple.fr/');
  });
});
