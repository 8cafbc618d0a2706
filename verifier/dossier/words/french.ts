import type { RecordName, TimestampFault, ZipFault } from '../finding.ts';
import { type DifferenceTexts, MOMENT, NAMED_AT_MOST, type Texts } from './texts.ts';

const several = (count: number, one: string, more: string): string => (count > 1 ? more : one);

export const FRENCH: Texts = {
  when: (at, timeZone) => new Intl.DateTimeFormat('fr-FR', { ...MOMENT, timeZone }).format(at),
  holds: 'Tout concorde',
  holdsText: (files) =>
    `Les ${files} fichiers du ZIP ont été relus octet par octet : ils concordent entre eux, et ce que le dossier montre concorde avec le registre.`,
  differs: (count) => several(count, 'Une différence a été trouvée', `${count} différences ont été trouvées`),
  differsText:
    'Ce fichier n’est pas tel qu’il a été fait, ou n’est pas un dossier entier. La cause peut être une copie abîmée ou interrompue ; ce n’est pas forcément le fait de quelqu’un. Demandez une autre copie à la personne qui vous l’a remis, et gardez celle-ci.',
  dossier: (title, product, takenAt) =>
    `« ${title} », qui se dit fait par « ${product} », montre ce qui était enregistré le ${takenAt}.`,
  counts: ({ records, pieces, entries }) =>
    `Il contient ${records} ${several(records, 'fiche', 'fiches')} (incidents, personnes, pièces, entrées du journal), ${pieces} ${several(pieces, 'pièce', 'pièces')} et ${entries} ${several(entries, 'inscription', 'inscriptions')} du registre.`,
  stamped: (at, authority) =>
    `Selon l’horodatage signé par « ${authority} », aucun fichier du dossier n’a changé depuis le ${at} : l’empreinte de leur liste y est.`,
  stampedInSpite: (at, authority) =>
    `Selon l’horodatage signé par « ${authority} », les fichiers qui ne sont pas nommés ci-dessus n’ont pas changé depuis le ${at}.`,
  saysQualified: (authority) =>
    `Que « ${authority} » est bien l’autorité qu’elle dit être. Son certificat se dit qualifié au sens du règlement eIDAS, mais aucune liste de confiance n’a été consultée : celle de l’Union européenne est publique.`,
  notQualified: (authority) =>
    `Que « ${authority} » est bien l’autorité qu’elle dit être : aucune liste de confiance n’a été consultée. Son certificat ne se dit pas qualifié au sens du règlement eIDAS : l’horodatage reste recevable, sans la présomption que donne un horodatage qualifié.`,
  sameSha256: {
    zip: 'Ce ZIP est, octet pour octet, celui dont vous aviez l’empreinte : il n’a pas changé depuis que cette empreinte a été notée.',
    manifest:
      'La liste des fichiers est celle dont vous aviez l’empreinte : aucun d’eux n’a changé depuis que cette empreinte a été notée.',
  },
  receiptHolds: (sequence, at) =>
    `Le registre avait déjà ses ${sequence} premières inscriptions, telles quelles, quand ce reçu a été donné (la dernière d’entre elles porte la date du ${at}). Aucune n’a été changée ni retirée depuis.`,
  receiptPartly: (sequence, at) =>
    `L’inscription n° ${sequence}, datée du ${at}, est bien celle que ce reçu désigne. Le registre n’est pas en entier dans le dossier : le reçu ne dit rien ici des autres.`,
  receiptOpen: {
    later: (sequence) =>
      `Le reçu désigne l’inscription n° ${sequence}, plus récente que ce dossier : il ne peut pas lui être comparé.`,
    not_inside: (sequence) =>
      `Le reçu désigne l’inscription n° ${sequence}, qui n’est pas dans ce dossier : il ne peut pas lui être comparé. Un dossier fait avec le registre entier le permettrait.`,
    end: (sequence) =>
      `Le reçu désigne l’inscription n° ${sequence} : c’est celle par laquelle ce dossier dit que le registre finissait, avec la même empreinte. Les inscriptions qui mènent jusqu’à elle ne sont pas toutes dans le dossier : seul un dossier fait avec le registre entier permet de les suivre jusqu’au reçu.`,
  },
  notCode:
    'Le code saisi n’est pas celui d’un reçu, ou contient une faute de frappe : il n’a pas été comparé.',
  agrees: 'Les fichiers concordent entre eux : aucun n’a été changé, ajouté ou retiré sans les autres.',
  compared: (compared, records) =>
    `Pour ${compared} ${several(compared, 'fiche', 'fiches')} sur ${records}, ce qui est montré est exactement ce que le registre a enregistré en dernier, à la date indiquée.`,
  whole: (entries) =>
    `Le registre est entier, de la première à la dernière de ses ${entries} inscriptions : en changer, en retirer ou en déplacer une aurait rompu la suite, à moins de la refaire tout entière.`,
  inside: (entries) =>
    `Chacune des ${entries} inscriptions du registre qui sont dans le dossier a la bonne empreinte. Les autres n’y sont pas : on ne voit pas ce qu’il y avait entre elles.`,
  boundFiles: (bound, all) =>
    `Pour ${bound} ${several(bound, 'fichier', 'fichiers')} de pièces sur ${all}, le registre a enregistré l’empreinte au moment de l’ajout, et elle est la même.`,
  unboundFiles: (paths) =>
    several(
      paths.length,
      `Que ce fichier est celui que la personne avait ajouté : rien dans le dossier ne le relie au registre (${listOf(paths)}).`,
      `Que ces ${paths.length} fichiers sont ceux que la personne avait ajoutés : rien dans le dossier ne les relie au registre (${listOf(paths)}).`,
    ),
  accounts: (count) =>
    several(
      count,
      'Les mots de la conversation montrés avec un incident : il n’y a pas dans le dossier de quoi les comparer au registre.',
      `Les mots de conversations montrés avec ${count} incidents : il n’y a pas dans le dossier de quoi les comparer au registre.`,
    ),
  sinceWhen:
    'Depuis quand : rien dans ce qui a été vérifié ne le dit. Sans horodatage, ni reçu ou empreinte gardés à part, quelqu’un pourrait avoir refait l’ensemble.',
  sinceWhenReceipt: (sequence) =>
    `Depuis quand pour le reste : le reçu ne date ni le PDF, ni la synthèse, ni le titre, ni les fichiers que le registre n’a pas enregistrés, ni les inscriptions qui suivent la n° ${sequence}.`,
  notTrue: 'Que ce qui est écrit est exact. Aucune vérification de ce genre ne peut le dire.',
  notWho: 'Qui l’a écrit : le dossier n’est signé par personne.',
  clock: (product) =>
    `L’heure à laquelle chaque chose a été enregistrée : c’est celle de l’horloge du serveur (${product}), et non celle d’un tiers.`,
  selection: 'Que le dossier dit tout : la personne a choisi ce qu’elle y a mis.',
  notPdf:
    'Que les pages du PDF disent la même chose que les données : le PDF est relu octet par octet, et non mot à mot.',
  synthesis:
    'Que la synthèse résume bien : ses sources existent, mais ses phrases ne leur sont pas comparées.',
  withheld: {
    redacted: (count) =>
      several(
        count,
        'Une fiche a un passage couvert : elle n’a pas pu être comparée au registre.',
        `${count} fiches ont un passage couvert : elles n’ont pas pu être comparées au registre.`,
      ),
    names: (count) =>
      several(
        count,
        'Une fiche montre des noms autrement qu’ils n’ont été écrits : elle n’a pas pu être comparée au registre.',
        `${count} fiches montrent des noms autrement qu’ils n’ont été écrits : elles n’ont pas pu être comparées au registre.`,
      ),
    more_recorded: (count) =>
      several(
        count,
        'Pour une fiche, le registre contient aussi des mots qui ne sont pas dans le dossier : elle n’a pas pu être comparée.',
        `Pour ${count} fiches, le registre contient aussi des mots qui ne sont pas dans le dossier : elles n’ont pas pu être comparées.`,
      ),
    damaged: (count) =>
      several(
        count,
        'Une fiche ne s’ouvrait plus quand le dossier a été fait : elle n’a pas pu être comparée.',
        `${count} fiches ne s’ouvraient plus quand le dossier a été fait : elles n’ont pas pu être comparées.`,
      ),
  },
  damagedFiles: (count) =>
    several(
      count,
      'Un fichier de pièce ne s’ouvrait plus quand le dossier a été fait : il n’y est pas.',
      `${count} fichiers de pièces ne s’ouvraient plus quand le dossier a été fait : ils n’y sont pas.`,
    ),
};

