import {
  Circle,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
  type LucideIcon,
} from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
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
  conversationId: string;
  /** Of which incident of the conversation. */
  episode: string;
  shown: ShownDetail;
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
}

/** One of the eight details: its name, how far it is, and the words that it came from. */
export const CollectedRow = ({ conversationId, episode, shown, heard, onQuote }: CollectedRowProps) => {
  const { kind, state, detail, isErased, editedIn, aside } = shown;
  const { t } = useTexts('conversations');
  const Icon = ICONS[state];
  return (
    <li className="flex gap-2.5 border-t border-hairline py-2.5">
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={2}
        className={classNames('mt-0.5 shrink-0', TONES[state])}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-x-2">
          <span className="min-w-0 text-sm font-semibold">{t(`collected.kind.${kind}`)}</span>
          {/* The open circle and the tick say what they say; words stand only where a sign would leave doubt. */}
          <span className={isPlain(state) ? 'sr-only' : classNames('shrink-0 text-xs', TONES[state])}>
            {t(`collected.state.${state}`)}
          </span>
        </p>
        {(isErased || detail?.edit !== undefined) && (
          <p className="text-xs text-ink-soft">
            {t(isErased ? 'edit.state.erased' : `edit.state.${detail?.edit ?? 'unsure'}`)}
          </p>
        )}
        {detail?.found_by === 'model' && (
          <p className="text-xs text-ink-soft">{t('collected.foundByModel')}</p>
        )}
        {detail?.edit === 'corrected' && <p className="text-sm wrap-anywhere">{detail.value}</p>}
        {detail !== null && detail.sources.length > 0 && (
          <ul className="mt-0.5 flex flex-col">
            {detail.sources.map((source) => (
              <li key={`${source.message_id} ${source.file_id ?? ''} ${source.start} ${source.end}`}>
                {source.file_id !== undefined && heard.has(source.file_id) && (
                  <p className="text-xs text-ink-soft">{t('collected.heardByMachine')}</p>
                )}
                <QuoteButton quote={source} onQuote={onQuote} />
              </li>
            ))}
          </ul>
        )}
        {detail !== null &&
          detail.edit === undefined &&
          detail.sources.length === 0 &&
          detail.value !== '' && <p className="text-sm text-ink-soft">{detail.value}</p>}
        {aside.map((edit) => (
          <SetAside key={edit.episode} conversationId={conversationId} edit={edit} />
        ))}
      </div>
      <DetailMenu conversationId={conversationId} episode={editedIn ?? episode} shown={shown} />
    </li>
  );
};
