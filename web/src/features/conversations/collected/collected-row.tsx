import {
  Circle,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
  type LucideIcon,
} from 'lucide-react';
import type { CollectedDetail } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useKeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Quote } from '../log/quote.ts';
import { DetailMenu } from './detail-menu.tsx';
import type { DetailState, ShownDetail } from './detail-state.ts';
import { QuoteButton } from './quote-button.tsx';
import { SetAside } from './set-aside.tsx';

const ICONS: Record<DetailState, LucideIcon> = {
  empty: Circle,
  approximate: CircleDashed,
  exact: CircleCheck,
  unknown: CircleQuestionMark,
  reserved: CircleMinus,
};

const TONES: Record<DetailState, string> = {
  empty: 'text-edge',
  approximate: 'text-yellow-text',
  exact: 'text-green-text',
  unknown: 'text-ink-soft',
  reserved: 'text-ink-soft',
};

const isPlain = (state: DetailState) => state === 'empty' || state === 'exact';

interface CollectedRowProps {
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  conversationId: string;
  /** Of which incident of the conversation. */
  episode: string;
  shown: ShownDetail;
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
}

/** One of the eight details: its name, how far it is, and the words that it came from. */
export const CollectedRow = ({
  owner,
  conversationId,
  episode,
  shown,
  heard,
  onQuote,
}: CollectedRowProps) => {
  const { kind, state, detail, isErased, editedIn, aside } = shown;
  const { t } = useTexts('conversations');
  const correction = useKeptDraft({
    what: 'correction',
    owner,
    scope: conversationId,
    slot: `${episode}-${kind}`,
  });
  const Icon = ICONS[state];
  // The person's own word for it says more than that of the sign.
  const isSaid = isPlain(state) || detail?.edit === 'unsure';
  const notes = [
    ...(isErased ? [t('edit.state.erased')] : []),
    ...(detail?.edit === undefined ? [] : [t(`edit.state.${detail.edit}`)]),
    ...(detail?.found_by === 'model' ? [t('collected.foundByModel')] : []),
    ...(correction.draft === null ? [] : [t('edit.unsaved')]),
  ];
  const value = detail === null ? '' : valueBesideQuotes(detail);
  return (
    <li className="flex gap-2.5 border-t border-hairline">
      <span className="flex h-(--target) shrink-0 items-center">
        <Icon aria-hidden="true" size={18} strokeWidth={2} className={TONES[state]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-3 text-sm leading-snug">
        <p className="font-semibold">
          {t(`collected.kind.${kind}`)}
          {/* The open circle and the tick say what they say; words stand only where a sign would leave doubt. */}
          {isPlain(state) && <VisuallyHidden>, {t(`collected.state.${state}`)}</VisuallyHidden>}
        </p>
        {!isSaid && (
          <p className={classNames('text-xs leading-snug', TONES[state])}>{t(`collected.state.${state}`)}</p>
        )}
        {notes.map((note) => (
          <p key={note} className="text-xs leading-snug text-ink-soft">
            {note}
          </p>
        ))}
        {value !== '' && (
          <p className={classNames('wrap-anywhere', detail?.edit === undefined && 'text-ink-soft')}>
            {value}
          </p>
        )}
        {detail !== null && detail.sources.length > 0 && (
          <ul className="flex flex-col gap-2">
            {detail.sources.map((source) => (
              <li
                key={`${source.message_id} ${source.file_id ?? ''} ${source.start} ${source.end}`}
                className="flex flex-col gap-1"
              >
                {source.file_id !== undefined && heard.has(source.file_id) && (
                  <p className="text-xs leading-snug text-ink-soft">{t('collected.heardByMachine')}</p>
                )}
                <QuoteButton quote={source} onQuote={onQuote} />
              </li>
            ))}
          </ul>
        )}
        {aside.map((edit) => (
          <SetAside key={edit.episode} conversationId={conversationId} edit={edit} />
        ))}
      </div>
      <DetailMenu
        conversationId={conversationId}
        episode={editedIn ?? episode}
        shown={shown}
        correction={correction}
      />
    </li>
  );
};

/** A value that the person wrote by hand, or one for which no words of theirs can be quoted. */
const valueBesideQuotes = ({ edit, value, sources }: CollectedDetail): string => {
  const isShown = edit === 'corrected' || (edit === undefined && sources.length === 0);
  return isShown ? value : '';
};
