import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import {
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_PLACE_NOTE_MAX_CHARACTERS,
  INCIDENT_PLACES_MAX_COUNT,
} from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { errorStyle } from '#web/ui/fields/field-style.ts';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { IncidentValues } from './incident-values.ts';

type OtherPlace = IncidentValues['other_places'][number];

/** Places other than the one where it happened: each row is a place, and what it was. Nothing of it stands there until it is asked for. */
export const PlacesField = ({ control }: { control: Control<IncidentValues, unknown, IncidentValues> }) => {
  const { t } = useTexts('incidents');
  const { field, fieldState } = useController({ control, name: 'other_places' });
  const places = field.value;
  const box = useRef<HTMLDivElement>(null);
  const goesTo = useRef<'last' | 'add' | null>(null);
  useEffect(() => {
    // What was pressed is gone, or what was asked for is there.
    if (goesTo.current === 'last')
      [...(box.current?.querySelectorAll('li') ?? [])].at(-1)?.querySelector('input')?.focus();
    if (goesTo.current === 'add') box.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    goesTo.current = null;
  });
  const change = (at: number, part: Partial<OtherPlace>) =>
    field.onChange(places.map((place, index) => (index === at ? { ...place, ...part } : place)));

  return (
    <div ref={box}>
      {places.length > 0 && (
        <ul aria-label={t('field.other_places')} className="mt-4 flex flex-col gap-4">
          {places.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its row
            <li key={at} className="flex items-end gap-2">
              <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-2">
                <PasteLimit maxCharacters={INCIDENT_LOCATION_MAX_CHARACTERS}>
                  <TextField
                    label={t('form.otherPlace')}
                    value={one.place}
                    onChange={(place) => change(at, { place })}
                    onBlur={field.onBlur}
                    maxLength={roomFor(INCIDENT_LOCATION_MAX_CHARACTERS)}
                    {...(at === 0 && { inputRef: field.ref })}
                  />
                </PasteLimit>
                <PasteLimit maxCharacters={INCIDENT_PLACE_NOTE_MAX_CHARACTERS}>
                  <TextField
                    label={t('form.otherPlaceWhat')}
                    placeholder={t('form.otherPlaceWhatHint')}
                    value={one.what}
                    onChange={(what) => change(at, { what })}
                    onBlur={field.onBlur}
                    maxLength={roomFor(INCIDENT_PLACE_NOTE_MAX_CHARACTERS)}
                  />
                </PasteLimit>
              </div>
              <IconButton
                icon={X}
                label={t('form.removePlace', { place: one.place.trim() || String(at + 1) })}
                onPress={() => {
                  goesTo.current = 'add';
                  field.onChange(places.filter((_, index) => index !== at));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {fieldState.error?.message !== undefined && (
        <p className={errorStyle} role="alert">
          {fieldState.error.message}
        </p>
      )}
      {places.length < INCIDENT_PLACES_MAX_COUNT && (
        <Button
          variant="quiet"
          className="-ml-5 text-sm"
          onPress={() => {
            goesTo.current = 'last';
            field.onChange([...places, { place: '', what: '' }]);
          }}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('form.addPlace')}
        </Button>
      )}
    </div>
  );
};
