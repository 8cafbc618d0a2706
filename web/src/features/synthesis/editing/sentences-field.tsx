import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { SYNTHESIS_PARTS, type SynthesisPart } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SentenceRow } from './sentence-row.tsx';
import { inParts, type SentenceValue, type SynthesisValues } from './synthesis-values.ts';

/** Thousands of rows at once would hold up the page. */
const SHOWN_AT_ONCE = 50;

/** The sentences of a synthesis, part by part: each can be changed, moved within its part, or taken out; others are added. */
export const SentencesField = ({
  control,
}: {
  control: Control<SynthesisValues, unknown, SynthesisValues>;
}) => {
  const { t } = useTexts('synthesis');
  const { field, fieldState } = useController({ control, name: 'sentences' });
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ sentence: SentenceValue; at: number } | null>(null);
  const sentences = field.value;

  const change = (id: string, text: string) =>
    field.onChange(sentences.map((one) => (one.id === id ? { ...one, text } : one)));
  const remove = (sentence: SentenceValue) => {
    setRemoved({ sentence, at: sentences.indexOf(sentence) });
    field.onChange(sentences.filter((one) => one !== sentence));
  };
  const putBack = () => {
    if (removed === null) return;
    field.onChange(inParts(sentences.toSpliced(removed.at, 0, removed.sentence)));
    setRemoved(null);
  };
  const add = (part: SynthesisPart) => {
    const id = uuidv7();
    field.onChange(inParts([...sentences, { id, part, text: '' }]));
    setOpenId(id);
  };
  const move = (part: SynthesisPart, at: number, by: 1 | -1) => {
    const own = sentences.filter((one) => one.part === part);
    const [moved] = own.splice(at, 1);
    if (moved === undefined) return;
    own.splice(at + by, 0, moved);
    field.onChange(inParts([...sentences.filter((one) => one.part !== part), ...own]));
    announce(t('form.moved', { number: at + by + 1, count: own.length }));
  };
  return (
    <div
      ref={(element) =>
        field.ref(element && { focus: () => element.querySelector<HTMLElement>('textarea, button')?.focus() })
      }
      className="flex flex-col gap-8"
    >
      {fieldState.error?.message !== undefined && (
        <p role="alert" className="text-clay">
          {fieldState.error.message}
        </p>
      )}
      {SYNTHESIS_PARTS.map((part) => (
        <PartField
          key={part}
          part={part}
          sentences={sentences.filter((one) => one.part === part)}
          openId={openId}
          removedId={removed?.sentence.part === part ? removed.sentence.id : null}
          onPutBack={putBack}
          onOpen={setOpenId}
          onChange={change}
          onRemove={remove}
          onAdd={() => add(part)}
          onMove={(at, by) => move(part, at, by)}
        />
      ))}
    </div>
  );
};

interface PartFieldProps {
  part: SynthesisPart;
  sentences: readonly SentenceValue[];
  openId: string | null;
  /** The sentence that was taken out last, where it was one of this part. */
  removedId: string | null;
  onPutBack: () => void;
  onOpen: (id: string | null) => void;
  onChange: (id: string, text: string) => void;
  onRemove: (sentence: SentenceValue) => void;
  onAdd: () => void;
  onMove: (at: number, by: 1 | -1) => void;
}

const PartField = ({
  part,
  sentences,
  openId,
  removedId,
  onPutBack,
  onOpen,
  onChange,
  onRemove,
  onAdd,
  onMove,
}: PartFieldProps) => {
  const { t } = useTexts('synthesis');
  const { t: common } = useTexts('common');
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  // The one that was just added stands last.
  const isOpenHidden = sentences.slice(most).some(({ id }) => id === openId);
  const shown = isOpenHidden ? sentences : sentences.slice(0, most);
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t(`part.${part}`)}</legend>
      {sentences.length === 0 && <p className="text-ink-soft">{t('form.empty')}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {shown.map((sentence, at) => (
          <SentenceRow
            key={sentence.id}
            sentence={sentence}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === sentences.length - 1}
            isOpen={sentence.id === openId}
            onOpen={(isOpen) => onOpen(isOpen ? sentence.id : null)}
            onChange={(text) => onChange(sentence.id, text)}
            onRemove={() => onRemove(sentence)}
            onMove={(by) => onMove(at, by)}
          />
        ))}
      </ul>
      {removedId !== null && (
        <Notice
          key={removedId}
          className="mt-3"
          actions={
            <Button variant="secondary" autoFocus onPress={onPutBack}>
              {t('form.undo')}
            </Button>
          }
        >
          {t('form.removed')}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {shown.length < sentences.length && (
          <Button variant="secondary" onPress={() => setMost(most + SHOWN_AT_ONCE)}>
            {common('action.showMore')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('form.addTo', { part: t(`part.${part}`) })} onPress={onAdd}>
          {t('form.add')}
        </Button>
      </div>
    </fieldset>
  );
};
