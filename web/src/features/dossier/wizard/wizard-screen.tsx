import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DOSSIER_RECORDS_MAX_COUNT } from '#contract/common/limits.ts';
import { draftOf } from '#web/editing/draft-content.ts';
import { draftStorage } from '#web/editing/draft-keeper.ts';
import { withFields } from '#web/editing/edited-kind.ts';
import { NEW_RECORD, recordIdOf } from '#web/editing/open-draft.ts';
import { RestoredNotice } from '#web/editing/restored-notice.tsx';
import { useDraftKeeper } from '#web/editing/use-draft-keeper.ts';
import { type DraftControl, useOpenDraft } from '#web/editing/use-open-draft.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import {
  choicesOf,
  chosenCount,
  emptyValues,
  WIZARD_DRAFT,
  WIZARD_FIELDS,
  type WizardValues,
} from '../choices/wizard-values.ts';
import { ChooseStep } from '../choosing/choose-step.tsx';
import { CoverStep } from '../covering/cover-step.tsx';
import { makeDossier, ownDossiers } from '../dossier-queries.ts';
import { PresentStep } from '../presenting/present-step.tsx';
import { PreviewStep } from '../preview/preview-step.tsx';
import { madeDossier } from './made-dossier.ts';
import { StepList } from './step-list.tsx';
import { STEPS } from './wizard-step.ts';

/** /export/nouveau: what goes into a dossier, and how; kept as a draft until it is made. */
export const DossierWizardScreen = () => {
  const { t } = useTexts('dossier');
  const { id: owner } = useProfile();
  const drafts = useOpenDraft(WIZARD_DRAFT, owner, NEW_RECORD);
  return (
    <>
      <PageHeader
        title={t('wizard.title')}
        back={
          <BackLink to="/export" activeOptions={{ exact: true }}>
            {t('wizard.back')}
          </BackLink>
        }
      />
      {drafts === null ? (
        <LoadingBlock label={t('wizard.loading')} rows={4} />
      ) : (
        <Wizard key={drafts.open.place.slot} drafts={drafts} />
      )}
    </>
  );
};

const Wizard = ({ drafts }: { drafts: DraftControl<WizardValues> }) => {
  const { t, language } = useTexts('dossier');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { etape } = useSearch({ from: '/_app/export_/nouveau' });
  const [empty] = useState(() => emptyValues(t('present.titleDefault'), language));
  const [isRestored] = useState(drafts.open.draft !== null);
  const form = useForm<WizardValues, unknown, WizardValues>({
    defaultValues: withFields(empty, drafts.open.draft?.values),
  });
  const values = withFields(empty, useWatch({ control: form.control }) as Partial<WizardValues>);
  const { place } = drafts.open;
  const keeper = useDraftKeeper(form, {
    place,
    read: () => draftOf(WIZARD_FIELDS, form.getValues(), null, empty),
    storage: () => draftStorage(WIZARD_DRAFT.isSensitive(form.getValues())),
    afterMs: WIZARD_DRAFT.keeping.afterMs,
  });
  const change: WizardControl['change'] = (changed) => {
    for (const [name, value] of Object.entries(changed)) {
      form.setValue(name as keyof WizardValues, value as never, { shouldDirty: true });
    }
  };
  const control: WizardControl = { form, values, change };
  const isEmpty = chosenCount(values) === 0;
  // Nothing else can be done before something is chosen.
  const step = isEmpty ? 'choose' : (STEPS[etape - 1] ?? 'choose');
  const heading = useFocusOnChange(step);
  const make = async (fingerprint: string) => {
    await makeDossier(recordIdOf(place), choicesOf(form.getValues()), fingerprint);
    keeper.finish();
    madeDossier.set(true);
    await client.invalidateQueries({ queryKey: ownDossiers.queryKey });
    await navigate({ to: '/export', replace: true });
  };
  const earlier = drafts.earlier?.state === 'ignored' ? 'ignored' : isRestored ? 'restored' : null;
  const restoredTexts = useMemo(
    () => ({
      title: t('wizard.restored.title'),
      body: t('wizard.restored.body'),
      ignore: t('wizard.restored.ignore'),
      ignoredTitle: t('wizard.restored.ignoredTitle'),
      ignoredBody: t('wizard.restored.ignoredBody'),
      recover: t('wizard.restored.recover'),
    }),
    [t],
  );
  return (
    <>
      {earlier !== null && step === 'choose' && (
        <div className="mb-6">
          <RestoredNotice
            state={earlier}
            texts={restoredTexts}
            onIgnore={() => {
              keeper.finish();
              drafts.ignore({
                place,
                draft: draftOf(WIZARD_FIELDS, form.getValues(), null, empty) ?? drafts.open.draft,
              });
            }}
            onRecover={drafts.recover}
          />
        </div>
      )}
      <StepList step={step} isOpen={!isEmpty} />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        <span className="block text-sm font-normal text-ink-soft">
          {t('wizard.step', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </span>
        {t(`wizard.name.${step}`)}
      </h2>
      {step === 'choose' && <ChooseStep {...control} />}
      {step === 'present' && <PresentStep {...control} />}
      {step === 'cover' && <CoverStep {...control} />}
      {step === 'preview' && <PreviewStep {...control} onMake={make} />}
      <Foot control={control} step={step} />
    </>
  );
};

/** What is chosen so far, and the way to the next step or the one before. */
const Foot = ({
  control: { form, values },
  step,
}: {
  control: WizardControl;
  step: (typeof STEPS)[number];
}) => {
  const { t } = useTexts('dossier');
  const navigate = useNavigate();
  const at = STEPS.indexOf(step) + 1;
  const go = (etape: number) => void navigate({ to: '/export/nouveau', search: { etape } });
  const incidents = values.incident_ids.length + values.sensitive_ids.length;
  const entries = values.entry_ids.length;
  const chosen = [
    ...(incidents > 0 ? [t('wizard.chosenIncidents', { count: incidents })] : []),
    ...(entries > 0 ? [t('wizard.chosenEntries', { count: entries })] : []),
    ...(values.synthesis_id === null ? [] : [t('wizard.chosenSynthesis')]),
  ];
  const isEmpty = chosenCount(values) === 0;
  const isTooMuch = Math.max(incidents, entries) > DOSSIER_RECORDS_MAX_COUNT;
  const goOn = () => {
    if (step === 'present' && values.title.trim() === '') {
      form.setError('title', { message: t('present.titleNeeded') }, { shouldFocus: true });
      return;
    }
    go(at + 1);
  };
  return (
    <footer className="mt-10 border-t border-hairline pt-5">
      <p role="status" className="mb-3 font-semibold">
        {isEmpty ? t('wizard.chosenNone') : chosen.join(', ')}
      </p>
      <div className="flex flex-wrap gap-3">
        {at < STEPS.length && (
          <Button isDisabled={isEmpty || isTooMuch} onPress={goOn}>
            {t('wizard.next')}
          </Button>
        )}
        {at > 1 && (
          <Button variant="secondary" onPress={() => go(at - 1)}>
            {t('wizard.previous')}
          </Button>
        )}
      </div>
      {isEmpty && <p className="mt-3 text-sm text-ink-soft">{t('wizard.nothing')}</p>}
      {isTooMuch && <p className="mt-3">{t('choose.tooMany', { count: DOSSIER_RECORDS_MAX_COUNT })}</p>}
      <p className="mt-3 text-sm text-ink-soft">{t('wizard.kept')}</p>
    </footer>
  );
};

/** The heading takes the focus when another step begins, and not when the page opens. */
const useFocusOnChange = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return heading;
};
