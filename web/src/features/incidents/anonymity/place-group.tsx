import { useId } from 'react';
import type { NamedPlaceInIncident } from '#contract/anonymity.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NamedPlace } from './named-place.tsx';
import {
  type PlaceGroup as Group,
  isChosen,
  isReplacedByDefault,
  type Toggled,
  withAll,
} from './place-choices.ts';

interface PlaceGroupProps {
  incident: Incident;
  group: Group;
  toggled: Toggled;
  onToggle: (toggled: Toggled) => void;
}

/** All places where one person is named: those to be checked first, the sure ones folded. */
export const PlaceGroup = ({ incident, group, toggled, onToggle }: PlaceGroupProps) => {
  const { t } = useTexts('anonymity');
  const id = useId();
  const { pseudonyms, names, open, sure } = group;
  const places = [...open, ...sure];
  // What reads as a word is not among those that one press replaces.
  const named = places.filter(isReplacedByDefault);
  const chosen = named.filter((place) => isChosen(place, toggled)).length;
  const pseudonym = pseudonyms.join(', ');
  const list = (some: readonly NamedPlaceInIncident[]) => (
    <ul>
      {some.map((place) => (
        <NamedPlace
          key={place.key}
          incident={incident}
          place={place}
          isChosen={isChosen(place, toggled)}
          onToggle={() => onToggle(withAll(toggled, [place], !isChosen(place, toggled)))}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-hairline pt-5">
      <h2 id={id} className="text-xl wrap-anywhere">
        {pseudonyms.length > 1
          ? t('either')
          : names.length === 0
            ? t('newNames', { pseudonym })
            : t('becomes', { names: names.join(', '), pseudonym })}
      </h2>
      {named.length > 1 && (
        <Checkbox
          aria-label={t('allOf', { pseudonym })}
          isSelected={chosen === named.length}
          isIndeterminate={chosen > 0 && chosen < named.length}
          onChange={(all) => onToggle(withAll(toggled, named, all))}
        >
          {t('all')}
        </Checkbox>
      )}
      {open.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t('check')}</h3>
          <p className="text-sm text-ink-soft">{t('checkHint')}</p>
          {list(open)}
        </>
      )}
      {sure.length > 0 && (
        <Disclosure
          className="border-t-0"
          isOpen={open.length === 0 && sure.length <= 3}
          summary={t('sure', { count: sure.length })}
        >
          {list(sure)}
        </Disclosure>
      )}
    </section>
  );
};
