import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { changedPart } from './changed-part.ts';

interface ChangeProps {
  /** The name of the field. */
  name: string;
  /** In words; '' for nothing. */
  before: string;
  after: string;
  /** What a person wrote: only the words that changed are marked, and stand between what stayed. */
  isText?: boolean;
}

/** How one field changed between two versions. Stands in a `dl`. */
export const Change = ({ name, before, after, isText = false }: ChangeProps) => {
  const { t } = useTexts('common');
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd dir={isText ? 'auto' : undefined} className="whitespace-pre-wrap wrap-anywhere">
        {isText ? (
          <TextChange before={before} after={after} />
        ) : (
          <>
            <Marked as="del">{before || t('change.nothing')}</Marked>{' '}
            <Marked as="ins">{after || t('change.nothing')}</Marked>
          </>
        )}
      </dd>
    </div>
  );
};

const TextChange = ({ before: old, after: now }: { before: string; after: string }) => {
  const { before, removed, added, after } = changedPart(old, now);
  return (
    <>
      {before}
      {removed !== '' && <Marked as="del">{removed}</Marked>}
      {added !== '' && <Marked as="ins">{added}</Marked>}
      {after}
    </>
  );
};

/** What went or came. Screen readers are told which in words: most of them do not speak of `del` and `ins`. */
const Marked = ({ as: Tag, children }: { as: 'del' | 'ins'; children: ReactNode }) => {
  const { t } = useTexts('common');
  return (
    <Tag
      className={
        Tag === 'del'
          ? 'rounded-sm bg-red-tint text-red-text line-through'
          : 'rounded-sm bg-green-tint text-green-text underline decoration-1 underline-offset-2'
      }
    >
      <span className="sr-only">{t(Tag === 'del' ? 'change.before' : 'change.after')}</span>
      {children}
    </Tag>
  );
};
