import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, UserMinus } from 'lucide-react';
import { useRef } from 'react';
import type { Person } from '#contract/persons.ts';
import type { DraftKind } from '#web/editing/edited-kind.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { WaitingEdit } from '../waiting-edit.tsx';
import { PartBadge } from './part-badge.tsx';
import type { PersonValues } from './person-values.ts';
import { useShownName } from './use-shown-name.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface PersonRowProps {
  person: Person;
  kind: DraftKind<PersonValues>;
  lookAgain: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One person: name or 'Anonyme', part, role, notes, and the way to the other incidents that they are in. */
export const PersonRow = (props: PersonRowProps) => {
  const { person, kind, lookAgain, canMoveUp, canMoveDown, onMove, onEdit, onRemove } = props;
  const { t } = useTexts('persons');
  const shownName = useShownName();
  const row = useRef<HTMLLIElement>(null);
  const { id, part, role, notes, also_in, person_key, damaged = false } = person;
  const name = shownName(person);
  const move = (by: -1 | 1) => () => {
    onMove(by);
    // Moved on the page, the button loses the focus.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus());
  };
  return (
    <li ref={row} className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {part !== null && <PartBadge part={part} />}
        </p>
        {role !== '' && <p className="text-ink-soft wrap-anywhere">{role}</p>}
        {notes !== '' && <p className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{notes}</p>}
        {also_in > 0 && (
          <Link look="alone" className="text-sm" to="/incidents/personnes/$key" params={{ key: person_key }}>
            {t('alsoIn', { count: also_in })}
            <span className="sr-only"> {t('of', { name })}</span>
          </Link>
        )}
        <div className="*:mt-2 *:mb-0">
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
            id: 'up',
            label: t('order.up'),
            icon: <ArrowUp {...ICON} />,
            isDisabled: !canMoveUp || damaged,
            onAction: move(-1),
          },
          {
            id: 'down',
            label: t('order.down'),
            icon: <ArrowDown {...ICON} />,
            isDisabled: !canMoveDown || damaged,
            onAction: move(1),
          },
          {
            id: 'remove',
            label: t('remove.action'),
            icon: <UserMinus {...ICON} />,
            isDisabled: damaged,
            onAction: onRemove,
          },
        ]}
      />
    </li>
  );
};
