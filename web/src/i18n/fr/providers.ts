/** Texts of the sign-in through a provider or a company: features/auth, once somebody takes that way. */
export default {
  title: 'Connexion',
  pending: 'Connexion en cours...',
  none: 'Cette page s’ouvre au retour d’un autre service de connexion.',
  back: 'Retour à la connexion',
  name: {
    company: 'votre entreprise',
    unknown: 'ce service',
  },
  error: {
    access_denied:
      'La connexion avec {name} a été annulée ou refusée. Rien n’a été changé dans votre compte.',
    bad_oauth_state:
      'Cette connexion n’a pas commencé ici, ou elle est restée ouverte trop longtemps. Pour votre sécurité, elle n’a pas été reprise : recommencez depuis la page de connexion.',
    bad_oauth_callback:
      'La réponse reçue après la connexion avec {name} n’est pas utilisable. Rien n’a été changé dans votre compte ; réessayez.',
    code_not_exchanged:
      'Cette connexion a commencé dans un autre navigateur. Pour votre sécurité, elle ne peut s’achever que dans ce navigateur-là ; vous pouvez aussi recommencer ici.',
    flow_state_already_used:
      'Cette connexion a déjà servi : elle ne peut pas être reprise, même avec la touche Retour. Recommencez depuis la page de connexion.',
    flow_state_expired: 'La connexion avec {name} a pris trop de temps. Recommencez.',
    identity_already_exists: 'Votre compte chez {name} est déjà relié à un autre compte {product}.',
    network:
      'La réponse est arrivée, mais le serveur de {product} n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.',
    oauth_provider_not_supported:
      'La connexion avec {name} n’est pas disponible ici. Connectez-vous avec votre email et votre mot de passe.',
    over_request_rate_limit: 'Trop de tentatives en peu de temps. Patientez un moment, puis réessayez.',
    provider_email_needs_verification:
      'Votre adresse email n’est pas confirmée chez {name}. Si elle n’a pas encore de compte ici, un email vient de lui être envoyé : ouvrez son lien, puis recommencez. Sinon, connectez-vous avec votre email et votre mot de passe.',
    signup_disabled:
      'Aucun compte n’existe ici pour cette adresse, et les inscriptions sont fermées pour le moment.',
    unexpected_failure:
      'La connexion avec {name} n’a pas pu se terminer : ce service ne répond pas comme prévu. Réessayez dans un moment, ou connectez-vous avec votre email et votre mot de passe.',
    user_banned: 'Ce compte est suspendu.',
  },
  company: {
    action: 'Se connecter avec le compte de mon entreprise',
    email: 'Adresse email professionnelle',
    hint: 'Elle sert seulement à trouver la page de connexion de votre entreprise, qui saura que vous venez ici.',
    submit: 'Continuer',
    cancel: 'Annuler',
    unknown:
      'Aucune connexion d’entreprise n’est prévue pour cette adresse. Vérifiez-la, ou connectez-vous avec votre email et votre mot de passe.',
  },
} as const;
