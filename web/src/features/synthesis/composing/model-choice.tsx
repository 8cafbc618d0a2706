import type { Control } from 'react-hook-form';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import { FormCheckbox } from '#web/forms/form-checkbox.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';
import type { ComposeValues } from './compose-values.ts';

/** Whether a model joins the sentences: asked only where there is one, and off until the person chooses it. */
export const ModelChoice = ({ control }: { control: Control<ComposeValues, unknown, ComposeValues> }) => {
  const { t } = useTexts('synthesis');
  const assistant = useAssistant();
  if (assistant === null || assistant.model === GUIDE_MODEL) return null;
  const { model, external } = assistant;
  return (
    <div>
      <FormCheckbox control={control} name="with_model">
        {t('compose.withModel', { model })}
      </FormCheckbox>
      <p className="max-w-[65ch] pl-8.5 text-sm text-ink-soft">
        {t(external ? 'compose.modelExternal' : 'compose.modelLocal', { model })}
      </p>
    </div>
  );
};
