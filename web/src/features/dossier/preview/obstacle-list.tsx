import type { DossierObstacle } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../wizard/wizard-control.ts';
import { withoutRecord } from '../wizard/wizard-values.ts';

interface ObstacleListProps extends Pick<WizardControl, 'values' | 'change'> {
  obstacles: readonly DossierObstacle[];
  /** What a record is called; undefined where that is not known. */
  nameOf: (id: string) => string | undefined;
}

/** What does not let the dossier be made, each with what to do about it. */
export const ObstacleList = ({ obstacles, nameOf, values, change }: ObstacleListProps) => {
  const { t } = useTexts('dossier');
  const isTitleMissing = values.title.trim() === '';
  if (obstacles.length === 0 && !isTitleMissing) return null;
  const whatOf = ({ entity, id }: DossierObstacle): string => {
    const name = id === null ? undefined : nameOf(id);
    if (name !== undefined && name !== '') return name;
    if (entity === 'incident') return t('preview.incident');
    return t(entity === 'journal_entry' ? 'preview.entry' : 'preview.thing');
  };
  return (
    <Notice tone="warning" title={t('preview.obstacles')} className="mb-6">
      <ul className="flex flex-col gap-3 pt-2">
        {isTitleMissing && (
          <li>
            <p>{t('preview.titleMissing')}</p>
            <ButtonLink variant="secondary" className="mt-1" to="/export/nouveau" search={{ etape: 2 }}>
              {t('preview.giveTitle')}
            </ButtonLink>
          </li>
        )}
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.is} ${obstacle.id}`}>
            <p className="wrap-anywhere">
              {t(`preview.obstacle.${obstacle.is}`, { what: whatOf(obstacle) })}
            </p>
            <div className="mt-1 flex flex-wrap gap-2">
              <WayOut obstacle={obstacle} onRemove={(id) => change(withoutRecord(values, id))} />
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const WayOut = ({
  obstacle: { is, id },
  onRemove,
}: {
  obstacle: DossierObstacle;
  onRemove: (id: string) => void;
}) => {
  const { t } = useTexts('dossier');
  if (is === 'empty') {
    return (
      <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 1 }}>
        {t('preview.chooseAgain')}
      </ButtonLink>
    );
  }
  return (
    <>
      {is === 'private' && id !== null && (
        <ButtonLink variant="secondary" to="/journal-de-bord" search={{ entry: id }}>
          {t('choose.openEntry')}
        </ButtonLink>
      )}
      {is === 'moved' && (
        <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 3 }}>
          {t('preview.lookAgain')}
        </ButtonLink>
      )}
      {is !== 'moved' && id !== null && (
        <Button variant="secondary" onPress={() => onRemove(id)}>
          {t('preview.remove')}
        </Button>
      )}
    </>
  );
};
