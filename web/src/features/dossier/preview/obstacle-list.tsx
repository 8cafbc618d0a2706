import type { DossierObstacle } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { withoutRecord } from '../choices/wizard-values.ts';
import { type NameOf, useObstacleText } from './use-obstacle-text.ts';

interface ObstacleListProps extends Pick<WizardControl, 'values' | 'change'> {
  obstacles: readonly DossierObstacle[];
  nameOf: NameOf;
}

/** What does not let the dossier be made, each with what to do about it. */
export const ObstacleList = ({ obstacles, nameOf, values, change }: ObstacleListProps) => {
  const { t } = useTexts('dossier');
  const textOf = useObstacleText(nameOf);
  const isTitleMissing = values.title.trim() === '';
  if (obstacles.length === 0 && !isTitleMissing) return null;
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
            <p className="wrap-anywhere">{textOf(obstacle)}</p>
            <div className="mt-1 flex flex-wrap gap-2">
              <WayOut obstacle={obstacle} values={values} change={change} />
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

interface WayOutProps extends Pick<WizardControl, 'values' | 'change'> {
  obstacle: DossierObstacle;
}

const WayOut = ({ obstacle: { is, entity, id }, values, change }: WayOutProps) => {
  const { t } = useTexts('dossier');
  switch (is) {
    case 'empty':
      return (
        <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 1 }}>
          {t('preview.chooseAgain')}
        </ButtonLink>
      );
    case 'alike':
      return (
        <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 2 }}>
          {t('preview.answer')}
        </ButtonLink>
      );
    case 'moved':
      return (
        <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 3 }}>
          {t('preview.lookAgain')}
        </ButtonLink>
      );
    case 'outside':
      return (
        <>
          {/* A sensitive one, and a private entry, are not added by a press. */}
          <ButtonLink variant="secondary" to="/export/nouveau" search={{ etape: 1 }}>
            {t('preview.chooseAgain')}
          </ButtonLink>
          <Button variant="secondary" onPress={() => change({ synthesis_id: null })}>
            {t('preview.removeSynthesis')}
          </Button>
        </>
      );
    default:
      return (
        <>
          {is === 'private' && entity === 'journal_entry' && id !== null && (
            <ButtonLink variant="secondary" to="/journal-de-bord" search={{ entry: id }}>
              {t('choose.openEntry')}
            </ButtonLink>
          )}
          {id !== null && (
            <Button variant="secondary" onPress={() => change(withoutRecord(values, id))}>
              {t('preview.remove')}
            </Button>
          )}
        </>
      );
  }
};
