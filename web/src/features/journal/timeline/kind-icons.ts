import {
  Feather,
  FileText,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  Mic,
  NotebookPen,
  Paperclip,
} from 'lucide-react';

import type { EntryType } from '#contract/common/kinds.ts';
import type { TimelineItem } from '#contract/timeline.ts';

const ENTRY_ICONS: Record<EntryType, LucideIcon> = {
  note: NotebookPen,
  voice_memo: Mic,
  document: Paperclip,
  reflection: Feather,
  follow_up: ListChecks,
};

/** What a card is told apart by, beside its words; conversations and incidents have the icons of the menu. */
export const iconOf = (item: TimelineItem): LucideIcon => {
  if (item.type === 'conversation') return MessageCircle;
  return item.type === 'incident' ? FileText : ENTRY_ICONS[item.data.entry_type];
};
