import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type SecurityMessage, securityMessage } from '../security-message.ts';

/** Says what was just done on the page before. The region stands first, so that screen readers hear what comes in. */
export const SecurityNotice = () => {
  const { t } = useTexts('security');
  const [done, setDone] = useState<SecurityMessage | null>(null);
  useEffect(() => {
    const message = securityMessage.get();
    if (message !== null) setDone(message);
    // After the mount: strict mode mounts twice.
    const timer = setTimeout(() => securityMessage.set(null));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite">
      {done !== null && (
        <Notice tone="success" className="mb-6">
          {t(`recovery.${done}`)}
        </Notice>
      )}
    </div>
  );
};
