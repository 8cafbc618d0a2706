import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { entryVersions } from '../entry/entry-queries.ts';
import type { EntryField, EntryValues } from '../entry/entry-values.ts';
import { fieldText } from '../entry/field-text.ts';
import { changedPart } from './changed-part.ts';
import { type ShownVersion, shownVersions } from './version-changes.ts';

/** All versions of an entry, newest first, each with what it changed. */
export const EntryVersions = ({ entryId }: { entryId: string }) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(entryVersions(entryId));
  if (data === undefined) {
    if (error === null) return <LoadingBlock label={t('history.loading')} />;
    return (
      <Notice
        tone="danger"
        title={t('history.failure')}
        actions={
          <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    );
  }
  return (
    <ol className="flex flex-col divide-y divide-hairline">
      {shownVersions(data.versions).map((version) => (
        <VersionItem key={version.version} version={version} />
      ))}
    </ol>
  );
};

const VersionItem = ({
  version: { version, recordedAt, values, before, changed },
}: {
  version: ShownVersion;
}) => {
  const { t, language } = useTexts('journal');
  const name = version === 1 ? t('history.first') : t('history.version', { version });
  return (
    <li className="flex flex-col gap-3 py-4">
      <h3 className="text-base">
        {name} <span className="text-sm text-ink-soft">{dayAndTime(recordedAt, language)}</span>
      </h3>
      {values === null && <p className="text-ink-soft">{t('history.damaged')}</p>}
      {values !== null && before === null && (
        <>
          <p dir="auto" className="font-semibold wrap-anywhere">
            {values.title}
          </p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {values.content}
          </p>
        </>
      )}
      {values !== null && before !== null && (
        <dl className="flex flex-col gap-3">
          {changed.map((field) => (
            <FieldChange key={field} field={field} before={before} after={values} />
          ))}
        </dl>
      )}
    </li>
  );
};

interface FieldChangeProps {
  field: EntryField;
  before: EntryValues;
  after: EntryValues;
}

/** One field: of texts the words that changed, of everything else both values. */
const FieldChange = ({ field, before, after }: FieldChangeProps) => {
  const { t, language } = useTexts('journal');
  const [old, now] = [before, after].map((values) => fieldText(field, values, t, language));
  const isText = field === 'content' || field === 'title';
  return (
    <div>
      <dt className="text-sm text-ink-soft">{t(`form.${field}`)}</dt>
      <dd dir={isText ? 'auto' : undefined} className="whitespace-pre-wrap wrap-anywhere">
        {isText ? (
          <TextChange old={old ?? ''} now={now ?? ''} />
        ) : (
          <>
            <Marked as="del">{old || t('history.nothing')}</Marked>{' '}
            <Marked as="ins">{now || t('history.nothing')}</Marked>
          </>
        )}
      </dd>
    </div>
  );
};

const TextChange = ({ old, now }: { old: string; now: string }) => {
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
  const { t } = useTexts('journal');
  return (
    <Tag
      className={
        Tag === 'del'
          ? 'rounded-sm bg-red-tint text-red-text line-through'
          : 'rounded-sm bg-green-tint text-green-text underline decoration-1 underline-offset-2'
      }
    >
      <span className="sr-only">{t(Tag === 'del' ? 'history.before' : 'history.after')} : </span>
      {children}
    </Tag>
  );
};
