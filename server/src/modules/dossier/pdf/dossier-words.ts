/** The words of the dossier's PDF, in its two languages. They describe; nothing is said for the person. */
import type { DossierLanguage, PersonsShown, WithheldBecause } from '#verifier/dossier/format.ts';

/** '19:41' → '19 h 41', '09:00' → '9 h'. */
export const frenchHour = (time: string): string => {
  const [hours = '', minutes = '00'] = time.split(':');
  return `${Number(hours)}\u202fh${minutes === '00' ? '' : `\u202f${minutes}`}`;
};

const FR = {
  dossier: 'Dossier',
  author: 'Établi par',
  takenAt: (when: string) =>
    `Ce dossier montre ce qui était enregistré le ${when}. Tout y est tel qu’à cet instant.`,
  paris: 'Les heures d’enregistrement sont celles de Paris.',
  contents: 'Table des matières',
  counts: {
    incidents: ['incident', 'incidents'],
    entries: ['entrée du journal', 'entrées du journal'],
    pieces: ['pièce', 'pièces'],
    files: ['fichier', 'fichiers'],
  },
  nothing: 'Ce dossier ne contient aucune fiche.',
  reading: {
    title: 'Lire ce dossier',
    words:
      'Les récits, les entrées du journal et les descriptions sont les mots de la personne, tels qu’elle les a enregistrés, avec ses retours à la ligne.',
    dates:
      'Chaque fiche dit quand les faits se sont produits, selon la personne, puis quand elle a été enregistrée pour la première fois et si elle a été modifiée ensuite, selon l’horloge du service. Une fiche modifiée est montrée dans sa dernière version.',
    covered: 'Un passage que la personne a choisi de ne pas montrer est remplacé par ce signe :',
    coveredLabel: 'passage couvert',
    numbers:
      'Un caractère que les polices de ce document n’ont pas est écrit par son numéro Unicode, par exemple ‹U+738B›. Le fichier dossier.json, joint à ce PDF, le contient tel quel.',
    persons: {
      full: 'Les noms sont donnés comme ils ont été écrits.',
      initials: 'Les personnes apparaissent par leurs initiales.',
      pseudonyms: 'Les personnes apparaissent sous un pseudonyme.',
    } satisfies Record<PersonsShown, string>,
  },
  checking: {
    title: 'Vérifier ce dossier sans nous',
    steps: [
      'Gardez le fichier ZIP tel que vous l’avez reçu : ce PDF en fait partie.',
      'Ouvrez verifier.html, qui est dans le ZIP, dans un navigateur. La page fonctionne sans connexion et n’envoie rien.',
      'Déposez le ZIP sur la page. Elle recalcule l’empreinte de chaque fichier et la compare à manifest.json, puis au registre (ledger.json) et, s’il y en a un, à l’horodatage (timestamp.tsr).',
      'Sans cette page : une empreinte SHA-256 se calcule avec un outil de votre choix, par exemple « sha256sum » sous Linux, « shasum -a 256 » sous macOS ou « certutil -hashfile fichier SHA256 » sous Windows.',
    ],
    proven:
      'Ce que cela montre : les fichiers concordent entre eux et, pour les fiches et les champs joints tels qu’inscrits, avec le registre. Depuis quand : seulement si un horodatage, un reçu ou une empreinte gardés à part le disent.',
    notProven:
      'Ce que cela ne montre pas : que ce qui est écrit est vrai. C’est à vous, ou à un juge, de l’apprécier.',
    number: 'Numéro du dossier',
  },
  synthesis: {
    title: 'Synthèse',
    version: (version: number, when: string) => `Version ${version}, enregistrée le ${when}.`,
    parts: {
      chronology: 'Chronologie',
      persons: 'Personnes et leur place dans les faits',
      repetition: 'Ce qui se répète',
      effects: 'Ce que cela a changé',
      steps: 'Démarches',
      exhibits: 'Pièces',
      missing: 'Ce qui reste à préciser',
    } as Record<string, string>,
    made: {
      words: 'Mots de la personne',
      rule: 'Phrase composée à partir des fiches, selon des règles',
      model: 'Phrase assemblée par un modèle, vérifiée avec ses sources',
      person: 'Phrase écrite ou modifiée par la personne',
    },
    noSource: 'sans source dans les fiches',
    outside: 'fiche absente de ce dossier',
    sourceVersion: (version: number) => `version ${version}`,
    olderThanShown: 'fiche modifiée depuis',
    leftOut: (count: number) =>
      count === 1
        ? 'Une phrase n’y est pas : elle repose sur ce qui n’est pas dans ce dossier.'
        : `${count} phrases n’y sont pas : elles reposent sur ce qui n’est pas dans ce dossier.`,
  },
  incidents: 'Incidents',
  journal: 'Journal',
  pieces: {
    title: 'Liste des pièces',
    about:
      'Le SHA-256 est l’empreinte du fichier : le moindre changement en donne une autre. Les fichiers sont dans le ZIP, octet pour octet.',
    none: 'Sans fichier',
    doesNotOpen: 'Ce fichier ne s’ouvre plus ; il n’est pas dans le ZIP.',
    ofEntry: 'joint au journal',
  },
  piece: (number: number) => `Pièce n° ${number}`,
  numberInIncident: (number: number) => `n° ${number} dans l’incident`,
  sensitive: 'Incident sensible',
  sections: {
    description: 'Récit',
    account: 'Mots d’origine, dans la conversation',
    persons: 'Personnes',
    exhibits: 'Pièces',
    files: 'Fichiers',
  },
  facts: {
    happened: 'Faits',
    place: 'Lieu',
    type: 'Type',
    priority: 'Priorité',
    status: 'Statut',
    entryType: 'Type',
    first: 'Enregistré',
    changed: 'Modifié',
    written: 'Écrit',
    source: 'Provenance',
    dated: 'Date de la pièce',
    ledger: 'Registre',
  },
  ledger: (first: number, last: number) =>
    first === last ? `inscription n° ${first}` : `inscriptions n° ${first} à ${last}`,
  colon: '\u202f: ',
  semicolon: '\u202f; ',
  notStated: 'non précisé',
  when: {
    unknown: 'la personne ne sait pas quand',
    notStated: 'date non précisée',
    about: (day: string) => `vers le ${day}`,
    exact: (day: string) => `le ${day}`,
    since: (day: string) => `à partir du ${day}`,
    fromTo: (from: string, to: string) => `du ${from} au ${to}`,
    at: (time: string) => `à ${frenchHour(time)}`,
    aboutAt: (time: string) => `vers ${frenchHour(time)}`,
    fromHour: (time: string) => `à partir de ${frenchHour(time)}`,
    hours: (from: string, to: string) => `entre ${frenchHour(from)} et ${frenchHour(to)}`,
    hourUnknown: 'à une heure que la personne ne connaît pas',
  },
  never: 'jamais',
  changedTimes: (times: number, when: string) =>
    times === 1 ? `une fois, le ${when}` : `${times} fois, en dernier le ${when}`,
  addedOn: (when: string) => `ajouté le ${when}`,
  addedUnknown: 'date inconnue',
  changedLater: (times: number, when: string) =>
    times === 1 ? `modifié une fois, le ${when}` : `modifié ${times} fois, en dernier le ${when}`,
  withheld: {
    redacted: 'L’original inscrit au registre n’est pas joint : un passage de cette fiche est couvert.',
    names: 'L’original inscrit au registre n’est pas joint : un nom n’y est pas montré en entier.',
    more_recorded:
      'L’original inscrit au registre n’est pas joint : il contient aussi des mots que la personne n’a pas ajoutés au dossier.',
    damaged: 'L’original inscrit au registre n’est pas joint : il ne s’ouvre plus.',
  } satisfies Record<WithheldBecause, string>,
  entryTypes: {
    note: 'Note',
    voice_memo: 'Mémo vocal',
    document: 'Document',
    reflection: 'Réflexion',
    follow_up: 'Suivi',
  } as Record<string, string>,
  evidenceTypes: {
    document: 'Document',
    photo: 'Photo',
    audio: 'Enregistrement sonore',
    video: 'Vidéo',
    screenshot: 'Capture d’écran de messages',
    message: 'Message',
    email: 'Email',
    journal_entry: 'Entrée du journal',
    other: 'Autre',
  } as Record<string, string>,
  untitled: 'Sans titre',
  page: 'p.',
  attached: 'Les données de ce dossier, lisibles par un programme',
};

