import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { TAG_MAX_CHARACTERS, TAGS_MAX_COUNT } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '../class-names.ts';
import { LiveRegion } from '../messages/live-region.tsx';
import type { FieldTexts } from './field-parts.tsx';
import { controlBox, errorStyle, hintStyle, labelStyle } from './field-style.ts';
import { addTags } from './tag-list.ts';

interface TagInputProps extends FieldTexts {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Told what is typed and not yet added: '' once it is. */
  onTyped?: ((text: string) => void) | undefined;
  name?: string;
  isDisabled?: boolean;
  className?: string;
  /** The input itself, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Words as tags: Enter or a comma adds, Backspace in the empty field takes the last one back, each tag has its own
 * remove button. What is typed but not yet added is added on leaving the field, so that nothing gets lost.
 */
export const TagInput = ({
  label,
  mark,
  hint,
  error,
  value,
  onChange,
  onBlur,
  onTyped,
  name,
  isDisabled,
  className,
  inputRef,
}: TagInputProps) => {
  const { t } = useTexts('common');
  const [typed, setTypedText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  const setTyped = (text: string) => {
    setTypedText(text);
    onTyped?.(text);
  };
  const add = (text: string) => {
    const next = addTags(value, text, TAGS_MAX_COUNT);
    const added = next.slice(value.length);
    if (added.length > 0) {
      onChange(next);
      setSaid(t('field.tagAdded', { tag: added.join(', ') }));
    }
    setTyped('');
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setSaid(t('field.tagRemoved', { tag }));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends a composition (accents, other scripts): that one is not ours.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if ((event.key === 'Enter' && typed.trim() !== '') || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Enter') {
      // An empty tag field must not send the form by accident.
      event.preventDefault();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  };

  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {mark !== undefined && <span className="font-normal text-ink-soft"> ({mark})</span>}
      </label>
      <span id={`${id}-hint`} className={hintStyle}>
        {hint ?? t('field.tagHint')}
      </span>
      <div
        className={controlBox(
          'flex flex-wrap items-center gap-x-1.5 gap-y-3 px-2 py-1.5 focus-within:outline-2 focus-within:outline-teal',
        )}
      >
        {value.length > 0 && (
          <ul aria-label={label} className="contents">
            {value.map((tag) => (
              <li
                key={tag}
                className="flex min-w-0 items-center rounded-full bg-grey-tint pl-3 text-sm text-grey-text"
              >
                <span className="truncate">{tag}</span>
                <button
                  type="button"
                  disabled={isDisabled}
                  aria-label={t('field.removeTag', { tag })}
                  onClick={() => remove(tag)}
                  className="-my-1.5 inline-flex size-(--target) shrink-0 cursor-pointer items-center justify-center rounded-full hover:text-ink"
                >
                  <X aria-hidden="true" size={15} strokeWidth={2} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          value={typed}
          disabled={isDisabled}
          maxLength={TAG_MAX_CHARACTERS}
          autoComplete="off"
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={error !== undefined || undefined}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add(typed);
            onBlur?.();
          }}
          className="-my-1.5 min-h-(--target) min-w-24 flex-1 bg-transparent px-1.5 outline-none"
        />
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className={errorStyle}>
          {error}
        </span>
      )}
      <LiveRegion message={said} />
    </div>
  );
};
