import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import type { SentenceValue } from './synthesis-values.ts';

interface SentenceRowProps {
  sentence: SentenceValue;
  /** Within its part, from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** It stands in a field. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (text: string) => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
}

/** A sentence of the form: as it reads, or in a field. */
export const SentenceRow = ({
  sentence: { text },
  number,
  isFirst,
  isLast,
  isOpen,
  onOpen,
  onChange,
  onRemove,
  onMove,
}: SentenceRowProps) => {
  const { t } = useTexts('synthesis');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        {isOpen ? (
          <>
            <TextAreaField
              inputRef={field}
              label={t('form.sentence', { number })}
              rows={3}
              value={text}
              onChange={onChange}
            />
            <Button variant="quiet" className="mt-1 -ml-5" onPress={() => onOpen(false)}>
              {t('form.close')}
            </Button>
          </>
        ) : (
          <p dir="auto" className="max-w-[70ch] py-2 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {!isOpen && (
        <Button
          variant="quiet"
          aria-label={`${t('form.edit')} ${t('form.sentence', { number })}`}
          onPress={() => onOpen(true)}
        >
          {t('form.edit')}
        </Button>
      )}
      <ActionMenu
        label={t('form.actions', { number })}
        trigger={<IconButton icon={Ellipsis} label={t('form.actions', { number })} />}
        actions={[
          {
            id: 'up',
            label: t('form.up'),
            icon: <ArrowUp {...icon} />,
            isDisabled: isFirst,
            onAction: () => onMove(-1),
          },
          {
            id: 'down',
            label: t('form.down'),
            icon: <ArrowDown {...icon} />,
            isDisabled: isLast,
            onAction: () => onMove(1),
          },
          { id: 'remove', label: t('form.remove'), icon: <Trash2 {...icon} />, onAction: onRemove },
        ]}
      />
    </li>
  );
};