/** The first of them by name. */
const listOf = (paths: readonly string[]): string =>
  [...paths.slice(0, NAMED_AT_MOST), ...(paths.length > NAMED_AT_MOST ? ['et d’autres'] : [])].join(', ');

const KINDS: Readonly<Record<string, string>> = {
  incident: 'L’incident',
  incident_person: 'La personne',
  evidence: 'La pièce',
  journal_entry: 'L’entrée du journal',
};
const nameOf = ({ entity, name }: RecordName): string => `${KINDS[entity] ?? 'La fiche'} « ${name} »`;

/** Fields under the names that they have on the screen; others as they are in the file. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'titre',
  description: 'description',
  type: 'type',
  priority: 'priorité',
  status: 'statut',
  location: 'lieu',
  other_places: 'autres lieux',
  incident_date: 'date',
  incident_time: 'heure',
  incident_until: 'date de fin',
  date_certainty: 'certitude de la date',
  time_until: 'heure de fin',
  time_certainty: 'certitude de l’heure',
  is_sensitive: 'sensible',
  reference_number: 'référence',
  full_name: 'nom',
  part: 'place dans les faits',
  role: 'rôle au travail',
  notes: 'notes',
  source: 'provenance',
  dated_on: 'date',
  number: 'numéro',
  files: 'fichiers',
  content: 'texte',
  entry_type: 'type',
  happened_on: 'date',
  happened_at: 'heure',
  written_at: 'moment de l’écriture',
  recorded_at: 'date d’enregistrement',
};
const fieldOf = (field: string): string => FIELDS[field] ?? field;

const ZIP: Record<ZipFault, string> = {
  not_zip: 'Ce n’est pas un fichier ZIP entier : sa fin manque, ou ne se lit pas.',
  behind_end: 'Il y a des octets après la fin du ZIP.',
  gap: 'Il y a des octets qui n’appartiennent à aucun fichier du ZIP.',
  header: 'Un en-tête du ZIP ne dit pas ce qu’il devrait dire.',
  compressed: 'Un fichier du ZIP est compressé ou chiffré, ce qui n’arrive jamais dans un dossier.',
  crc: 'Un fichier du ZIP n’a pas la somme de contrôle que son en-tête annonce.',
  path: 'Un fichier du ZIP porte un nom qui n’est pas permis.',
  duplicate: 'Deux fichiers du ZIP portent le même nom.',
};
const UNREADABLE = {
  utf8: 'n’est pas un texte en UTF-8',
  json: 'n’est pas du JSON',
  canonical: 'n’est pas écrit sous la forme prévue (JSON canonique)',
  too_large: 'est plus grand qu’il ne peut l’être',
} as const;
const TIMESTAMP: Record<TimestampFault, string> = {
  unreadable: 'L’horodatage ne se lit pas.',
  status: 'L’autorité d’horodatage avait refusé de signer.',
  imprint: 'L’horodatage est celui d’une autre liste de fichiers.',
  signature: 'La signature de l’horodatage ne tient pas.',
  certificate: 'L’horodatage ne contient pas le certificat de qui l’a signé, ou en contient un autre.',
  purpose: 'Le certificat qui a signé l’horodatage n’est pas fait pour cela.',
  validity: 'L’horodatage a été signé hors des dates de validité de son certificat.',
};
const PIECE = {
  number: 'n’est pas à sa place dans la suite des numéros',
  record: 'n’est celle d’aucune fiche du dossier, ou d’une fiche qui en a déjà une',
  files: 'n’a pas les mêmes fichiers que sa fiche',
} as const;
const PIECE_FILE = {
  size: 'n’a pas la taille annoncée',
  sha256: 'n’a pas l’empreinte annoncée',
  path: 'n’est pas à sa place',
} as const;

export const differencesInFrench: DifferenceTexts = {
  zip: ({ fault, path, at, field }) =>
    fault === 'crc'
      ? `${ZIP[fault]} (${path}, qui commence à l’octet ${at})`
      : `${ZIP[fault]} (${[path, field, `octet ${at}`].filter((part) => part !== null).join(', ')})`,
  file_changed: ({ path }) =>
    `Le fichier « ${path} » a été changé : son empreinte n’est pas celle de la liste.`,
  file_size: ({ path, listed, found }) =>
    `Le fichier « ${path} » a ${found} octets, et la liste en annonce ${listed}.`,
  file_missing: ({ path }) => `Le fichier « ${path} » manque.`,
  file_unlisted: ({ path }) => `Le fichier « ${path} » n’a pas sa place dans la liste, ou n’y est pas.`,
  file_foreign: ({ path }) =>
    `Le fichier « ${path} » n’est d’aucun dossier : il y a été mis ensuite. Ne l’ouvrez pas.`,
  moment: ({ fault }) =>
    fault === 'after_stamp'
      ? 'Le dossier se dit fait après son propre horodatage.'
      : 'Le dossier se dit fait avant ce qu’il contient.',
  unreadable: ({ path, why }) => `Le fichier « ${path} » ${UNREADABLE[why]}.`,
  shape: ({ path, field }) =>
    `Dans « ${path} », ${field === '' ? 'le contenu' : `« ${field} »`} est en trop, manque ou n’a pas une valeur permise.`,
  format: ({ path }) =>
    `Le fichier « ${path} » est d’un autre format que celui que cette page connaît. Prenez une version plus récente du vérificateur.`,
  order: ({ path, field }) => `Dans « ${path} », « ${field} » n’est pas à sa place.`,
  disagree: ({ field, paths: [one, other] }) =>
    `« ${one} » et « ${other} » ne disent pas la même chose (« ${fieldOf(field)} »).`,
  entry: ({ sequence, fault }) =>
    ({
      hash: `L’inscription n° ${sequence} du registre a été changée après coup.`,
      previous_hash: `L’inscription n° ${sequence} du registre ne suit pas celle d’avant.`,
      sequence_gap: `Une inscription du registre manque ou n’est pas à sa place, au n° ${sequence}.`,
    })[fault],
  head: ({ sequence }) => `Le registre ne finit pas là où il est dit, à l’inscription n° ${sequence}.`,
  foreign_entry: ({ sequence }) => `L’inscription n° ${sequence} du registre ne concerne rien de ce dossier.`,
  record_twice: ({ record }) => `${nameOf(record)} est deux fois dans le dossier.`,
  entry_missing: ({ record, sequence }) =>
    sequence === 0
      ? `${nameOf(record)} n’a aucune inscription dans le registre.`
      : `${nameOf(record)} renvoie à l’inscription n° ${sequence}, qui n’est pas dans le dossier.`,
  entry_other: ({ record, sequence, field }) =>
    `${nameOf(record)} ne dit pas la même chose que l’inscription n° ${sequence} du registre (« ${fieldOf(field)} »).`,
  recorded_changed: ({ record, sequence }) =>
    `${nameOf(record)} : ce qui est donné comme enregistré n’est pas ce que l’inscription n° ${sequence} a enregistré.`,
  shown_differs: ({ record, sequence, field, shown, recorded }) =>
    `${nameOf(record)}, champ « ${fieldOf(field)} » : le dossier montre « ${shown} », l’inscription n° ${sequence} a enregistré « ${recorded} ».`,
  versions: ({ record, said, found }) =>
    `${nameOf(record)} aurait ${said} ${several(said, 'version', 'versions')}, et le registre en a ${found}.`,
  withheld: ({ record }) => `${nameOf(record)} n’est pas comparable, sans que le dossier dise pourquoi.`,
  within: ({ record }) =>
    `${nameOf(record)} n’est pas rangée dans un incident du dossier, ou ne devrait pas l’être.`,
  piece: ({ number, fault }) =>
    fault === 'missing'
      ? 'Une pièce du dossier n’a pas de numéro.'
      : `La pièce n° ${number} ${PIECE[fault]}.`,
  piece_file: ({ number, path, fault }) =>
    `Pièce n° ${number} : le fichier « ${path} » ${PIECE_FILE[fault]}.`,
  piece_recorded: ({ number, name, sequence }) =>
    `Pièce n° ${number} : le fichier « ${name} » n’est pas celui que l’inscription n° ${sequence} a enregistré.`,
  file_without_piece: ({ path }) => `Le fichier « ${path} » n’est celui d’aucune pièce.`,
  source: ({ sentence, fault }) =>
    fault === 'record'
      ? `La phrase n° ${sentence} de la synthèse renvoie à une fiche qui n’est pas dans le dossier.`
      : `La phrase n° ${sentence} de la synthèse renvoie à un passage qui n’existe pas.`,
  timestamp: ({ fault }) => TIMESTAMP[fault],
  receipt: ({ sequence }) =>
    `Le reçu désigne une autre inscription n° ${sequence} que celle du dossier : c’est un autre registre, ou il a été refait depuis.`,
  sha256: () =>
    'L’empreinte que vous aviez n’est ni celle de ce ZIP, ni celle de sa liste de fichiers : c’est un autre dossier, ou il a été changé.',
};
