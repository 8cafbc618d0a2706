import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { ModalDialog } from '#web/ui/modal-dialog.tsx';
import { AssistantName } from './assistant-name.tsx';
import { Confidentiality } from './confidentiality.tsx';
import { useAnswering } from './use-answering.ts';

/** Where there is no room for the assistant's name: a word that opens it. That words leave the server is said at once. */
export const WhoAnswers = ({ conversation }: { conversation: Conversation | undefined }) => {
  const { t } = useTexts('conversations');
  const answering = useAnswering(conversation);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        onPress={() => setOpen(true)}
        className={`${linkStyle} -my-3 inline-flex min-h-(--target) items-center cursor-pointer whitespace-nowrap`}
      >
        {t(answering?.external ? 'assistant.whoOutside' : 'assistant.who')}
      </Button>
      <ModalDialog title={t('assistant.who')} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-col gap-4">
          <p>
            <AssistantName conversation={conversation} />
          </p>
          <Confidentiality conversation={conversation} />
        </div>
      </ModalDialog>
    </>
  );
};
