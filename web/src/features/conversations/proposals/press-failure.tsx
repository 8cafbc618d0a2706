import type { Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import type { Presses } from './use-answer.ts';

interface PressFailureProps {
  press: Presses;
  proposal: Proposal;
}

/** What a press could not save, under the proposal that it was about. */
export const PressFailure = ({ press, proposal }: PressFailureProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  return press.isError && press.variables.proposal === proposal.id ? (
    <p role="alert" className="basis-full text-sm font-semibold text-clay">
      {t('proposals.failed')} {problemText(press.error)}
    </p>
  ) : null;
};
