import { useRef } from 'react';
import type { Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { AnswerButton } from './answer-button.tsx';
import { PressFailure } from './press-failure.tsx';
import type { ProposalItemProps } from './proposal-item.tsx';
import { valueOrWords } from './value-text.ts';

interface SetAsideProps extends Pick<ProposalItemProps, 'press'> {
  proposals: readonly Proposal[];
}

/** What the person refused. It never comes back by itself; they can take it up again. */
export const SetAside = ({ proposals, press }: SetAsideProps) => (
  <ul className="flex flex-col">
    {proposals.map((proposal) => (
      <RefusedItem key={proposal.id} proposal={proposal} press={press} />
    ))}
  </ul>
);

const RefusedItem = ({ proposal, press }: Pick<ProposalItemProps, 'press' | 'proposal'>) => {
  const { t, language } = useTexts('conversations');
  const item = useRef<HTMLLIElement>(null);
  usePassFocusOn(item);
  const value = valueOrWords(proposal, { t, language });
  return (
    <li ref={item} className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="min-w-0 flex-1 text-ink-soft wrap-anywhere">
        {t('proposals.named', { action: t(`collected.kind.${proposal.detail}`), value })}
      </span>
      <AnswerButton
        label={t('proposals.takeBack')}
        about={value}
        onPress={() => press.mutate({ action: 'confirm', proposal: proposal.id })}
      />
      <PressFailure press={press} proposal={proposal} />
    </li>
  );
};
