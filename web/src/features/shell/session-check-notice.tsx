import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface SessionCheckNoticeProps {
  /** The sign-in form stands below already, and the page has a heading of its own. */
  isAtSignIn?: boolean;
}

/** Whether somebody is signed in could not be found out (spec.md, 4). Once it is known, the guards lead on by themselves. */
export const SessionCheckNotice = ({ isAtSignIn = false }: SessionCheckNoticeProps) => {
  const { t } = useTexts('common');
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await session.checkAgain();
    setChecking(false);
  };
  return (
    <Notice
      tone="danger"
      {...(isAtSignIn && { title: t('sessionCheck.title') })}
      actions={
        <>
          <Button isPending={isChecking} onPress={() => void check()}>
            {t('action.retry')}
          </Button>
          {!isAtSignIn && (
            <ButtonLink variant="secondary" to="/login">
              {t('sessionCheck.signIn')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('sessionCheck.body')}
    </Notice>
  );
};
