import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';

import { ENTRY_TYPES, MOODS, PRIORITIES, TIMELINE_KINDS } from '#contract/common/kinds.ts';
import { TagFilter } from '#web/features/finding/tag-filter.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { labelStyle } from '#web/ui/fields/field-style.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { canHave, type JournalSearch } from './journal-search.ts';
import { knownTags } from './known-tags.ts';

interface FilterPanelProps {
  search: JournalSearch;
  onChange: (choice: Partial<JournalSearch>) => void;
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}

/** What is shown. A choice takes back what contradicts it, and what a kind cannot have is not asked. */
export const FilterPanel = ({ search, onChange, tags, onTags }: FilterPanelProps) => {
  const { t } = useTexts('journal');
  const { t: finding } = useTexts('finding');
  const { t: incidents } = useTexts('incidents');
  const client = useQueryClient();
  const { kind, type, moods, priority, files, linked } = search;
  const all = { placeholder: finding('filters.all'), isClearable: true };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...all}
          label={t('filters.kind')}
          options={TIMELINE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind ?? null}
          onChange={(chosen) => onChange({ kind: chosen ?? undefined })}
        />
        {canHave(kind, 'type') && (
          <SelectField
            {...all}
            label={t('filters.type')}
            options={ENTRY_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type ?? null}
            onChange={(chosen) => onChange({ type: chosen ?? undefined })}
          />
        )}
        {canHave(kind, 'priority') && (
          <SelectField
            {...all}
            label={t('filters.priority')}
            options={PRIORITIES.map((value) => ({ value, label: incidents(`priority.${value}`) }))}
            value={priority ?? null}
            onChange={(chosen) => onChange({ priority: chosen ?? undefined })}
          />
        )}
      </div>
      {canHave(kind, 'moods') && (
        <CheckboxGroup
          value={moods ?? []}
          onChange={(chosen) =>
            onChange({ moods: chosen.length === 0 ? undefined : MOODS.filter((one) => chosen.includes(one)) })
          }
        >
          <Label className={labelStyle}>{t('filters.moods')}</Label>
          <Checks>
            {MOODS.map((value) => (
              <Checkbox key={value} value={value}>
                {t(`mood.${value}`)}
              </Checkbox>
            ))}
          </Checks>
        </CheckboxGroup>
      )}
      {kind !== 'conversation' && <TagFilter tags={tags} onChange={onTags} known={() => knownTags(client)} />}
      <Checks>
        {canHave(kind, 'files') && (
          <Checkbox
            isSelected={files ?? false}
            onChange={(isOn) => onChange({ files: isOn ? true : undefined })}
          >
            {t('filters.files')}
          </Checkbox>
        )}
        {canHave(kind, 'linked') && (
          <Checkbox
            isSelected={linked ?? false}
            onChange={(isOn) => onChange({ linked: isOn ? true : undefined })}
          >
            {t('filters.linked')}
          </Checkbox>
        )}
      </Checks>
    </div>
  );
};

const Checks = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-6">{children}</div>
);
