import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import type { Quote } from '../log/quote.ts';
import { AnswerButton } from './answer-button.tsx';
import { PressFailure } from './press-failure.tsx';
import { ProposalSources } from './proposal-sources.tsx';
import { isUnsettled, standingOf } from './standing.ts';
import type { Presses } from './use-answer.ts';
import { type TypedPlace, useTypedValue } from './use-typed-value.ts';
import { ValueForm } from './value-form.tsx';
import { valueOrWords, valueText } from './value-text.ts';

export interface ProposalItemProps {
  place: TypedPlace;
  proposal: Proposal;
  /** Of the list around, which stays when a press moves the proposal elsewhere. */
  press: Presses;
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
  /** Opened for correction from elsewhere: by the reply to a protest. */
  isOpened?: boolean;
  /** The correction was saved or cancelled. */
  onClosed?: () => void;
}

/**
 * A proposal: its value, how it stands, the words that it rests on, and what the person can say of it. What they press stays
 * where it is or hands the focus to the item, and the item to the list.
 */
export const ProposalItem = ({
  place,
  proposal,
  press,
  heard,
  onQuote,
  isOpened = false,
  onClosed,
}: ProposalItemProps) => {
  const { t, language } = useTexts('conversations');
  const item = useRef<HTMLLIElement>(null);
  usePassFocusOn(item);
  const { draft } = useTypedValue(place, proposal.id);
  const [form, setForm] = useState<'closed' | 'found' | 'pressed'>(
    isOpened || draft !== null ? 'found' : 'closed',
  );
  const [showsMore, setShowsMore] = useState(false);
  const { id, detail, sources, found_by } = proposal;
  const value = valueText(proposal, { t, language });
  const named = valueOrWords(proposal, { t, language });
  const say = (action: 'confirm' | 'unsure' | 'refuse') => {
    setShowsMore(false);
    press.mutate({ action, proposal: id });
  };

  const close = () => {
    setForm('closed');
    onClosed?.();
  };

  return (
    <li
      ref={item}
      tabIndex={-1}
      className="flex flex-col gap-1 rounded-box text-sm leading-snug outline-offset-4"
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {value !== '' && <p className="wrap-anywhere">{value}</p>}
          <ProposalSources sources={sources} heard={heard} onQuote={onQuote} />
        </div>
        {form === 'closed' && (
          <IconButton
            icon={Ellipsis}
            label={t('proposals.more', { value: named })}
            aria-expanded={showsMore}
            className="-my-2.5 -mr-2.5"
            onPress={() => setShowsMore(!showsMore)}
          />
        )}
      </div>
      <div className="-mr-2 flex flex-wrap items-center">
        <p className="mr-auto text-xs leading-snug text-ink-soft">
          {t(`proposals.standing.${standingOf(proposal)}`)}
          {found_by === 'model' && ` · ${t('collected.foundByModel')}`}
        </p>
        {form === 'closed' && isUnsettled(proposal) && (
          <AnswerButton label={t('proposals.confirm')} about={named} onPress={() => say('confirm')} />
        )}
      </div>
      {form === 'closed' && showsMore && (
        <div className="-mx-2 flex flex-wrap">
          <AnswerButton label={t('proposals.correct')} about={named} onPress={() => setForm('pressed')} />
          {proposal.state !== 'unsure' && (
            <AnswerButton label={t('proposals.unsure')} about={named} onPress={() => say('unsure')} />
          )}
          <AnswerButton label={t('proposals.refuse')} about={named} onPress={() => say('refuse')} />
        </div>
      )}
      {form !== 'closed' && (
        <ValueForm
          place={place}
          detail={detail}
          proposal={proposal}
          takesFocus={form === 'pressed'}
          onClose={close}
        />
      )}
      <PressFailure press={press} proposal={proposal} />
    </li>
  );
};
