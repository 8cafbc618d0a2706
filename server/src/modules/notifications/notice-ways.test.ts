import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS } from '#contract/account/notices.ts';
import { waysFrom } from './notice-ways.ts';

describe('where a notice is told', () => {
  it('is by mail for security and for what others open, and in the app for all but the drafts, until a person chooses', () => {
    const mailed = NOTICE_KINDS.filter((kind) => waysFrom({}, kind).by_mail);
    expect(mailed).toEqual([
      'new_sign_in',
      'password_changed',
      'email_changed',
      'factor_added',
      'factor_removed',
      'recovery_code_used',
      'identity_linked',
      'identity_unlinked',
      'share_opened',
      'share_locked',
      'account_closing',
      'deletion_announced',
    ]);
    expect(NOTICE_KINDS.filter((kind) => !waysFrom({}, kind).in_app)).toEqual(['unfinished_draft']);
  });

  it('follows a choice of one way and leaves the other as it was', () => {
    expect(waysFrom({ export_ready: { by_mail: true } }, 'export_ready')).toEqual({
      in_app: true,
      by_mail: true,
    });
    expect(waysFrom({ new_sign_in: { by_mail: false } }, 'new_sign_in').by_mail).toBe(false);
  });

  it('stays the mail for what changes who can open the account, whatever is stored', () => {
    expect(waysFrom({ factor_changed: { by_mail: false } }, 'factor_removed').by_mail).toBe(true);
  });
});
