import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { auth } from '#web/lib/session/auth.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';

/** Uses up the token of an invitation, once: its session is followed as that of any sign-in (auth.ts). */
export const useOpenInvitation = (token: string) => {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<{ code: AuthErrorCode | null }>();

  const use = async (): Promise<void> => {
    setFailure(undefined);
    setPending(true);
    // Nobody was asked: the computer may not be the person's own.
    setRemembered(false);
    try {
      const { error } = await (await auth()).verifyOtp({ token_hash: token, type: 'invite' });
      if (error !== null) throw error;
      setOpen(true);
      // It is used up: the address need not keep it.
      await navigate({ to: '.', hash: '', replace: true });
    } catch (error) {
      setFailure({ code: authErrorCode(error) });
    }
    setPending(false);
  };
  return { open: () => void use(), isPending, isOpen, failure };
};
