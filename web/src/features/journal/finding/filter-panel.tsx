import { PRIORITIES } from '#contract/incidents.ts';
import { ENTRY_TYPES } from '#contract/journal.ts';
import { TIMELINE_KINDS } from '#contract/timeline.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { filterCount, type JournalSearch } from './journal-search.ts';

interface FilterPanelProps {
  search: JournalSearch;
  onChange: (change: Partial<JournalSearch>) => void;
}

/** What is shown: one kind, one type of entries, one priority of incidents. A choice takes back what contradicts it. */
export const FilterPanel = ({ search, onChange }: FilterPanelProps) => {
  const { t } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const { kind, type, priority } = search;
  const all = { placeholder: t('filters.all'), isClearable: true };
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-3">
        <SelectField
          {...all}
          label={t('filters.kind')}
          options={TIMELINE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind ?? null}
          onChange={(chosen) => onChange({ kind: chosen ?? undefined })}
        />
        {(kind ?? 'journal') === 'journal' && (
          <SelectField
            {...all}
            label={t('filters.type')}
            options={ENTRY_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type ?? null}
            onChange={(chosen) => onChange({ type: chosen ?? undefined, priority: undefined })}
          />
        )}
        {(kind ?? 'incident') === 'incident' && (
          <SelectField
            {...all}
            label={t('filters.priority')}
            options={PRIORITIES.map((value) => ({ value, label: incidents(`priority.${value}`) }))}
            value={priority ?? null}
            onChange={(chosen) => onChange({ priority: chosen ?? undefined, type: undefined })}
          />
        )}
      </div>
      {filterCount(search) > 0 && (
        <Button
          variant="quiet"
          onPress={() => onChange({ kind: undefined, type: undefined, priority: undefined })}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
};
