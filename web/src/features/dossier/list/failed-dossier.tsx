import { useInfiniteQuery } from '@tanstack/react-query';
import type { Dossier } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { choosableEntries, choosableIncidents, NOT_NARROWED } from '../choosing/choice-queries.ts';
import { useObstacleText } from '../preview/use-obstacle-text.ts';

/** Why a dossier was not made: where it lay in what was chosen, each thing that stood in its way. */
export const FailedDossier = ({ failure, obstacles }: Pick<Dossier, 'failure' | 'obstacles'>) => {
  const { t } = useTexts('dossier');
  return (
    <Notice tone="danger" title={t('list.failed')}>
      {t(`list.failureText.${failure ?? 'failed'}`)}
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
    </Notice>
  );
};

const Obstacles = ({ obstacles }: Pick<Dossier, 'obstacles'>) => {
  const incidents = useAllRows(useInfiniteQuery(choosableIncidents(NOT_NARROWED)));
  const entries = useAllRows(useInfiniteQuery(choosableEntries));
  const textOf = useObstacleText(
    (id) => [...(incidents.rows ?? []), ...(entries.rows ?? [])].find((one) => one.id === id)?.title,
  );
  return (
    <ul className="flex list-disc flex-col gap-1 pt-2 pl-5">
      {obstacles.map((obstacle) => (
        <li key={`${obstacle.is} ${obstacle.id}`} className="wrap-anywhere">
          {textOf(obstacle)}
        </li>
      ))}
    </ul>
  );
};
