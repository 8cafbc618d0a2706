import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { synthesisVersions } from '../synthesis-queries.ts';
import { SynthesisParts } from './synthesis-parts.tsx';

/** A synthesis as it was in one of its versions. Nothing can be done with it but read it. */
export const FormerVersion = ({ id, version }: { id: string; version: number }) => {
  const { t, language } = useTexts('synthesis');
  const problemText = useProblemText();
  const { data, error } = useQuery(synthesisVersions(id));
  const found = data?.versions.find((one) => one.version === version);
  const record = found && 'record' in found ? found.record : undefined;
  return (
    <>
      <PageHeader
        title={record?.title ?? t('title')}
        back={<BackLink to="/synthese">{t('back')}</BackLink>}
      />
      {found && (
        <Notice
          actions={
            <Link look="alone" to="/synthese/$id" params={{ id }}>
              {t('shown.newest')}
            </Link>
          }
        >
          {t('shown.former', { version, when: dayAndTime(found.recorded_at, language) })}
        </Notice>
      )}
      {record && <SynthesisParts content={record} changedSince={[]} />}
      {data === undefined && error === null && <LoadingBlock label={t('versions.loading')} rows={4} />}
      {data === undefined && error !== null && (
        <Notice tone="danger" title={t('versions.failure')}>
          {problemText(error)}
        </Notice>
      )}
      {data !== undefined && record === undefined && <p>{t('versions.damaged')}</p>}
    </>
  );
};
