import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { countDrafts, eraseDrafts, followErasure, type LeftDrafts } from '#web/lib/drafts/left-drafts.ts';
import { followChanges } from '#web/lib/kept-files/changes.ts';
import { followLeftFiles } from '#web/lib/kept-files/follow-left-files.ts';
import { countFiles, eraseFiles } from '#web/lib/kept-files/left-files.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

const NOTHING: LeftDrafts = { count: 0, keptCount: 0 };

/**
 * After a sign-out: how many unsent texts and files of this person are left in the browser, and the way to erase them.
 * Nothing of what they say, or of what they are about, is shown.
 */
export const LeftTexts = ({ owner }: { owner: string }) => {
  const { t } = useTexts('auth');
  const [texts, setTexts] = useState(NOTHING);
  const [files, setFiles] = useState(NOTHING);
  const [isAsking, setAsking] = useState(false);
  const [isErased, setErased] = useState(false);

  useEffect(() => {
    const look = () => setTexts(countDrafts(owner));
    // Not while rendering: the form that is being left keeps its last words when it goes.
    look();
    const stops = [
      followErasure(owner, () => void eraseFiles(owner).then(look)),
      // The last second of a recording is put away while the screen is left already.
      followChanges(look),
      followLeftFiles(owner, setFiles),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [owner]);

  // What was being sealed at the sign-out lies in the browser a moment later: closing the tab takes it no more.
  const isEnding = texts.keptCount < texts.count;
  useEffect(() => {
    if (!isEnding) return;
    const timer = setInterval(() => setTexts(countDrafts(owner)), SECOND_MS);
    return () => clearInterval(timer);
  }, [owner, isEnding]);

  const erase = async () => {
    eraseDrafts(owner);
    await eraseFiles(owner);
    const rest = await countFiles(owner);
    setTexts(countDrafts(owner));
    setFiles(rest);
    setAsking(false);
    setErased(rest.count === 0);
  };

  if (isErased) return <DoneNotice title={t('leftTexts.erased')} />;
  const count = texts.count + files.count;
  const keptCount = texts.keptCount + files.keptCount;
  if (count === 0) return null;
  return (
    <>
      {/* Less visible than a notice, because somebody may be looking over the person's shoulder. */}
      <div role="status" className="flex flex-col items-start border-y border-hairline py-1.5">
        <p className="pt-1.5 text-sm text-ink-soft">
          {texts.count > 0 && t('leftTexts.left', { count: texts.count })}{' '}
          {files.count > 0 && t('leftTexts.files', { count: files.count })}{' '}
          {keptCount === count && t('leftTexts.kept', { count })}
          {keptCount === 0 && t('leftTexts.untilClosed', { count })}
        </p>
        <Button variant="quiet" className="-mx-5" onPress={() => setAsking(true)}>
          {t('leftTexts.erase')}
        </Button>
      </div>
      {/* Gone at once when it has been answered: the keyboard goes to what then says so. */}
      {isAsking && (
        <ConfirmDialog
          title={t('leftTexts.ask')}
          confirmLabel={t('leftTexts.confirm')}
          isDanger
          isOpen
          onOpenChange={setAsking}
          onConfirm={() => void erase()}
        >
          <p>{t('leftTexts.what')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
