import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { savedMessage } from './saved-message.ts';

/** Says what was just done on the page before. The region stands first, so that screen readers hear what comes in. */
export const SavedNotice = () => {
  const { t } = useTexts('incidents');
  const [kind, setKind] = useState<ReturnType<typeof savedMessage.get>>(null);
  useEffect(() => {
    const done = savedMessage.get();
    if (done !== null) setKind(done);
    // After the mount: strict mode mounts twice.
    const timer = setTimeout(() => savedMessage.set(null));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite">
      {kind !== null && (
        <Notice tone={kind === 'unchanged' || kind === 'takenIn' ? 'info' : 'success'} className="mb-6">
          {t(`done.${kind}`)}
        </Notice>
      )}
    </div>
  );
};
