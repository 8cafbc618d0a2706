import { Fragment, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FloatingPanel } from '#web/ui/overlays/floating-panel.tsx';
import { PassageText } from '#web/ui/shown-passage.tsx';
import { type DescriptionSource, sourcesOf } from './incident-sources.ts';
import { type Passage, passagesOf } from './passages.ts';
import { SourceWay, useSourceText } from './source-text.tsx';

/**
 * The description as it was written, lines kept. A passage that stands like that in an entry or a message has a number behind it,
 * and tells where it comes from when it is pressed.
 */
export const SourcedDescription = ({
  incident,
}: {
  incident: Pick<Incident, 'description' | 'origin' | 'from_entry'>;
}) => {
  const { t } = useTexts('incidents');
  const { description, origin, from_entry } = incident;
  const sources = useMemo(() => sourcesOf({ origin, from_entry }), [origin, from_entry]);
  const passages = useMemo(
    () =>
      placed(
        passagesOf(
          description,
          sources.map(({ texts }) => texts),
        ),
      ),
    [description, sources],
  );
  return (
    <>
      <div className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
        {passages.map((passage, index) => {
          const source = passage.source === null ? undefined : sources[passage.source];
          return source === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name than their place
            <Fragment key={index}>
              <PassageText field="description" text={passage.text} offset={passage.start} />
            </Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <SourcedPassage key={index} passage={passage} source={source} />
          );
        })}
      </div>
      {passages.some(({ source }) => source !== null) && (
        <p className="mt-2 text-sm text-ink-soft">{t('source.hint')}</p>
      )}
    </>
  );
};

/** A passage, and where in the description it begins. */
type PlacedPassage = Passage & { start: number };

const placed = (passages: readonly Passage[]): PlacedPassage[] => {
  let start = 0;
  return passages.map((passage) => {
    const at = start;
    start += passage.text.length;
    return { ...passage, start: at };
  });
};

interface SourcedPassageProps {
  passage: PlacedPassage;
  source: DescriptionSource;
}

const SourcedPassage = ({ passage: { text, source: at, start }, source }: SourcedPassageProps) => {
  const { t } = useTexts('incidents');
  const sourceText = useSourceText();
  const [isOpen, setOpen] = useState(false);
  const said = text.trimEnd();
  const number = (at ?? 0) + 1;
  const name = t('source.name', { number, source: sourceText(source) });
  const openFromWords = () => {
    // Words that are being selected are to be copied.
    if (window.getSelection()?.isCollapsed ?? true) setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the number behind it does the same, with the keyboard too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <span
        onClick={openFromWords}
        className={classNames('cursor-pointer rounded-sm hover:bg-teal-tint', isOpen && 'bg-teal-tint')}
      >
        <PassageText field="description" text={said} offset={start} />
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          aria-label={name}
          // 44 px to press, and no more room in the line than its number.
          className="-mx-4 -my-5 inline-flex size-(--target) cursor-pointer items-center justify-center rounded-box align-super text-xs font-semibold text-teal tabular-nums"
        >
          {number}
        </Button>
        {/* It is the dialog itself: a `Dialog` inside would leave its buttons for screen readers outside of every region. */}
        <FloatingPanel aria-label={name} className="max-w-sm p-4 text-sm">
          <SourceWay source={source} />
        </FloatingPanel>
      </DialogTrigger>
      {text.slice(said.length)}
    </>
  );
};
