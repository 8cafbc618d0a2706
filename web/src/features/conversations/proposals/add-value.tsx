import { useState } from 'react';
import type { DetailKind } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { AnswerButton } from './answer-button.tsx';
import { type TypedPlace, useTypedValue } from './use-typed-value.ts';
import { ValueForm } from './value-form.tsx';

interface AddValueProps {
  place: TypedPlace;
  detail: DetailKind;
  /** Opened from elsewhere: by the reply to a protest. */
  isOpened?: boolean;
  /** It was saved or cancelled. */
  onClosed?: () => void;
}

/** A detail that the person adds by hand, in place. */
export const AddValue = ({ place, detail, isOpened = false, onClosed }: AddValueProps) => {
  const { t } = useTexts('conversations');
  const { draft } = useTypedValue(place, detail);
  const [form, setForm] = useState<'closed' | 'found' | 'pressed'>(
    isOpened || draft !== null ? 'found' : 'closed',
  );
  return (
    <div tabIndex={-1} className="rounded-box text-sm outline-offset-4">
      {form === 'closed' ? (
        <div className="-mx-2">
          <AnswerButton
            label={t(`proposals.add.${detail}`)}
            about={t(`collected.kind.${detail}`)}
            onPress={() => setForm('pressed')}
          />
        </div>
      ) : (
        <ValueForm
          place={place}
          detail={detail}
          proposal={null}
          takesFocus={form === 'pressed'}
          onClose={() => {
            setForm('closed');
            onClosed?.();
          }}
        />
      )}
    </div>
  );
};
