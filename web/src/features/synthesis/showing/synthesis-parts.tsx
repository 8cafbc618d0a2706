import { useId, useState } from 'react';
import {
  type SeenRecord,
  SYNTHESIS_PARTS,
  type Synthesis,
  type SynthesisContent,
  type SynthesisPart,
  type SynthesisSentence,
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
          .map((sentence, at, shown) => (
            <SentenceItem
              key={sentence.id}
              sentence={sentence}
              seen={records}
              changed={changed}
              continues={isOfSame(sentence, shown[at - 1], records)}
            />
          ))
      }
    </Part>
  ));
};

/** Whether two sentences rest on one record, and on no other: they stand in one block. */
const isOfSame = (
  { sources }: SynthesisSentence,
  before: SynthesisSentence | undefined,
  seen: ReadonlyMap<string, SeenRecord>,
): boolean => {
  const all = [...sources, ...(before?.sources ?? [])];
  const places = new Set(all.map(({ id }) => seen.get(id)?.within ?? id));
  return before !== undefined && sources.length > 0 && before.sources.length > 0 && places.size === 1;
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
          <ul className="border-y border-hairline">{children(most)}</ul>
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
