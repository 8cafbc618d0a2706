import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { hasCode } from '../security-error.ts';
import { ownAccount } from '../security-queries.ts';
import { useErrorText } from '../use-error-text.ts';
import { hasOwnPassword } from './has-own-password.ts';
import { isProofMissing, mailProofCode, showProof } from './proof.ts';
import { useMailAgain } from './use-mail-again.ts';

/** A little less than the server remembers it. */
const PROOF_LASTS_MS = 9 * MINUTE_MS;
const SIX_DIGITS = /^\d{6}$/;

/**
 * The password or a mailed code, as `ProofFields` asks for it and as a form shows it to the server.
 * @param onlyToRead as in `showProof`
 */
export const useProof = ({ onlyToRead }: { onlyToRead: boolean } = { onlyToRead: false }) => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const errorText = useErrorText();
  const account = useQuery(ownAccount).data;
  const mail = useMailAgain(mailProofCode);
  const [chosen, setChosen] = useState<'password' | 'code'>();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const shownAt = useRef<number>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const hasPassword = account === undefined || hasOwnPassword(account);
  const way = chosen ?? (hasPassword ? 'password' : 'code');

  /** Says at the field what is wrong, and goes there. */
  const refuse = (text: string): false => {
    setError(text);
    input.current?.focus();
    return false;
  };

  const choose = (next: 'password' | 'code') => {
    setChosen(next);
    setValue('');
    setError(undefined);
  };

  /**
   * False when what was typed is not it, which is said at the field.
   * @throws what the field cannot settle.
   */
  const show = async (): Promise<boolean> => {
    if (shownAt.current !== undefined && Date.now() - shownAt.current < PROOF_LASTS_MS) return true;
    setError(undefined);
    const code = value.replace(/\s/g, '');
    if (way === 'password' && value === '') return refuse(auth('rule.passwordRequired'));
    if (way === 'code' && !SIX_DIGITS.test(code)) {
      return refuse(mail.times === 0 ? t('error.reauthentication_needed') : auth('code.rule'));
    }
    try {
      await showProof(way === 'password' ? { password: value } : { nonce: code }, { onlyToRead });
    } catch (thrown) {
      // The account has no password after all: the code is what is left.
      if (way === 'password' && hasCode(thrown, 'reauthentication_needed')) choose('code');
      if (way === 'code' && hasCode(thrown, 'over_request_rate_limit'))
        return refuse(t(hasPassword ? 'proof.tooManyCodes' : 'proof.tooManyCodesAlone'));
      if (isProofMissing(thrown) || hasCode(thrown, 'current_password_invalid'))
        return refuse(errorText(thrown));
      if (hasCode(thrown, 'reauthentication_not_valid')) return refuse(errorText(thrown));
      throw thrown;
    }
    shownAt.current = Date.now();
    return true;
  };

  /** The server does not take what was shown for enough any more. */
  const forget = (): void => {
    shownAt.current = undefined;
    setValue('');
  };

  return {
    email: account?.email ?? '',
    hasPassword,
    way,
    choose,
    value,
    setValue,
    error,
    input,
    mail,
    show,
    forget,
  };
};
export type Proof = ReturnType<typeof useProof>;
