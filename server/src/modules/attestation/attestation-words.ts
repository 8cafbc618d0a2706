/**
 * The words of the blank form. What it asks for is what article 202 of the code de procédure civile asks for; the wording is our own, not
 * that of the official form.
 */
export interface AttestationWords {
  title: string;
  law: string;
  official: string;
  before: { title: string; items: string[] };
  witness: { title: string; fields: string[] };
  link: { title: string; text: string; fields: string[] };
  facts: { title: string; text: string };
  declaration: { title: string; text: string };
  end: { place: string; date: string; signature: string; enclosed: string };
  page: string;
}

const FR: AttestationWords = {
  title: 'Attestation de témoin',
  law: 'Formulaire vierge, à remplir à la main. Articles 200 à 203 du code de procédure civile.',
  official:
    'Ce formulaire n’est pas le formulaire officiel. Celui-ci, le Cerfa n° 11527*03, est gratuit sur service-public.fr ; les deux demandent les mêmes choses.',
  before: {
    title: 'Avant d’écrire',
    items: [
      'La personne qui témoigne écrit elle-même, à la main, date et signe. Personne n’écrit à sa place et personne ne lui dit quoi écrire.',
      'Elle ne raconte que ce qu’elle a vu ou entendu elle-même : le jour, l’heure, le lieu, les personnes, les paroles exactes si elle s’en souvient. Si elle ne sait pas, elle le dit.',
      'Elle joint une copie d’un document officiel d’identité qui porte sa signature.',
      'Une fausse attestation est punie par la loi (article 441-7 du code pénal).',
    ],
  },
  witness: {
    title: 'La personne qui témoigne',
    fields: ['Nom de famille', 'Prénoms', 'Date et lieu de naissance', 'Adresse', 'Profession'],
  },
  link: {
    title: 'Ses liens avec les personnes concernées',
    text: 'Parenté ou alliance, lien de subordination (employeur, salarié·e, supérieur·e), travail en commun, intérêts communs. S’il n’y en a aucun, écrire « aucun ».',
    fields: ['Liens'],
  },
  facts: {
    title: 'Ce que la personne qui témoigne a vu ou entendu elle-même',
    text: 'Continuer sur une feuille libre si la place manque : la dater, la signer et la numéroter.',
  },
  declaration: {
    title: 'À recopier à la main par la personne qui témoigne',
    text: '« Cette attestation est établie pour être produite en justice. Je sais qu’une fausse attestation de ma part m’expose à des sanctions pénales. »',
  },
  end: {
    place: 'Fait à',
    date: 'Le',
    signature: 'Signature',
    enclosed: 'Joint : copie d’un document officiel d’identité portant sa signature.',
  },
  page: 'p.',
};

const EN: AttestationWords = {
  title: 'Statement of a witness',
  law: 'Blank form, to be filled in by hand. Articles 200 to 203 of the French code of civil procedure.',
  official:
    'This is not the official form. That one, Cerfa no. 11527*03, is free on service-public.fr and in French; both ask for the same things. For a court in France, the statement is best written in French.',
  before: {
    title: 'Before writing',
    items: [
      'The witness writes, dates and signs it by hand. Nobody writes in their place, and nobody tells them what to write.',
      'They tell only what they saw or heard themselves: the day, the hour, the place, the persons, the exact words if they remember them. What they do not know, they say so.',
      'They enclose a copy of an official identity document that bears their signature.',
      'A false statement is punished by law (article 441-7 of the French penal code).',
    ],
  },
  witness: {
    title: 'The witness',
    fields: ['Surname', 'First names', 'Date and place of birth', 'Address', 'Profession'],
  },
  link: {
    title: 'Their ties with the persons concerned',
    text: 'Kinship or marriage, subordination (employer, employee, superior), work done together, shared interests. If there are none, write “none”.',
    fields: ['Ties'],
  },
  facts: {
    title: 'What the witness saw or heard themselves',
    text: 'Go on with a blank sheet where there is not enough room: date it, sign it and number it.',
  },
  declaration: {
    title: 'To be copied by hand by the witness',
    text: '“This statement is made to be produced in court. I know that a false statement on my part exposes me to criminal penalties.”',
  },
  end: {
    place: 'Done at',
    date: 'Date',
    signature: 'Signature',
    enclosed: 'Enclosed: a copy of an official identity document that bears the signature of the witness.',
  },
  page: 'p.',
};

export const ATTESTATION_WORDS = { fr: FR, en: EN };
