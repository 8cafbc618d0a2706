import type { EntryType } from '#contract/common/kinds.ts';
import type { EvidenceType } from '#contract/evidence.ts';
import type { Entry } from '#contract/journal.ts';
import { MakeDialog } from '#web/features/incidents/exhibits/make/make-dialog.tsx';
import type { Material } from '#web/features/incidents/exhibits/make/material.ts';
import { useRereadLinks } from './from-entry-queries.ts';
import { WholeEntry } from './whole-entry.tsx';

interface AttachDialogProps {
  entryId: string;
  onClose: () => void;
}

/** Makes an exhibit of an entry. */
export const AttachDialog = ({ entryId, onClose }: AttachDialogProps) => {
  const reread = useRereadLinks(entryId);
  return (
    <MakeDialog onMade={reread} onClose={onClose}>
      {(formOf) => <WholeEntry entryId={entryId}>{(entry) => formOf(materialOf(entry))}</WholeEntry>}
    </MakeDialog>
  );
};

const TYPES: Record<EntryType, EvidenceType> = {
  note: 'journal_entry',
  voice_memo: 'audio',
  document: 'document',
  reflection: 'journal_entry',
  follow_up: 'journal_entry',
};

const materialOf = ({ id, title, content, entry_type, files }: Entry): Material => ({
  title,
  words: content,
  type: TYPES[entry_type],
  files,
  from: { journal_entry_id: id },
});
