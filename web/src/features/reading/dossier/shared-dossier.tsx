import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { dayAndTime } from '#web/lib/dates.ts';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';
import { useReading } from '../words/reading-texts.tsx';
import { AboutPart } from './about-part.tsx';
import { type DossierParts, partsOf } from './dossier-parts.ts';
import { EntryArticle } from './entry-article.tsx';
import { IncidentArticle } from './incident-article.tsx';
import { Chronology, PersonTable } from './overview.tsx';
import { PieceList } from './piece-list.tsx';
import { ShownText } from './shown-text.tsx';
import { SynthesisPart } from './synthesis-part.tsx';

interface SharedDossierProps {
  copy: SharedCopy;
  /** Back to the code. */
  onAgain: () => void;
}

type PartName =
  | 'letter'
  | 'synthesis'
  | 'chronology'
  | 'incidents'
  | 'entries'
  | 'persons'
  | 'pieces'
  | 'about';

/** The whole dossier as a page to read: the letter first, what can be saved and verified at the end. */
export const SharedDossier = ({ copy, onAgain }: SharedDossierProps) => {
  const { t } = useReading();
  const { document, letter } = copy;
  const parts = useMemo(() => partsOf(document), [document]);
  const shown = shownParts(copy, parts);
  const contents: Record<PartName, () => ReactNode> = {
    letter: () => <ShownText text={letter} className="max-w-[70ch]" />,
    synthesis: () =>
      document.synthesis && <SynthesisPart synthesis={document.synthesis} records={document.records} />,
    chronology: () => <Chronology parts={parts} />,
    incidents: () =>
      parts.incidents.map((one) => <IncidentArticle key={one.incident.id} of={one} parts={parts} />),
    entries: () =>
      parts.entries.map((entry) => (
        <EntryArticle key={entry.id} entry={entry} piece={parts.pieces.get(entry.id)} />
      )),
    persons: () => <PersonTable parts={parts} />,
    pieces: () => <PieceList copy={copy} document={document} onAgain={onAgain} />,
    about: () => <AboutPart copy={copy} onAgain={onAgain} />,
  };
  return (
    <div className="grid gap-x-12 lg:grid-cols-[13rem_1fr]">
      <DossierHead copy={copy} />
      <nav aria-label={t('contents')} className="max-lg:mb-6 lg:row-span-2 print:hidden">
        <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-6 lg:flex-col">
          {shown.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className={aloneLinkStyle}>
                {t(`part.${part}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-12">
        {shown.map((part) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`} className="scroll-mt-4">
            <h2 id={`${part}-title`} className="mb-4 text-2xl">
              {t(`part.${part}`)}
            </h2>
            {contents[part]()}
          </section>
        ))}
      </div>
    </div>
  );
};

/** What is empty has no place in the contents. */
const shownParts = ({ letter, document }: SharedCopy, parts: DossierParts): PartName[] => {
  const isThere: Record<PartName, boolean> = {
    letter: letter !== '',
    synthesis: document.synthesis !== null,
    chronology: parts.chronology.length > 1,
    incidents: parts.incidents.length > 0,
    entries: parts.entries.length > 0,
    persons: parts.incidents.some(({ persons }) => persons.length > 0),
    pieces: document.pieces.length > 0,
    about: true,
  };
  return (Object.keys(isThere) as PartName[]).filter((part) => isThere[part]);
};

const DossierHead = ({ copy }: { copy: SharedCopy }) => {
  const { t, language } = useReading();
  const { document, expiresAt } = copy;
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the code is gone, and the keyboard with it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mb-8 flex flex-col gap-2 lg:col-start-2">
      <h1 ref={title} tabIndex={-1} dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
        {document.title}
      </h1>
      {document.author !== '' && <p className="wrap-anywhere">{t('by', { author: document.author })}</p>}
      <p className="text-ink-soft">{t('takenAt', { moment: dayAndTime(document.taken_at, language) })}</p>
      {document.persons_shown !== 'full' && (
        <p className="text-ink-soft">{t(`persons.${document.persons_shown}`)}</p>
      )}
      <p className="text-sm text-ink-soft print:hidden">
        {t('seen')} {t('until', { moment: dayAndTime(expiresAt, language) })}
      </p>
    </div>
  );
};
