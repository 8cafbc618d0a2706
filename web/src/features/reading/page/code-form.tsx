import { type FormEvent, useRef, useState } from 'react';
import { controlStyle, errorStyle, hintStyle, labelStyle } from '#web/ui/fields/field-style.ts';
import { failureOf, type ReadingFailure } from '../opening/reading-error.ts';
import type { ShareLink } from '../opening/share-link.ts';
import { openCopy, type SharedCopy } from '../opening/shared-copy.ts';
import { PlainButton } from '../parts/plain-button.tsx';
import { useReading } from '../words/reading-texts.tsx';
import { FailureNotice } from './failure-notice.tsx';

const EIGHT_DIGITS = /^\d{8}$/;

/** Asks for the code, says beforehand what the person sees, and opens the dossier. */
export const CodeForm = ({ link, onOpened }: { link: ShareLink; onOpened: (copy: SharedCopy) => void }) => {
  const { t } = useReading();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const open = async (digits: string): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      onOpened(await openCopy(link, digits));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const digits = code.replaceAll(/[\s.-]/g, '');
    const isRight = EIGHT_DIGITS.test(digits);
    setWrong(!isRight);
    if (isRight) void open(digits);
    else input.current?.focus();
  };

  return (
    <>
      <p>{t('start.what')}</p>
      <form noValidate autoComplete="off" className="flex flex-col items-start gap-5" onSubmit={submit}>
        <div className="flex w-full max-w-sm flex-col gap-1">
          <label htmlFor="code" className={labelStyle}>
            {t('start.code')}
          </label>
          <p id="code-hint" className={hintStyle}>
            {t('start.codeHint')}
          </p>
          <input
            ref={input}
            id="code"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-describedby={isWrong ? 'code-hint code-error' : 'code-hint'}
            aria-invalid={isWrong}
            className={controlStyle('max-w-52 text-lg tracking-widest tabular-nums')}
          />
          {isWrong && (
            <p id="code-error" className={errorStyle}>
              {t('failure.code')}
            </p>
          )}
        </div>
        <p className="border-l-2 border-teal pl-4">{t('start.seen')}</p>
        <PlainButton type="submit" variant="primary" isPending={isPending}>
          {t(isPending ? 'start.opening' : 'start.open')}
        </PlainButton>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
      <p className="text-sm text-ink-soft">{t('start.sealed')}</p>
    </>
  );
};
