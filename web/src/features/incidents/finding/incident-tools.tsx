import { useQueryClient } from '@tanstack/react-query';
import { ArrowDownWideNarrow, CalendarDays, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { PRIORITIES } from '#contract/common/kinds.ts';
import { INCIDENT_ORDERS, INCIDENT_STATUSES, INCIDENT_TYPES, incidentOrder } from '#contract/incidents.ts';
import { FindingTools } from '#web/features/finding/finding-tools.tsx';
import { PeriodFields } from '#web/features/finding/period-fields.tsx';
import { TagFilter } from '#web/features/finding/tag-filter.tsx';
import type { Sought } from '#web/features/finding/use-sought.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { choiceCount, type IncidentSearch } from './incident-search.ts';
import { knownIncidentTags } from './known-incident-tags.ts';
import { PersonFilter } from './person-filter.tsx';

interface IncidentToolsProps {
  search: IncidentSearch;
  onChange: (change: Partial<IncidentSearch>) => void;
  searching: Pick<Sought, 'sought' | 'setTags' | 'setPerson'>;
  /** Beside the buttons. */
  children: ReactNode;
}

/** 'Période', 'Filtres' and 'Trier'. */
export const IncidentTools = ({ search, onChange, searching, children }: IncidentToolsProps) => {
  const { t } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const { from, to, order } = search;
  const { tags, person } = searching.sought;
  return (
    <FindingTools
      tools={[
        {
          name: 'period',
          icon: CalendarDays,
          label: t('finding.period'),
          count: from === undefined && to === undefined ? 0 : 1,
          panel: (
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <PeriodFields from={from} to={to} onChange={onChange} />
              <p className="text-sm text-ink-soft sm:col-span-3">{t('finding.periodHint')}</p>
            </div>
          ),
        },
        {
          name: 'filters',
          icon: SlidersHorizontal,
          label: finding('filters.button'),
          count: choiceCount(search) + tags.length + (person === null ? 0 : 1),
          panel: <Filters search={search} onChange={onChange} searching={searching} />,
        },
        {
          name: 'order',
          icon: ArrowDownWideNarrow,
          label: order === undefined ? t('finding.order') : t(`finding.orderedBy.${order}`),
          count: 0,
          panel: (
            <RadioGroup
              aria-label={t('finding.orderBy')}
              value={order ?? 'newest'}
              onChange={(chosen) => onChange({ order: incidentOrder.safeParse(chosen).data })}
              className="flex flex-col gap-x-8 sm:flex-row"
            >
              {INCIDENT_ORDERS.map((value) => (
                <RadioChoice key={value} value={value}>
                  {t(`order.${value}`)}
                </RadioChoice>
              ))}
            </RadioGroup>
          ),
        },
      ]}
    >
      {children}
    </FindingTools>
  );
};

const Filters = ({ search, onChange, searching }: Omit<IncidentToolsProps, 'children'>) => {
  const { t } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const client = useQueryClient();
  const { status, priority, incident_type: type } = search;
  const { sought, setTags, setPerson } = searching;
  const all = { placeholder: finding('filters.all'), isClearable: true };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...all}
          label={t('field.status')}
          options={INCIDENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? null}
          onChange={(chosen) => onChange({ status: chosen ?? undefined })}
        />
        <SelectField
          {...all}
          label={t('field.priority')}
          options={PRIORITIES.toReversed().map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={priority ?? null}
          onChange={(chosen) => onChange({ priority: chosen ?? undefined })}
        />
        <SelectField
          {...all}
          label={t('field.type')}
          options={INCIDENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={type ?? null}
          onChange={(chosen) => onChange({ incident_type: chosen ?? undefined })}
        />
      </div>
      <PersonFilter person={sought.person} onChange={setPerson} />
      <TagFilter tags={sought.tags} onChange={setTags} known={() => knownIncidentTags(client)} />
    </div>
  );
};
