import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SynthesisHistory } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { synthesisVersions } from '../synthesis-queries.ts';

/** The versions of a synthesis, the newest first, each to be read whole. */
export const SynthesisVersions = ({ id, version }: { id: string; version: number }) => {
  const { t } = useTexts('synthesis');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  if (version === 1) return null;
  return (
    <section className="mt-10 border-t border-hairline pt-2">
      <Button
        variant="quiet"
        className="-ml-5"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setOpen(!isOpen)}
      >
        {t('versions.title')}
      </Button>
      <div id={listId}>{isOpen && <Versions id={id} />}</div>
    </section>
  );
};

const Versions = ({ id }: { id: string }) => {
  const { t } = useTexts('synthesis');
  const { data, error, isFetching, refetch } = useQuery(synthesisVersions(id));
  if (data === undefined) {
    if (error === null) return <LoadingBlock label={t('versions.loading')} />;
    return (
      <RetryNotice
        title={t('versions.failure')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ol>
      {[...data.versions].reverse().map((version) => (
        <VersionItem key={version.version} id={id} version={version} />
      ))}
    </ol>
  );
};

const VersionItem = ({ id, version }: { id: string; version: SynthesisHistory['versions'][number] }) => {
  const { t, language } = useTexts('synthesis');
  const { version: number, recorded_at } = version;
  const name = number === 1 ? t('versions.first') : t('versions.one', { version: number });
  return (
    <li className="py-1">
      {'record' in version ? (
        <Link look="alone" to="/synthese/$id" params={{ id }} search={{ version: number }}>
          {name}
        </Link>
      ) : (
        <span>
          {name}. {t('versions.damaged')}
        </span>
      )}
      <span className="block text-sm text-ink-soft">
        {dayAndTime(recorded_at, language)}
        {'record' in version && ` · ${t('versions.count', { count: version.record.sentences.length })}`}
      </span>
    </li>
  );
};
