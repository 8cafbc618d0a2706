import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { ATTACHMENTS_MAX_COUNT, MESSAGE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { pastedFiles } from '#web/features/attachments/choosing/pasted-files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useLate } from '#web/lib/page/use-late.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { controlBox } from '#web/ui/fields/field-style.ts';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import { HelpNumbersButton } from '../help/help-numbers-button.tsx';
import { StopButton } from '../turns/stop-button.tsx';

interface ComposerProps {
  draft: string;
  onChange: (draft: string) => void;
  isConnected: boolean;
  isBusy: boolean;
  /** Called when there is something to send: a text in which there is something to see, or what waits beside it. */
  onSend: (content: string) => void;
  /** Stops the reply that is being written; null while there is none. */
  onStop: (() => void) | null;
  /** It could not be stopped. */
  hasStopFailed: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  /** How many files go with the message. */
  fileCount: number;
  /** True when nothing is written and a recording waits, which is a message of its own. */
  hasClip: boolean;
  /** Files that were pasted in the place of text. */
  onPasteFiles: (files: File[]) => void;
  /** Beside the input: what else can be sent. */
  tools: ReactNode;
  /** Above the input: what waits to be sent. */
  children: ReactNode;
}

/** A reply that is there in a moment needs no stopping. */
const STOP_IS_OFFERED_AFTER_MS = 400;

/**
 * The input. Without a connection it is disabled, as the spec says, unless somebody is writing in it: taking the
 * keyboard away in the middle of a sentence would lose the sentence. While a reply is written it goes on taking words
 * and the focus, and only sending waits.
 */
export const Composer = ({
  draft,
  onChange,
  isConnected,
  isBusy,
  onSend,
  onStop,
  hasStopFailed,
  inputRef,
  fileCount,
  hasClip,
  onPasteFiles,
  tools,
  children,
}: ComposerProps) => {
  const { t } = useTexts('conversations');
  const [isFocused, setFocused] = useState(false);
  // From the input's focus until the focus leaves the composer. A press on one of its buttons changes nothing: the button
  // would move away between the press and its end.
  const [isWriting, setWriting] = useState(false);
  const id = useId();
  const excess = draft.trim().length - MESSAGE_MAX_CHARACTERS;
  const excessFiles = fileCount - ATTACHMENTS_MAX_COUNT;
  const hasSomething = isFilled(draft) || fileCount > 0 || hasClip;
  const isPrimary = usePrimaryClaim('input', hasSomething);
  const canSend = isConnected && !isBusy && hasSomething && excess <= 0 && excessFiles <= 0;
  const offersStop = useLate(onStop !== null, STOP_IS_OFFERED_AFTER_MS);
  const isDisabled = !isConnected && draft === '' && !isFocused;

  const send = () => {
    if (canSend) onSend(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // This key chooses among characters (Japanese, Chinese…); 229 is what Safari says instead.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && onStop !== null) onStop();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus goes.
    <div
      data-composer
      data-writing={isWriting || undefined}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting((wasWriting) => wasWriting && currentTarget.contains(relatedTarget))
      }
      className="@container border-t border-hairline bg-paper pt-2 sm:pt-3 sm:pb-2"
    >
      {/* The log's own measure and margins: their edges meet. */}
      <div className="mx-auto flex max-w-3xl flex-col gap-y-1.5 px-4 sm:px-6">
        <label htmlFor={id} className="sr-only">
          {t('input.label')}
        </label>
        <div className="empty:hidden">{children}</div>
        {/* Where there is little room the button stands beside the text, and the tools below both. */}
        <div
          className={controlBox(
            'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center has-[textarea:disabled]:opacity-60 has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-teal has-[textarea[aria-invalid]]:border-clay @xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
          )}
        >
          <PasteLimit
            maxCharacters={MESSAGE_MAX_CHARACTERS}
            className="col-span-2 min-w-0 @xl:col-span-4 [&>p]:px-3.5"
          >
            <textarea
              ref={inputRef}
              id={id}
              rows={1}
              value={draft}
              maxLength={roomFor(MESSAGE_MAX_CHARACTERS)}
              disabled={isDisabled}
              aria-disabled={isBusy || !isConnected || undefined}
              aria-describedby={`${id}-hint`}
              aria-invalid={excess > 0 || undefined}
              autoComplete="off"
              placeholder={t(isConnected ? 'input.placeholder' : 'input.unavailable')}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const files = pastedFiles(event.clipboardData);
                if (files.length === 0) return;
                event.preventDefault();
                onPasteFiles(files);
              }}
              onFocus={() => {
                setFocused(true);
                setWriting(true);
              }}
              onBlur={() => setFocused(false)}
              // The box around it shows the focus.
              className="block max-h-[120px] min-h-(--target) w-full resize-none overflow-y-auto bg-transparent px-3.5 py-2 text-base text-ink outline-none [field-sizing:content] wrap-anywhere placeholder:text-ink-soft @xl:pt-3"
            />
          </PasteLimit>
          <div className="self-end @xl:order-last @xl:p-1">
            {offersStop && onStop !== null ? (
              <StopButton onPress={onStop} />
            ) : (
              <Button
                variant={isPrimary || !hasSomething ? 'primary' : 'secondary'}
                aria-label={t('input.send')}
                isDisabled={!canSend}
                // The keyboard, also the one on the screen, stays with the input.
                preventFocusOnPress
                className="shrink-0 px-3.5 @md:px-5"
                onPress={send}
              >
                <Send aria-hidden="true" size={18} strokeWidth={1.75} />
                <span className="hidden @md:inline">{t('input.send')}</span>
              </Button>
            )}
          </div>
          <div className="flex @xl:p-1">{tools}</div>
          <p id={`${id}-hint`} className="hidden px-2 text-xs text-ink-soft @3xl:block">
            {t('input.hint')}
          </p>
          <div className="col-span-2 justify-self-end @xl:col-span-1">
            <HelpNumbersButton />
          </div>
        </div>
        {hasStopFailed && (
          <p role="alert" className="text-sm text-clay">
            {t('input.stopFailed')}
          </p>
        )}
        {excess > 0 && (
          <p role="alert" className="text-sm font-semibold text-clay">
            {t('input.tooLong', { count: excess })}
          </p>
        )}
        {excessFiles > 0 && (
          <p role="alert" className="text-sm font-semibold text-clay">
            {t('input.tooManyFiles', { count: excessFiles, max: ATTACHMENTS_MAX_COUNT })}
          </p>
        )}
      </div>
    </div>
  );
};
