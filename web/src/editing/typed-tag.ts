import { TAGS_MAX_COUNT } from '#contract/common/limits.ts';
import { addTags } from '#web/ui/fields/tag-list.ts';

/** The values with the tag that is being typed, as if it had been entered; the same values when there is none. */
export const withTypedTag = <Values extends { tags: string[] }>(values: Values, typed: string): Values => {
  const tags = addTags(values.tags, typed, TAGS_MAX_COUNT);
  return tags.length === values.tags.length ? values : { ...values, tags };
};
