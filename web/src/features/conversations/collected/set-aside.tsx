import type { JoinedEdit } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { useEditDetail } from './edit-detail.ts';
import { LineButton } from './line-button.tsx';

interface SetAsideProps {
  conversationId: string;
  edit: JoinedEdit;
}

/** An edit of a joined incident that differs from the one that counts. The person can choose it instead. */
export const SetAside = ({ conversationId, edit }: SetAsideProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const { kind, episode, action, value = '' } = edit;
  const change = useEditDetail(conversationId, episode);
  const words = t(`edit.aside.${action}`, { value });
  return (
    <div className="mt-1 flex flex-col items-start gap-2 border-l-2 border-hairline pl-2.5 text-sm leading-snug">
      <p className="text-ink-soft wrap-anywhere">{words}</p>
      <LineButton
        className="font-semibold text-teal"
        aria-label={`${t('edit.aside.choose')}. ${words}`}
        isDisabled={change.isPending}
        onPress={() => change.mutate({ kind, action: 'choose' })}
      >
        {t('edit.aside.choose')}
      </LineButton>
      {change.error !== null && (
        <p role="alert" className="text-clay">
          {problemText(change.error)}
        </p>
      )}
    </div>
  );
};
