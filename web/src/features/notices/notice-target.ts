import type { Notice } from '#contract/account/notices.ts';

/** The route that a notice leads to; null where there is nothing to open. */
export const targetOf = ({ kind, place }: Pick<Notice, 'kind' | 'place'>) => {
  switch (kind) {
    case 'new_sign_in':
    case 'password_changed':
    case 'email_changed':
    case 'factor_added':
    case 'factor_removed':
    case 'recovery_code_used':
    case 'identity_linked':
    case 'identity_unlinked':
      return { to: '/security' } as const;
    case 'export_ready':
    case 'export_failed':
    case 'account_closing':
    case 'deletion_announced':
      return { to: '/settings/my-data' } as const;
    case 'dossier_ready':
    case 'dossier_failed':
    case 'share_opened':
    case 'share_locked':
      return { to: '/export' } as const;
    case 'unfinished_draft':
      return { to: '/app-home' } as const;
    case 'transcription_ready':
      return place === null ? null : placeTarget(place);
    case 'operator_message':
      return null;
  }
};

const placeTarget = ({ kind, id }: NonNullable<Notice['place']>) => {
  switch (kind) {
    case 'conversation':
      return { to: '/ia-call', search: { conversation: id } } as const;
    case 'journal':
      return { to: '/journal-de-bord', search: { entry: id } } as const;
    case 'incident':
      return { to: '/incidents/$id', params: { id } } as const;
  }
};
