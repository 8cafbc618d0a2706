import { useId } from 'react';
import type { NamedPlaceInIncident } from '#contract/anonymity.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { MarkedRanges } from '#web/ui/marked-text.tsx';
import { useFieldName } from './use-field-name.ts';

interface NamedPlaceProps {
  incident: Incident;
  place: NamedPlaceInIncident;
  isChosen: boolean;
  onToggle: () => void;
}

/** A passage in which somebody is named, and what it becomes. */
export const NamedPlace = ({ incident, place, isChosen, onToggle }: NamedPlaceProps) => {
  const { t } = useTexts('anonymity');
  const fieldName = useFieldName(incident);
  const id = useId();
  const { before, words, becomes, behind } = place;
  return (
    <li className="py-1">
      <Checkbox isSelected={isChosen} onChange={onToggle} className="items-start! py-2" aria-describedby={id}>
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">{fieldName(place)}</span>
          <span className="block whitespace-pre-line wrap-anywhere">
            {before}
            {isChosen ? (
              <>
                <del className="text-ink-soft decoration-1">{words}</del>{' '}
                <ins className="font-semibold no-underline">{becomes}</ins>
              </>
            ) : (
              <MarkedRanges text={words} marks={[[0, words.length]]} />
            )}
            {behind}
          </span>
          <span id={id} className="sr-only">
            {t('replacedBy', { pseudonym: becomes })}
          </span>
        </span>
      </Checkbox>
    </li>
  );
};
