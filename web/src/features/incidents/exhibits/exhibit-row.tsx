import { EllipsisVertical, FolderInput, Pencil, Trash2 } from 'lucide-react';
import type { Evidence } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { longCalendarDayText } from '#web/lib/dates.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { LandingPlace } from '../landing-place.tsx';
import { WaitingEdit } from '../waiting-edit.tsx';
import type { ExhibitKind } from './edited-exhibit.ts';
import { ExhibitFile } from './showing/exhibit-file.tsx';
import { ExhibitOrigin } from './showing/exhibit-origin.tsx';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface ExhibitRowProps {
  exhibit: Evidence;
  kind: ExhibitKind;
  lookAgain: boolean;
  onEdit: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** One exhibit: its number, what is said of it, its files, and where it came from. */
export const ExhibitRow = ({ exhibit, kind, lookAgain, onEdit, onMove, onRemove }: ExhibitRowProps) => {
  const { t, language } = useTexts('exhibits');
  const { id, number, title, description, source, type, dated_on, files, damaged = false } = exhibit;
  const name = t('number', { number });
  return (
    <li className="py-4">
      <LandingPlace name={`piece-${number}`}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-soft tabular-nums">{name}</p>
            <p className="font-semibold wrap-anywhere">{damaged ? t('damaged') : title}</p>
            {damaged && <p className="text-sm text-ink-soft">{t('damagedText')}</p>}
            {description !== '' && (
              <p className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{description}</p>
            )}
            <dl className="mt-1 flex flex-wrap gap-x-6 text-sm text-ink-soft">
              {dated_on !== null && (
                <Fact name={t('field.dated_on')} value={longCalendarDayText(dated_on, language)} />
              )}
              {source !== '' && <Fact name={t('field.source')} value={source} />}
              <Fact name={t('field.type')} value={t(`type.${type}`)} />
            </dl>
            <ExhibitOrigin exhibit={exhibit} />
            {files.length > 0 && (
              <ul aria-label={t('files.of', { name })} className="mt-3 flex flex-col gap-4">
                {files.map((file) => (
                  <li key={file.id}>
                    <ExhibitFile exhibit={exhibit} file={file} />
                  </li>
                ))}
              </ul>
            )}
            <div className="*:mt-3 *:mb-0">
              <WaitingEdit
                kind={kind}
                id={id}
                lookAgain={lookAgain}
                text={t('waiting.edit')}
                resume={t('waiting.resume')}
                onResume={onEdit}
              />
            </div>
          </div>
          <ActionMenu
            label={t('actions', { name })}
            trigger={<IconButton icon={EllipsisVertical} label={t('actions', { name })} className="-mt-2" />}
            actions={[
              {
                id: 'edit',
                label: t('edit'),
                icon: <Pencil {...ICON} />,
                isDisabled: damaged,
                onAction: onEdit,
              },
              {
                id: 'move',
                label: t('move.action'),
                icon: <FolderInput {...ICON} />,
                isDisabled: damaged,
                onAction: onMove,
              },
              {
                id: 'remove',
                label: t('remove.action'),
                icon: <Trash2 {...ICON} />,
                isDisabled: damaged,
                onAction: onRemove,
              },
            ]}
          />
        </div>
      </LandingPlace>
    </li>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="shrink-0">{name}</dt>
    <dd className="min-w-0 text-ink wrap-anywhere">{value}</dd>
  </div>
);
