import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { ENTRY_CONTENT_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { waitingMoments } from '#web/lib/drafts/waiting-moments.ts';
import { hasLetterbox, letterIds } from '#web/lib/sealing/letterbox.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { type Letter, newLetter, writeLetter } from './letters.ts';

const AFTER_MS = SECOND_MS / 2;

/**
 * While the server is away, on a page that was opened without it: what waits in this browser, as far as it can be told without
 * a key, and a note that can be written all the same.
 */
export const AwayDesk = ({ owner }: { owner: string }) => {
  const { t } = useTexts('notes');
  const [keptCount, setKeptCount] = useState(0);
  return (
    <>
      {hasLetterbox(owner) && (
        <AwayNote key={keptCount} owner={owner} onKept={() => setKeptCount((count) => count + 1)} />
      )}
      <LiveRegion message={keptCount > 0 ? t('away.kept') : ''} />
      <Waiting owner={owner} />
    </>
  );
};

const Waiting = ({ owner }: { owner: string }) => {
  const { t, language } = useTexts('notes');
  const { unsent, drafts } = waitingMoments(owner);
  const moments = [...unsent, ...letterIds(owner).map(momentOfId)].sort((one, other) => one - other);
  if (moments.length + drafts === 0) return null;
  return (
    <section className="w-full text-left">
      <h2 className="text-lg">{t('away.waiting')}</h2>
      <ul className="my-2 divide-y divide-hairline border-y border-hairline">
        {moments.map((moment) => (
          <li key={moment} className="py-2">
            {t('away.note', { when: dayAndTime(new Date(moment).toISOString(), language) })}
          </li>
        ))}
        {drafts > 0 && <li className="py-2">{t('away.drafts', { count: drafts })}</li>}
      </ul>
      <p className="text-sm text-ink-soft">{t('away.sealed')}</p>
    </section>
  );
};

/** A UUIDv7 begins with its moment, in milliseconds since 1970. */
const momentOfId = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

const AwayNote = ({ owner, onKept }: { owner: string; onKept: () => void }) => {
  const { t } = useTexts('notes');
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const letter = useRef<Letter | null>(null);
  const last = useRef({ text: '', isKept: false });
  const begun = () => {
    letter.current ??= newLetter();
    return letter.current;
  };
  const write = async (words: string, isKept: boolean): Promise<boolean> => {
    last.current = { text: words, isKept };
    return await writeLetter(owner, begun(), words, isKept);
  };

  // What is being written is sealed as it is written: this page goes by itself when the server is back.
  const latestWrite = useRef(write);
  latestWrite.current = write;
  useEffect(() => {
    if (!isFilled(text)) return;
    const timer = setTimeout(() => void latestWrite.current(text, false), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const latestText = useRef(text);
  latestText.current = text;
  useEffect(
    () => () => {
      const { text: written, isKept } = last.current;
      if (!isKept && isFilled(latestText.current) && latestText.current !== written)
        void latestWrite.current(latestText.current, false);
    },
    [],
  );

  return (
    <form
      noValidate
      autoComplete="off"
      className="flex w-full flex-col gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        void write(text, true).then((isStored) => {
          setFailed(!isStored);
          if (isStored) onKept();
          else last.current.isKept = false;
        });
      }}
    >
      <TextAreaField
        label={t('text')}
        rows={5}
        value={text}
        maxLength={ENTRY_CONTENT_MAX_CHARACTERS}
        error={hasFailed ? t('away.failed') : undefined}
        onChange={setText}
      />
      <Button type="submit" className="self-stretch sm:self-start" isDisabled={!isFilled(text)}>
        {t('away.keep')}
      </Button>
    </form>
  );
};
