import { createFileRoute } from '@tanstack/react-router';
import { RecoveryCodesScreen } from '#web/features/security/recovery/recovery-codes-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/security/recovery-codes')({
  staticData: { page: 'recoveryCodes', screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: RecoveryCodesScreen,
});
