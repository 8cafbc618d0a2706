import { useId, useState } from 'react';
import {
  SYNTHESIS_PARTS,
  type Synthesis,
  type SynthesisContent,
  type SynthesisPart,
} from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SentenceItem } from './sentence-item.tsx';

interface SynthesisPartsProps {
  content: Pick<SynthesisContent, 'sentences' | 'seen'>;
  changedSince: Synthesis['changed_since'];
}

/** The sentences of a synthesis, part by part. */
export const SynthesisParts = ({ content: { sentences, seen }, changedSince }: SynthesisPartsProps) => {
  const records = new Map(seen.map((record) => [record.id, record]));
  const changed = new Map(changedSince.map(({ id, is_there }) => [id, is_there]));
  return SYNTHESIS_PARTS.map((part) => (
    <Part key={part} part={part} count={sentences.filter((one) => one.part === part).length}>
      {(most) =>
        sentences
          .filter((one) => one.part === part)
          .slice(0, most)
          .map((sentence) => (
            <SentenceItem key={sentence.id} sentence={sentence} seen={records} changed={changed} />
          ))
      }
    </Part>
  ));
};

/** Thousands of sentences at once would hold up the page. */
const SHOWN_AT_ONCE = 100;

interface PartProps {
  part: SynthesisPart;
  count: number;
  children: (most: number) => React.ReactNode;
}

const Part = ({ part, count, children }: PartProps) => {
  const { t } = useTexts('synthesis');
  const { t: common } = useTexts('common');
  const id = useId();
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {t(`part.${part}`)}
      </h2>
      {count === 0 ? (
        <p className="mt-1 text-ink-soft">{t('shown.none')}</p>
      ) : (
        <>
          <p className="mt-1 mb-2 max-w-[65ch] text-sm text-ink-soft">{t(`partIntro.${part}`)}</p>
          <ul className="divide-y divide-hairline border-y border-hairline">{children(most)}</ul>
          {count > most && (
            <Button variant="secondary" className="mt-3" onPress={() => setMost(most + SHOWN_AT_ONCE)}>
              {common('action.showMore')}
            </Button>
          )}
        </>
      )}
    </section>
  );
};
