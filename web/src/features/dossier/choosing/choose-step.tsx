import { useTexts } from '#web/i18n/use-texts.ts';
import type { WizardControl } from '../choices/wizard-control.ts';
import { EntriesPart } from './entries-part.tsx';
import { ExhibitsPart } from './exhibits-part.tsx';
import { IncidentsPart } from './incidents-part.tsx';
import { SynthesisPart } from './synthesis-part.tsx';

/** Step 1: what goes in. */
export const ChooseStep = (control: WizardControl) => {
  const { t } = useTexts('dossier');
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-[65ch]">{t('choose.intro')}</p>
      <IncidentsPart {...control} />
      <EntriesPart {...control} />
      <SynthesisPart {...control} />
      <ExhibitsPart {...control} />
    </div>
  );
};
