import type { UseFormReturn } from 'react-hook-form';
import type { WizardValues } from './wizard-values.ts';

export type WizardForm = UseFormReturn<WizardValues, unknown, WizardValues>;

/** What a step of the wizard is given. */
export interface WizardControl {
  form: WizardForm;
  /** As they are now. */
  values: WizardValues;
  change: (change: Partial<WizardValues>) => void;
}
