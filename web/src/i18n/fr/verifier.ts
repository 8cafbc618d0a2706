export default {
  title: 'Vérifier un dossier',
  intro:
    'Choisissez le ZIP qui vous a été remis. Il est relu ici, sur votre appareil : rien n’est envoyé, rien n’est gardé.',
  choose: 'Choisir le ZIP',
  chooseOther: 'Choisir un autre ZIP',
  orDrop: 'ou déposez-le n’importe où sur cette page.',
  checking: 'Lecture de « {name} »',
  progress: '{percent} %',
  cancel: 'Arrêter',
  failed: 'Le fichier n’a pas pu être lu jusqu’au bout',
  failedText:
    'Cela ne dit rien du dossier, ni en bien ni en mal. Vérifiez que le fichier est bien sur cet appareil et qu’aucun autre programme ne l’utilise, puis choisissez-le de nouveau.',
  file: '« {name} », {size}',
  differences: 'Ce qui diffère',
  moreDifferences_one: 'Et {count} autre différence.',
  moreDifferences_other: 'Et {count} autres différences.',
  proven: 'Ce qui est prouvé',
  notProven: 'Ce qui n’est pas prouvé',
  known: 'Un reçu, ou une empreinte ?',
  knownHint:
    'Si vous avez noté un code de reçu, ou l’empreinte SHA-256 du ZIP, le dossier peut leur être comparé.',
  knownLabel: 'Code du reçu ou empreinte SHA-256',
  compare: 'Comparer',
  offline: {
    title: 'Vérificateur de dossier',
    intro:
      'Cette page fonctionne sans connexion et n’envoie rien. Choisissez le ZIP du dossier : elle le relit octet par octet, sur votre appareil.',
    source:
      'Cette page est dans le dossier lui-même : qui aurait refait le dossier aurait pu la refaire aussi. Si l’enjeu est grand, prenez le vérificateur ailleurs : sur la page /verifier du service, ou dans un autre dossier.',
    language: 'Langue',
    fr: 'Français',
    en: 'English',
  },
} as const;
