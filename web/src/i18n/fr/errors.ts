/** What went wrong, by the code of the contract; what was kept; what to do. */
export default {
  bad_json: 'La demande n’a pas été comprise. Rien n’a été changé.',
  invalid_input:
    'Certaines informations ne sont pas valables. Rien n’a été changé : corrigez-les, puis réessayez.',
  bad_cursor: 'La suite de la liste n’est plus disponible. Rechargez la liste.',
  unauthenticated: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  session_ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  confirmation_needed:
    'Cette connexion reste à confirmer par le message que nous vous envoyons. Rien n’a été changé.',
  second_factor_needed: 'La deuxième étape de la connexion reste à valider. Rien n’a été changé.',
  proof_required: 'Confirmez d’abord que c’est bien vous. Rien n’a été changé.',
  administrators_only: 'Cette page est réservée à l’administration. Rien n’a été changé.',
  last_administrator:
    'Ce compte est le dernier à pouvoir administrer. Donnez d’abord ce rôle à une autre personne. Rien n’a été changé.',
  account_suspended: 'Ce compte est suspendu : levez d’abord la suspension. Rien n’a été changé.',
  account_closing:
    'Votre compte va être fermé. Pour continuer, gardez d’abord votre compte. Rien n’a été changé.',
  taken_in: 'Cet élément a été fusionné avec un autre.',
  not_found: 'Cet élément n’existe pas ou n’est plus disponible.',
  method_not_allowed: 'Cette action n’est pas possible ici.',
  already_used: 'C’était déjà fait. Rien n’a été changé.',
  turn_in_progress:
    'Une réponse est en cours d’écriture dans cette conversation. Attendez qu’elle se termine.',
  not_ready: 'Cette action n’est pas encore possible.',
  too_many: 'Vous en avez déjà autant que possible. Supprimez-en, puis réessayez.',
  version_required: 'La modification n’a pas pu être vérifiée. Rechargez la page, puis réessayez.',
  stale_version:
    'Ce contenu a été modifié ailleurs depuis que vous l’avez ouvert. Vos changements sont toujours à l’écran.',
  body_too_large: 'C’est trop long pour être envoyé en une fois. Votre texte est toujours à l’écran.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
  range_not_satisfiable: 'Cette partie du fichier n’existe pas.',
  file_type_refused:
    'Ce type de fichier n’est pas accepté. Le fichier n’a pas été enregistré ; le vôtre est intact.',
  sound_unreadable: 'Impossible de lire le fichier audio',
  wrong_offset:
    'Le serveur a gardé une autre partie de ce fichier. Envoyez-le de nouveau : rien n’a été perdu.',
  files_full:
    'La place prévue pour vos fichiers est pleine. Celui-ci n’a pas été enregistré : supprimez-en d’autres, puis réessayez.',
  storage_full:
    'Le serveur manque de place. Rien de nouveau n’a été enregistré ; ce qui l’était déjà est intact. Gardez ce qui est à l’écran, puis réessayez plus tard.',
  damaged:
    'Ce qui est enregistré ici ne s’ouvre plus : cela a été abîmé ou modifié hors de l’application. Le reste est intact. Signalez-le à l’équipe qui gère ce service.',
  rate_limited: 'Trop de demandes en peu de temps. Patientez un moment, puis réessayez.',
  model_timeout:
    'L’assistant met trop de temps à répondre. Votre message est enregistré ; réessayez plus tard.',
  model_failed: 'L’assistant n’a pas pu répondre. Votre message est enregistré ; réessayez plus tard.',
  model_empty: 'L’assistant n’a rien répondu. Votre message est enregistré ; réessayez plus tard.',
  unavailable:
    'Le service est momentanément indisponible. Ce qui était enregistré est intact ; réessayez dans un instant.',
  internal:
    'Une erreur est survenue de notre côté. Ce qui était enregistré est intact ; réessayez dans un instant.',
  network:
    'La connexion au serveur est interrompue. Ce qui était enregistré est intact ; réessayez dès qu’elle revient.',
} as const;
