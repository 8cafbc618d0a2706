import { useEffect } from 'react';
import { EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import type { Message } from '#contract/conversations.ts';
import type { EvidenceType } from '#contract/evidence.ts';
import type { FileType } from '#contract/files.ts';
import { cutText } from '#web/lib/cut-text.ts';
import { messageToAttach } from '#web/lib/message-to-attach.ts';
import { useStore } from '#web/lib/store/store.ts';
import { titleByFile, typeByFile } from '../proposed-piece.ts';
import { MakeDialog } from './make-dialog.tsx';
import type { Material } from './material.ts';

/** Makes an exhibit of the message that was chosen in a conversation. */
export const MessageHost = () => {
  const message = useStore(messageToAttach);
  // Who leaves the conversation has put it away.
  useEffect(() => () => messageToAttach.set(null), []);
  if (message === null) return null;
  return (
    <MakeDialog key={message.id} onClose={() => messageToAttach.set(null)}>
      {(formOf) => formOf(materialOf(message))}
    </MakeDialog>
  );
};

const TITLE_CHARACTERS = Math.min(70, EVIDENCE_TITLE_MAX_CHARACTERS);

/** Named by the person's first words, or by a file where there are none. */
const materialOf = ({ id, content, attachments = [] }: Message): Material => ({
  title: isFilled(content)
    ? cutText(content.trim().split(/\s*\n/)[0] ?? '', TITLE_CHARACTERS)
    : titleByFile(attachments[0]?.name ?? ''),
  words: content,
  type: typeOf(content, attachments[0]?.type),
  files: attachments,
  from: { message_id: id },
});

const typeOf = (content: string, file: FileType | undefined): EvidenceType =>
  file === undefined || isFilled(content) ? 'message' : typeByFile(file);
