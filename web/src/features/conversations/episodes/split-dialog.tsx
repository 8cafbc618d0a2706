import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime, instantHourText } from '#web/lib/dates.ts';
import { RadioMark } from '#web/ui/fields/radio-mark.tsx';
import { ChangeDialog } from '../change-dialog.tsx';
import { openConversationOptions } from '../conversation-queries.ts';
import { daysBetween } from '../dates.ts';
import { useDivideTelling } from './divide-telling.ts';
import { firstWords, splitPlaces } from './split-places.ts';

interface SplitDialogProps {
  conversationId: string;
  onDivided: () => void;
  onClose: () => void;
}

/** The person chooses the message from which on they told of another incident. */
export const SplitDialog = ({ conversationId, onDivided, onClose }: SplitDialogProps) => {
  const { t, language } = useTexts('conversations');
  const divide = useDivideTelling(conversationId);
  const { data: open } = useQuery({ ...openConversationOptions(conversationId), enabled: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const places = open ? splitPlaces(open) : [];
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
        {places.map(({ id, content, created_at }, index) => (
          <Radio
            key={id}
            value={id}
            className="group flex min-h-(--target) cursor-pointer items-start gap-3 rounded-box border border-hairline px-3 py-2 hover:bg-sunk data-selected:border-teal data-selected:bg-teal-tint data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
          >
            <RadioMark />
            <span className="flex min-w-0 flex-col">
              <span className="text-xs text-ink-soft">
                {isSameDay(places[index - 1], created_at)
                  ? instantHourText(created_at, language)
                  : dayAndTime(created_at, language)}
              </span>
              <span className="wrap-anywhere">{firstWords(content) || t('episodes.split.noWords')}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </ChangeDialog>
  );
};

/** The day is said once, where it begins. */
const isSameDay = (before: Message | undefined, at: string): boolean =>
  before !== undefined && daysBetween(before.created_at, new Date(at)) === 0;
