import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { ChangeDialog } from '../change-dialog.tsx';
import { openConversationOptions } from '../conversation-queries.ts';
import { useDivideTelling } from './divide-telling.ts';
import { firstWords, splitPlaces } from './split-places.ts';

interface SplitDialogProps {
  conversationId: string;
  onDivided: () => void;
  onClose: () => void;
}

/** The person says from which message of hers on she has told of another incident. */
export const SplitDialog = ({ conversationId, onDivided, onClose }: SplitDialogProps) => {
  const { t, language } = useTexts('conversations');
  const divide = useDivideTelling(conversationId);
  const { data: open } = useQuery({ ...openConversationOptions(conversationId), enabled: false });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ChangeDialog
      title={t('episodes.split.title')}
      confirmLabel={t('episodes.split.confirm')}
      isDisabled={chosen === null}
      change={divide}
      onConfirm={() => divide.mutate({ action: 'begin', message_id: chosen ?? '' }, { onSuccess: onDivided })}
      onClose={onClose}
    >
      <p className="mb-4 text-ink-soft">{t('episodes.split.body')}</p>
      <RadioGroup
        aria-label={t('episodes.split.messages')}
        value={chosen}
        onChange={setChosen}
        className="flex flex-col gap-2"
      >
        {(open ? splitPlaces(open) : []).map(({ id, content, created_at }) => (
          <Radio
            key={id}
            value={id}
            className="flex min-h-(--target) cursor-pointer flex-col justify-center rounded-box border border-hairline px-3 py-2 hover:bg-sunk data-selected:border-teal data-selected:bg-teal-tint data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
          >
            <span className="text-xs text-ink-soft">{dayAndTime(created_at, language)}</span>
            <span className="wrap-anywhere">{firstWords(content) || t('episodes.split.noWords')}</span>
          </Radio>
        ))}
      </RadioGroup>
    </ChangeDialog>
  );
};
