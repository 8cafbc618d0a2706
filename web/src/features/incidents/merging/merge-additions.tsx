import type { Incident } from '#contract/incidents.ts';
import type { MergePreview } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { chosenValue } from './chosen-value.ts';

/** What the incident that stays gets from the other one. */
export const MergeAdditions = ({ other, preview }: { other: Incident; preview: MergePreview }) => {
  const { t } = useTexts('anonymity');
  const { t: incidents, language } = useTexts('incidents');
  const { taken, tags, other_places, persons, exhibits, description } = preview;
  return (
    <section className="mt-8 border-t border-hairline pt-5">
      <h2 className="text-xl">{t('merge.takenTitle')}</h2>
      <ul className="mt-2 flex max-w-[65ch] list-disc flex-col gap-1 pl-5 wrap-anywhere">
        <li>{t('merge.description')}</li>
        {taken.map((field) => (
          <li key={field}>
            {t('merge.taken', {
              field: incidents(`field.${field}`),
              value: chosenValue(other, field, incidents, language),
            })}
          </li>
        ))}
        {other_places.length > 0 && <li>{t('merge.places', { places: other_places.join(', ') })}</li>}
        {tags.length > 0 && <li>{t('merge.tags', { tags: tags.join(', ') })}</li>}
        {persons.added.length > 0 && <li>{t('merge.added', { names: persons.added.join(', ') })}</li>}
        {persons.same.length > 0 && <li>{t('merge.same', { names: persons.same.join(', ') })}</li>}
        {exhibits.map(({ number, title, new_number: newNumber }) => (
          <li key={number}>{t('merge.exhibit', { number, title, newNumber })}</li>
        ))}
      </ul>
      <Disclosure className="mt-3 border-t-0" summary={t('merge.descriptionRead')}>
        <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{description}</p>
      </Disclosure>
    </section>
  );
};
