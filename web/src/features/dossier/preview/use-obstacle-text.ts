import type { DossierObstacle } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** What a record is called; undefined where that is not known. */
export type NameOf = (id: string) => string | undefined;

/** What one obstacle says, with the name of the record that it stands for. */
export const useObstacleText = (nameOf: NameOf) => {
  const { t } = useTexts('dossier');
  const whatOf = ({ entity, id }: DossierObstacle): string => {
    const name = id === null ? undefined : nameOf(id);
    if (name !== undefined && name !== '') return name;
    if (entity === 'incident') return t('preview.incident');
    return t(entity === 'journal_entry' ? 'preview.entry' : 'preview.thing');
  };
  return (obstacle: DossierObstacle): string =>
    t(`preview.obstacle.${obstacle.is}`, { what: whatOf(obstacle) });
};
