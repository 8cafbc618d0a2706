import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MailedCode } from './mailed-code.tsx';
import type { Proof } from './use-proof.ts';

/** Asks for the password, or for the code of a mail: where there is no password, or on the person's wish. */
export const ProofFields = ({ proof }: { proof: Proof }) => {
  const { t } = useTexts('security');
  const { way, email, hasPassword, mail, input } = proof;
  const isAsked = mail.times > 0;
  // When the person chooses the other way, the focus moves to its field; when the page opens, it stays where it is.
  const before = useRef({ way, isAsked });
  useEffect(() => {
    if (before.current.way !== way || before.current.isAsked !== isAsked) input.current?.focus();
    before.current = { way, isAsked };
  }, [way, isAsked, input]);
  const field = { value: proof.value, onChange: proof.setValue, inputRef: input, error: proof.error };

  if (way === 'password')
    return (
      <div className="flex max-w-md flex-col items-start gap-2">
        <PasswordField
          {...field}
          label={t('password.current')}
          hint={t('proof.why')}
          autoComplete="current-password"
          className="w-full"
          isRequired
        />
        <Button
          variant="quiet"
          className="-ml-5"
          onPress={() => {
            proof.choose('code');
            if (mail.times === 0) void mail.send();
          }}
        >
          {t('proof.byCode')}
        </Button>
      </div>
    );
  const byPassword = hasPassword && (
    <Button variant="quiet" className="-ml-5" onPress={() => proof.choose('password')}>
      {t('proof.byPassword')}
    </Button>
  );
  if (!isAsked && mail.state.status === 'idle')
    return (
      <div className="flex max-w-md flex-col items-start gap-3">
        <p className="wrap-anywhere">{t('proof.without', { email })}</p>
        <Button variant="secondary" onPress={() => void mail.send()}>
          {t('proof.send')}
        </Button>
        {proof.error !== undefined && (
          <p role="alert" className="text-clay">
            {proof.error}
          </p>
        )}
        {byPassword}
      </div>
    );
  return (
    <div className="flex max-w-md flex-col items-start gap-3">
      <MailedCode email={email} mail={mail}>
        <TextField
          {...field}
          label={t('password.code')}
          hint={t('password.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      </MailedCode>
      {byPassword}
    </div>
  );
};
