import { type Chip, ChipList } from '#web/features/finding/chip-list.tsx';
import { periodText } from '#web/features/finding/period-text.ts';
import type { Sought } from '#web/features/finding/use-sought.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { IncidentChoices } from './incident-search.ts';

interface IncidentChipsProps {
  choices: IncidentChoices;
  onChange: (change: Partial<IncidentChoices>) => void;
  searching: Pick<Sought, 'sought' | 'setTags' | 'setPerson' | 'clearFilters'>;
}

/** What narrows the list, each to be taken back by a press. */
export const IncidentChips = ({ choices, onChange, searching }: IncidentChipsProps) => {
  const { t } = useTexts('incidents');
  const { t: finding, language } = useTexts('finding');
  const { status, priority, incident_type: type } = choices;
  const { tags, person } = searching.sought;
  const period = periodText(choices, finding, language);
  const chips: (Chip | false)[] = [
    period !== null && {
      key: 'period',
      label: period,
      onRemove: () => onChange({ from: undefined, to: undefined }),
    },
    status !== undefined && {
      key: 'status',
      label: t('chips.status', { status: t(`status.${status}`) }),
      onRemove: () => onChange({ status: undefined }),
    },
    priority !== undefined && {
      key: 'priority',
      label: t('chips.priority', { priority: t(`priority.${priority}`) }),
      onRemove: () => onChange({ priority: undefined }),
    },
    type !== undefined && {
      key: 'type',
      label: t('chips.type', { type: t(`type.${type}`) }),
      onRemove: () => onChange({ incident_type: undefined }),
    },
    person !== null && {
      key: 'person',
      label: t('chips.person', { name: person.name }),
      onRemove: () => searching.setPerson(null),
    },
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: finding('chips.tag', { tag }),
      onRemove: () => searching.setTags(tags.filter((other) => other !== tag)),
    })),
  ];
  return <ChipList chips={chips.filter((chip) => chip !== false)} onClear={searching.clearFilters} />;
};
