import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { placeOf } from './told-by-file-queries.ts';

/** About as near as a telephone knows it. */
const DIGITS = 5;

/** That a picture holds a place, and the place itself when it is asked for: not before, since somebody may be looking on. */
export const FilePlace = ({ fileId }: { fileId: string }) => {
  const { t, language } = useTexts('exhibits');
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching, isError } = useQuery({ ...placeOf(fileId), enabled: isAsked });
  if (data !== undefined) {
    const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: DIGITS });
    return t('facts.placeAt', {
      latitude: number.format(data.latitude),
      longitude: number.format(data.longitude),
    });
  }
  return (
    <>
      {t('facts.place')}{' '}
      <Button
        variant="quiet"
        className="-ml-5 text-sm"
        isPending={isAsked && isFetching}
        onPress={() => setAsked(true)}
      >
        {t('facts.showPlace')}
      </Button>
      {isError && (
        <span role="alert" className="font-semibold text-clay">
          {t('facts.placeFailure')}
        </span>
      )}
    </>
  );
};
