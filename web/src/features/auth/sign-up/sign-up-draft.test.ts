// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSignUpDraft } from './clear-sign-up-draft.ts';
import { readSignUpDraft, SIGN_UP_DRAFT_MAX_AGE_MS, saveSignUpDraft } from './sign-up-draft.ts';
import { EMPTY_SIGN_UP } from './sign-up-schema.ts';

const NOW = Date.UTC(2026, 10, 21);
const typed = { ...EMPTY_SIGN_UP, firstName: 'Anne', email: 'anne@example.fr', password: 'Motdepasse1' };
const { password: _, ...kept } = typed;

describe('the sign-up draft', () => {
  beforeEach(() => localStorage.clear());

  it('comes back without the password, which is never stored', () => {
    saveSignUpDraft(typed, NOW);
    expect(readSignUpDraft(NOW + 1_000)).toEqual(kept);
    expect(localStorage.getItem('signUpData')).not.toContain('Motdepasse1');
  });

  it('is forgotten after a day', () => {
    saveSignUpDraft(typed, NOW);
    expect(readSignUpDraft(NOW + SIGN_UP_DRAFT_MAX_AGE_MS + 1)).toBeNull();
    expect(localStorage.getItem('signUpData')).toBeNull();
  });

  it('is not kept for an empty form', () => {
    saveSignUpDraft(typed, NOW);
    saveSignUpDraft({ ...EMPTY_SIGN_UP, lastName: '  ' }, NOW);
    expect(localStorage.getItem('signUpData')).toBeNull();
  });

  it('is removed when it cannot be read', () => {
    localStorage.setItem('signUpData', '{"firstName":');
    expect(readSignUpDraft(NOW)).toBeNull();
    expect(localStorage.getItem('signUpData')).toBeNull();
  });

  it('is cleared on request', () => {
    saveSignUpDraft(typed, NOW);
    clearSignUpDraft();
    expect(readSignUpDraft(NOW)).toBeNull();
  });
});
