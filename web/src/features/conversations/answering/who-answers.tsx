import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Conversation, GUIDE_MODEL } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { AssistantName } from './assistant-name.tsx';
import { Confidentiality } from './confidentiality.tsx';
import { useAnswering } from './use-answering.ts';

/** Without the shelf that it lies on and the word that it is the last of its kind: 'mistral-small'. */
const shortModel = (model: string): string => model.replace(/^.*\//, '').replace(/-latest$/, '');

/**
 * Where there is no room for where the words go: who answers by name, and that it is outside where it is; pressed, it
 * says all of it. Until that is known, it only asks.
 */
export const WhoAnswers = ({ conversation }: { conversation: Conversation | undefined }) => {
  const { t } = useTexts('conversations');
  const answering = useAnswering(conversation);
  const [isOpen, setOpen] = useState(false);
  const name = answering?.model === GUIDE_MODEL ? t('assistant.guide') : answering?.model;
  const shown = answering?.external ? t('assistant.outside', { model: shortModel(answering.model) }) : name;
  return (
    <>
      <Button
        type="button"
        {...(shown !== undefined && { 'aria-label': t('assistant.whoNamed', { name: shown }) })}
        onPress={() => setOpen(true)}
        className={`${linkStyle} -my-3 inline-flex min-h-(--target) max-w-full min-w-0 items-center cursor-pointer`}
      >
        {/* One line for a short name: a second one would move all below. Where words go outside, all of it is to be read. */}
        <span className={answering?.external ? 'line-clamp-2 wrap-anywhere' : 'truncate'}>
          {shown ?? t('assistant.who')}
        </span>
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
