import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDraftsOf } from '#web/lib/drafts/all-drafts.ts';
import { followLeftFiles } from '#web/lib/kept-files/follow-left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { waitingHere } from './waiting-here.ts';

const NO_FILES = { count: 0, keptCount: 0 };

/**
 * What the server does not have yet, said before anything else; nothing where there is none. None of the words are shown: somebody may
 * be looking over the person's shoulder.
 */
export const NotSaved = () => {
  const { t } = useTexts('sessionEnd');
  const { id: owner } = useProfile();
  const [files, setFiles] = useState(NO_FILES);
  useEffect(() => followLeftFiles(owner, setFiles), [owner]);
  const { messages, notes, texts, endingWithTab } = waitingHere(useDraftsOf(owner));
  const count = (messages?.count ?? 0) + notes + texts + files.count;
  const ending = endingWithTab + files.count - files.keptCount;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('waiting.title')} className="mb-8">
      <ul className="flex flex-col gap-1">
        {messages !== null && (
          <li>
            {t('waiting.messages', { count: messages.count })}{' '}
            <Link to="/ia-call" search={{ conversation: messages.conversationId }}>
              {t('waiting.toConversation')}
            </Link>
          </li>
        )}
        {notes > 0 && (
          <li>
            {t('waiting.notes', { count: notes })} <Link to="/journal-de-bord">{t('waiting.toJournal')}</Link>
          </li>
        )}
        {texts > 0 && (
          <li>
            {t('waiting.texts', { count: texts })} <Link to="/app-home">{t('waiting.toHome')}</Link>
          </li>
        )}
        {files.count > 0 && <li>{t('waiting.files', { count: files.count })}</li>}
      </ul>
      <p className="mt-2">
        {ending < count && t('waiting.stays', { count: count - ending })}{' '}
        {ending > 0 && t('waiting.ends', { count: ending })}
      </p>
    </Notice>
  );
};
