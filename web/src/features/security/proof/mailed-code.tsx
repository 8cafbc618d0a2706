import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { MailAgainButton } from './mail-again-button.tsx';
import type { MailAgain } from './use-mail-again.ts';

interface MailedCodeProps {
  /** Where the code goes. */
  email: string;
  mail: MailAgain;
  /** The field for the code. */
  children: ReactNode;
}

/** The code of the mail, asked for in the middle of a form. */
export const MailedCode = ({ email, mail, children }: MailedCodeProps) => {
  const { t } = useTexts('security');
  const isSent = mail.times > 0 && !mail.isUnsent;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="info" title={isSent ? t('password.codeSent') : t('password.codeAsked')}>
        <span className="wrap-anywhere">
          {isSent ? t('password.codeSentTo', { email }) : t('password.codeAskedWhy')}
        </span>
      </Notice>
      {children}
      <MailAgainButton
        mail={mail}
        label={t('mail.code')}
        sent={mail.times > 1 ? t('mail.sentCode') : ''}
        refused={t('mail.refusedCode')}
      />
    </div>
  );
};
