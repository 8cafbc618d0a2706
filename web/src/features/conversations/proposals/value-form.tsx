import { getLocalTimeZone, today } from '@internationalized/date';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DetailKind, DetailValue, Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { type TypedProblem, typedFrom, typedFromDraft, valueFrom, wordsOf } from './typed-value.ts';
import { useAnswer } from './use-answer.ts';
import { type TypedPlace, useTypedValue } from './use-typed-value.ts';
import { ValueControls } from './value-controls.tsx';

interface ValueFormProps {
  place: TypedPlace;
  detail: DetailKind;
  /** What is corrected; null where something is added. */
  proposal: Proposal | null;
  /** The keyboard goes into the first control: the person has just opened the form. */
  takesFocus: boolean;
  /** It was saved or cancelled. */
  onClose: (isSaved: boolean) => void;
}

/** A detail put in by hand, in place. What is typed is kept until it is saved or cancelled; errors keep it too. */
export const ValueForm = ({ place, detail, proposal, takesFocus, onClose }: ValueFormProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const { draft, change, forget } = useTypedValue(place, proposal?.id ?? detail);
  const answer = useAnswer(place, () => {
    forget();
    onClose(true);
  });
  // A form that a reply opened is nothing that the person has begun.
  const isPrimary = usePrimaryClaim('task', takesFocus || draft !== null);
  const [problem, setProblem] = useState<TypedProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  usePassFocusOn(form);
  useEffect(() => {
    if (takesFocus) focusFirst(form.current);
  }, [takesFocus]);

  const words = proposal === null ? '' : wordsOf(proposal);
  const value = proposal?.value ?? null;
  const typed = typedFromDraft(draft) ?? typedFrom(detail, value, words);
  const lastDay = lastDayFor(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = valueFrom(detail, typed, lastDay);
    if (typeof given === 'string') {
      setProblem(given);
      focusFirst(form.current);
    } else if (proposal === null) answer.mutate({ action: 'add', value: given });
    else answer.mutate({ action: 'correct', proposal: proposal.id, value: given });
  };
  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={submit} className="flex flex-col gap-3 py-1">
      <ValueControls
        detail={detail}
        typed={typed}
        problem={problem}
        lastDay={lastDay}
        onChange={(changed) => {
          change(JSON.stringify({ ...typed, ...changed }));
          setProblem(null);
        }}
      />
      {answer.error !== null && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {t('proposals.failed')} {problemText(answer.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onPress={() => {
            forget();
            onClose(false);
          }}
        >
          {common('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'secondary'}
          isPending={answer.isPending}
          pendingLabel={t('manage.saving')}
        >
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
};

/** Facts do not lie in the future; a day that was read there can stand. */
const lastDayFor = (value: DetailValue | null): string => {
  const thisDay = today(getLocalTimeZone()).toString();
  return value?.detail === 'when' && value.day !== null && value.day > thisDay ? value.day : thisDay;
};

/** Into the first control that takes the keyboard: a text, the first part of a date, or a list. */
const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea, [role="spinbutton"], button')?.focus();
