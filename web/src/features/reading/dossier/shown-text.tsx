import { Fragment } from 'react';
import { COVERED } from '#verifier/dossier/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useReading } from '../words/reading-texts.tsx';

/** Words of the dossier as they are, in whatever script, line by line; a covered passage is said to be one. */
export const ShownText = ({ text, className }: { text: string; className?: string }) => (
  <p dir="auto" className={classNames('whitespace-pre-wrap wrap-anywhere', className)}>
    <WithCovered text={text} />
  </p>
);

/** The same within a line. */
export const WithCovered = ({ text }: { text: string }) => {
  const { t } = useReading();
  return text.split(COVERED).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never changes
    <Fragment key={place}>
      {place > 0 && (
        <>
          <span aria-hidden="true">{COVERED}</span>
          <VisuallyHidden>{` [${t('covered')}] `}</VisuallyHidden>
        </>
      )}
      {part}
    </Fragment>
  ));
};
