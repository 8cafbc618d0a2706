import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten, all different, without letters that are read as others', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it.each(['a1b0-cdef-2345', 'AlBO CDEF 2345', ' aibocdef2345 '])(
    'are the same however typed: %s',
    (typed) => {
      expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode('A1B0-CDEF-2345'));
      expect(hashRecoveryCode(typed)).not.toEqual(hashRecoveryCode('A1B0-CDEF-2346'));
    },
  );
});