type Words = typeof FR;

const EN: Words = {
  dossier: 'Case file',
  author: 'Made by',
  takenAt: (when) =>
    `This case file shows what was recorded on ${when}. Everything is as it was at that moment.`,
  paris: 'Times of recording are those of Paris.',
  contents: 'Contents',
  counts: {
    incidents: ['incident', 'incidents'],
    entries: ['journal entry', 'journal entries'],
    pieces: ['exhibit', 'exhibits'],
    files: ['attached document', 'attached documents'],
  },
  nothing: 'This case file holds no record.',
  reading: {
    title: 'Reading this case file',
    words:
      'Accounts, entries and descriptions are the person’s own words, as they recorded them, with their line breaks.',
    dates:
      'Each record says when the facts happened, according to the person, then when it was first recorded and whether it was changed since, by the clock of the service. A record that was changed is shown in its last version.',
    covered: 'A passage that the person chose not to show is replaced by this sign:',
    coveredLabel: 'covered passage',
    numbers:
      'A character that the fonts of this document do not have is written by its Unicode number, for example ‹U+738B›. The file dossier.json, attached to this PDF, has it as it is.',
    persons: {
      full: 'Names are given as they were written.',
      initials: 'Persons appear by their initials.',
      pseudonyms: 'Persons appear under a pseudonym.',
    },
  },
  checking: {
    title: 'Checking this case file without us',
    steps: [
      'Keep the ZIP file as you received it: this PDF is a part of it.',
      'Open verifier.html, which is in the ZIP, in a browser. The page works without a connection and sends nothing.',
      'Drop the ZIP on the page. It computes the fingerprint of every file and compares it with manifest.json, then with the ledger (ledger.json) and, where there is one, with the time-stamp (timestamp.tsr).',
      'Without this page: a SHA-256 can be computed with any tool, for example “sha256sum” on Linux, “shasum -a 256” on macOS or “certutil -hashfile file SHA256” on Windows.',
    ],
    proven:
      'What this shows: the files agree with each other and, for the records and the fields that are attached as they were entered, with the ledger. Since when: only where a time-stamp, a receipt or a fingerprint kept elsewhere says so.',
    notProven:
      'What this does not show: that what is written is true. That is for you, or for a judge, to weigh.',
    number: 'Number of this case file',
  },
  synthesis: {
    title: 'Summary',
    version: (version, when) => `Version ${version}, recorded on ${when}.`,
    parts: {
      chronology: 'Chronology',
      persons: 'People, and the parts noted',
      repetition: 'What is repeated',
      effects: 'What it changed',
      steps: 'Steps taken',
      exhibits: 'Exhibits',
      missing: 'What is left open',
    },
    made: {
      words: 'The person’s words',
      rule: 'Sentence composed from the records, by rules',
      model: 'Sentence put together by a model, checked against its sources',
      person: 'Sentence written or changed by the person',
    },
    noSource: 'without a source in the records',
    outside: 'a record that is not in this case file',
    sourceVersion: (version) => `version ${version}`,
    olderThanShown: 'the record was changed since',
    leftOut: (count) =>
      count === 1
        ? 'One sentence is left out: it rests on what is not in this case file.'
        : `${count} sentences are left out: they rest on what is not in this case file.`,
  },
  incidents: 'Incidents',
  journal: 'Journal',
  pieces: {
    title: 'List of exhibits',
    about:
      'The SHA-256 is the fingerprint of the document: the slightest change gives another one. The documents are in the ZIP, byte for byte.',
    none: 'Without a document',
    doesNotOpen: 'This document no longer opens; it is not in the ZIP.',
    ofEntry: 'attached to the journal',
  },
  piece: (number) => `Exhibit ${number}`,
  numberInIncident: (number) => `no. ${number} in the incident`,
  sensitive: 'Sensitive incident',
  sections: {
    description: 'Account',
    account: 'Original words, in the conversation',
    persons: 'Persons',
    exhibits: 'Exhibits',
    files: 'Documents',
  },
  facts: {
    happened: 'Facts',
    place: 'Place',
    type: 'Type',
    priority: 'Priority',
    status: 'Status',
    entryType: 'Type',
    first: 'Recorded',
    changed: 'Changed',
    written: 'Written',
    source: 'Where it comes from',
    dated: 'Date of the exhibit',
    ledger: 'Ledger',
  },
  ledger: (first, last) => (first === last ? `entry ${first}` : `entries ${first} to ${last}`),
  colon: ': ',
  semicolon: '; ',
  notStated: 'not stated',
  when: {
    unknown: 'the person does not know when',
    notStated: 'date not stated',
    about: (day) => `about ${day}`,
    exact: (day) => `on ${day}`,
    since: (day) => `from ${day}`,
    fromTo: (from, to) => `from ${from} to ${to}`,
    at: (time) => `at ${time}`,
    aboutAt: (time) => `about ${time}`,
    fromHour: (time) => `from ${time} on`,
    hours: (from, to) => `between ${from} and ${to}`,
    hourUnknown: 'at a time that the person does not know',
  },
  never: 'never',
  changedTimes: (times, when) => (times === 1 ? `once, on ${when}` : `${times} times, last on ${when}`),
  addedOn: (when) => `added on ${when}`,
  addedUnknown: 'date unknown',
  changedLater: (times, when) =>
    times === 1 ? `changed once, on ${when}` : `changed ${times} times, last on ${when}`,
  withheld: {
    redacted: 'The original entered in the ledger is not attached: a passage of this record is covered.',
    names: 'The original entered in the ledger is not attached: a name is not shown in full.',
    more_recorded:
      'The original entered in the ledger is not attached: it also holds words that the person did not add to this case file.',
    damaged: 'The original entered in the ledger is not attached: it no longer opens.',
  },
  entryTypes: {
    note: 'Note',
    voice_memo: 'Voice memo',
    document: 'Document',
    reflection: 'Reflection',
    follow_up: 'Follow-up',
  },
  evidenceTypes: {
    document: 'Document',
    photo: 'Photograph',
    audio: 'Sound recording',
    video: 'Video',
    screenshot: 'Screenshot of messages',
    message: 'Message',
    email: 'Email',
    journal_entry: 'Journal entry',
    other: 'Other',
  },
  untitled: 'Untitled',
  page: 'p.',
  attached: 'The data of this case file, for programs to read',
};

export type DossierWords = Words;
export const DOSSIER_WORDS: Record<DossierLanguage, DossierWords> = { fr: FR, en: EN };
