import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TagInput } from '#web/ui/fields/tag-input.tsx';

const OFFERED = 12;

interface TagFilterProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** The tags that were seen on this page, those of most things first. */
  known: () => string[];
}

/** What has all of these tags. Those that were seen on this page are offered, and any other can be typed. */
export const TagFilter = ({ tags, onChange, known: findKnown }: TagFilterProps) => {
  const { t } = useTexts('finding');
  const [known] = useState(findKnown);
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, OFFERED);
  return (
    <div className="flex flex-col gap-2">
      <TagInput label={t('filters.tags')} hint={t('filters.tagsHint')} value={tags} onChange={onChange} />
      {offered.length > 0 && (
        <ul aria-label={t('filters.knownTags')} className="flex flex-wrap gap-2">
          {offered.map((tag) => (
            <li key={tag} className="max-w-full">
              <Button
                variant="secondary"
                aria-label={t('filters.addTag', { tag })}
                className="max-w-full rounded-full px-3.5 text-sm"
                onPress={() => onChange([...tags, tag])}
              >
                <Plus aria-hidden="true" size={15} strokeWidth={2} className="shrink-0" />
                <span className="truncate">{tag}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
