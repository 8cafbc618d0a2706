import type { Control } from 'react-hook-form';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { EMPTY_PASSWORD_CHANGE } from './change-password-schema.ts';
import { MailAgainButton } from './mail-again-button.tsx';
import type { MailAgain } from './use-mail-again.ts';

interface PasswordCodeProps<Output> {
  control: Control<typeof EMPTY_PASSWORD_CHANGE, unknown, Output>;
  /** Where the code goes. */
  email: string;
  mail: MailAgain;
}

/** The code of the mail, asked for in the middle of the form: nothing that was typed goes. */
export const PasswordCode = <Output,>({ control, email, mail }: PasswordCodeProps<Output>) => {
  const { t } = useTexts('security');
  const isSent = mail.times > 0 && !mail.isUnsent;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="info" title={isSent ? t('password.codeSent') : t('password.codeAsked')}>
        <span className="wrap-anywhere">
          {isSent ? t('password.codeSentTo', { email }) : t('password.codeAskedWhy')}
        </span>
      </Notice>
      <FormTextField
        control={control}
        name="code"
        label={t('password.code')}
        hint={t('password.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <MailAgainButton
        mail={mail}
        label={t('mail.code')}
        sent={mail.times > 1 ? t('mail.sentCode') : ''}
        refused={t('mail.refusedCode')}
      />
    </div>
  );
};
