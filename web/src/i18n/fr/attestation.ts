/** Texts of features/attestation. */
export default {
  title: 'Une attestation vierge, pour un témoin',
  what: 'Un formulaire à imprimer et à donner à une personne qui a vu ou entendu quelque chose. Rien de vous n’y figure.',
  rules: {
    hand: 'La personne qui témoigne écrit elle-même, à la main, date et signe. N’écrivez jamais à sa place, et ne lui dites pas quoi écrire.',
    seen: 'Elle ne raconte que ce qu’elle a vu ou entendu elle-même.',
    identity: 'Elle joint une copie d’un document d’identité qui porte sa signature.',
    punished: 'Une fausse attestation est punie par la loi (article 441-7 du code pénal).',
  },
  official:
    'Le formulaire officiel, le Cerfa n° 11527*03, est gratuit sur service-public.fr. Il demande les mêmes choses (article 202 du code de procédure civile).',
  save: 'Enregistrer le formulaire vierge (PDF)',
  fileName: 'attestation-de-temoin.pdf',
} as const;
