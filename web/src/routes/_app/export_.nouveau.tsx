import { createFileRoute } from '@tanstack/react-router';
import { DossierWizardScreen } from '#web/features/dossier/wizard/wizard-screen.tsx';
import { wizardSearch } from '#web/features/dossier/wizard/wizard-step.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/export_/nouveau')({
  staticData: { page: 'dossierNew', screen: 'fr' },
  validateSearch: wizardSearch,
  loader: () =>
    loadTexts(['dossier', 'incidents', 'persons', 'finding', 'journal', 'security', 'auth'], 'fr'),
  component: DossierWizardScreen,
});
