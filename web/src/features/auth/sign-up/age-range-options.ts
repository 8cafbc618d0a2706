import { AGE_RANGES, type AgeRange } from '#contract/account/profiles.ts';
import type { SelectOption } from '#web/ui/fields/select-field.tsx';
import type { AuthTexts } from '../rules.ts';

/** The six ranges as options of a select. */
export const ageRangeOptions = (t: AuthTexts): SelectOption<AgeRange>[] =>
  AGE_RANGES.map((range) => ({
    value: range,
    label: range === '65+' ? t('field.ageRangeLast') : t('field.ageRangeOption', { range }),
  }));
