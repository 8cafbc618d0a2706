import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DetailKind } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { AddValue } from './add-value.tsx';
import { type Standoff, standoffTopic, type ToldDetail as Told } from './arranged.ts';
import { ProposalItem, type ProposalItemProps } from './proposal-item.tsx';

interface ToldDetailProps extends Omit<ProposalItemProps, 'proposal'> {
  told: Told;
  /** Another one can be added here, where there can be several. */
  canAdd?: boolean;
  level?: HeadingLevel;
}

/** What was told of one of the eight: each proposal, and what contradicts each other side by side. */
export const ToldDetail = ({
  told: { detail, standoffs },
  canAdd = true,
  level = 3,
  isOpened = false,
  ...item
}: ToldDetailProps) => {
  // The one that was there then: what takes its place when it is corrected is not opened again.
  const [opensId] = useState(standoffs[0]?.[0]?.id);
  return (
    <DetailSection detail={detail} level={level} isOpened={isOpened}>
      {standoffs.map((standoff) => {
        const items = standoff.map((proposal) => (
          <ProposalItem
            key={proposal.id}
            {...item}
            proposal={proposal}
            isOpened={isOpened && proposal.id === opensId}
          />
        ));
        const [{ id } = { id: '' }] = standoff;
        return standoff.length === 1 ? (
          <ul key={id}>{items}</ul>
        ) : (
          <div key={id} className="flex flex-col gap-2 border-l-2 border-yellow-text/50 pl-3">
            <p className="text-sm font-semibold text-yellow-text">
              <StandoffTitle standoff={standoff} />
            </p>
            <ul className="flex flex-col gap-3">{items}</ul>
          </div>
        );
      })}
      {canAdd && (detail === 'people' || detail === 'witnesses') && (
        <AddValue place={item.place} detail={detail} />
      )}
    </DetailSection>
  );
};

const StandoffTitle = ({ standoff }: { standoff: Standoff }) => {
  const { t } = useTexts('conversations');
  return t(`proposals.conflict.${standoff.length === 2 ? 'two' : 'several'}.${standoffTopic(standoff)}`);
};

/** Of the name of a detail, below the headings that it stands under. */
type HeadingLevel = 3 | 4 | 5;

interface DetailSectionProps {
  detail: DetailKind;
  level?: HeadingLevel;
  isOpened?: boolean;
  children: ReactNode;
}

/** One of the eight under its name. It takes the focus of what leaves it; opened from elsewhere it comes into view. */
export const DetailSection = ({ detail, level = 3, isOpened = false, children }: DetailSectionProps) => {
  const { t } = useTexts('conversations');
  const titleId = useId();
  const Heading = `h${level}` as const;
  const section = useRef<HTMLElement>(null);
  usePassFocusOn(section);
  useEffect(() => {
    if (isOpened) section.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-2 border-t border-hairline py-3 -outline-offset-2"
    >
      <Heading id={titleId} className="font-text text-sm font-semibold">
        {t(`collected.kind.${detail}`)}
      </Heading>
      {children}
    </section>
  );
};
