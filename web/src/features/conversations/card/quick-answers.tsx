import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import type { DetailKind } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { type QuickAnswer, quickAnswersTo } from './quick-answers-to.ts';

interface QuickAnswersProps {
  /** What the reply asks for. */
  asks: DetailKind | undefined;
  /** What was told so far. */
  told: readonly DetailKind[];
  onAnswer: (content: string) => void;
}

/** Answers that many give, each one press away; what the person would rather write stays theirs to write. */
export const QuickAnswers = ({ asks, told, onAnswer }: QuickAnswersProps) => {
  const { t } = useTexts('conversations');
  const answers = quickAnswersTo(asks, told);
  if (answers.length === 0) return null;
  const textOf = (answer: QuickAnswer) => t(`quick.${answer}`);
  return (
    <Group aria-label={t('quick.label')} className="-mt-3 flex flex-wrap gap-2 sm:ml-12">
      {answers.map((answer) => (
        <Button
          key={answer}
          type="button"
          className="min-h-(--target) cursor-pointer rounded-full border border-edge bg-surface px-4 text-sm hover:bg-sunk"
          onPress={() => onAnswer(textOf(answer))}
        >
          {textOf(answer)}
        </Button>
      ))}
    </Group>
  );
};
