import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Change } from '#web/ui/changes/change.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { entryVersions } from '../entry/entry-queries.ts';
import { fieldText } from '../entry/field-text.ts';
import { type ShownVersion, shownVersions } from './version-changes.ts';

/** All versions of an entry, newest first, each with what it changed. */
export const EntryVersions = ({ entryId }: { entryId: string }) => {
  const { t } = useTexts('journal');
  const { data, error, isFetching, refetch } = useQuery(entryVersions(entryId));
  if (data === undefined) {
    if (error === null) return <LoadingBlock label={t('history.loading')} />;
    return (
      <RetryNotice
        title={t('history.failure')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
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
            <Change
              key={field}
              name={t(`form.${field}`)}
              before={fieldText(field, before, t, language)}
              after={fieldText(field, values, t, language)}
              isText={field === 'content' || field === 'title'}
            />
          ))}
        </dl>
      )}
    </li>
  );
};
