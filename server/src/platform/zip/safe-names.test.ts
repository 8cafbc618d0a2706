import { describe, expect, it } from 'vitest';
import { createNames, safeName } from './safe-names.ts';

describe('the name of a file in an archive', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\boot.ini', '_.._boot.ini'],
    ['C:\\a.txt', 'C__a.txt'],
    ['.ssh', 'ssh'],
    ['...', 'fichier'],
    ['', 'fichier'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['a\u202egpj.exe', 'a_gpj.exe'],
    ['a\nb\u0000c.txt', 'a_b_c.txt'],
    ['fin. ', 'fin'],
    ['Réunion « été ».pdf', 'Réunion « été ».pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name, 'fichier')).toBe(safe);
  });

  it('fits, whatever its letters take, and keeps its ending', () => {
    for (const letter of ['a', 'é', '😀']) {
      const safe = safeName(`${letter.repeat(300)}.pdf`, 'fichier');
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(180);
      expect(safe).toMatch(/^(\p{L}|\p{So})+\.pdf$/u);
    }
  });

  it('is there once, whatever the case of its letters', () => {
    const nameOf = createNames('fichier');
    const names = ['a.jpg', 'A.JPG', 'a (2).jpg', 'a.jpg', 'a (2).jpg', 'b'].map(nameOf);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.slice(0, 2)).toEqual(['a.jpg', 'A (2).JPG']);
  });
});
