/** The text for who opens the ZIP of a dossier. Pure. */
import { DOSSIER_PATHS, type DossierDocument, type DossierLanguage } from '#verifier/dossier/format.ts';

interface Facts {
  hasVerifier: boolean;
  damagedFiles: number;
}

interface Words {
  locale: string;
  text(dossier: { title: string; product: string; when: string }): string;
  verifier: string;
  names: string;
  damaged(count: number): string;
}

const FR: Words = {
  locale: 'fr-FR',
  text: ({ title, product, when }) => `${title}
Dossier tiré de ${product}, où tout est tel qu’au ${when} (heure de Paris).

dossier.pdf     à lire et à imprimer
pieces/         les pièces, à l’octet près, sous leur numéro dans le dossier
dossier.json    le contenu du dossier, dans un format ouvert
ledger.json     le registre : quand chaque version a été enregistrée, chaque ligne liée à la précédente
manifest.json   l’empreinte SHA-256 de chaque fichier (JSON canonique, RFC 8785)
timestamp.tsr   s’il est là : l’horodatage (RFC 3161) de manifest.json par un tiers
`,
  verifier: `verifier.html   vérifie ce dossier, sans connexion et sans nous

Pour vérifier : gardez le fichier ZIP tel que vous l’avez reçu, ouvrez verifier.html dans un navigateur, puis déposez-y le ZIP. Rien n’est
envoyé. La page dit ce qui concorde (les fichiers entre eux, et avec le registre), depuis quand cela peut se prouver (un horodatage, un
reçu ou une empreinte gardés à part), et ce qui n’est pas prouvé (que ce qui est écrit est vrai).
`,
  names: `
Dans ce dossier, des noms sont remplacés. Les pièces elles-mêmes sont telles quelles : elles peuvent contenir ces noms.
`,
  damaged: (count) =>
    `\n${count === 1 ? 'Un fichier est abîmé et n’y est pas' : `${count} fichiers sont abîmés et n’y sont pas`} : dossier.pdf dit ${count === 1 ? 'lequel' : 'lesquels'}.\n`,
};

const EN: Words = {
  locale: 'en-GB',
  text: ({ title, product, when }) => `${title}
A case file out of ${product}, with everything as it was on ${when} (Paris time).

dossier.pdf     to read and to print
pieces/         the exhibits, byte for byte, under their number in the case file
dossier.json    what is in the case file, in an open format
ledger.json     the ledger: when each version was recorded, each line chained to the one before
manifest.json   the SHA-256 of each file (canonical JSON, RFC 8785)
timestamp.tsr   where it is there: the time-stamp (RFC 3161) of manifest.json by a third party
`,
  verifier: `verifier.html   checks this case file, without a connection and without us

To check it: keep the ZIP file as you received it, open verifier.html in a browser, and drop the ZIP there. Nothing is sent. The page says
what agrees (the files with each other, and with the ledger), since when that can be proven (by a time-stamp, a receipt or a fingerprint kept
elsewhere), and what is not proven (that what is written is true).
`,
  names: `
In this case file, names are replaced. The exhibits themselves are as they are: they may contain these names.
`,
  damaged: (count) =>
    `\n${count === 1 ? 'One file is damaged and not in it: dossier.pdf says which' : `${count} files are damaged and not in it: dossier.pdf says which`}.\n`,
};

const WORDS: Readonly<Record<DossierLanguage, Words>> = { fr: FR, en: EN };

/** `LISEZ-MOI.txt` or `README.txt` */
export const readmeOf = (
  { title, product, taken_at, language, persons_shown, pieces }: DossierDocument,
  { hasVerifier, damagedFiles }: Facts,
): string => {
  const words = WORDS[language];
  const when = new Intl.DateTimeFormat(words.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(taken_at));
  const hasExhibits = pieces.some(({ files }) => files.some(({ path }) => path !== null));
  const text = words.text({ title, product, when });
  return [
    hasExhibits ? text : withoutLine(text, DOSSIER_PATHS.exhibits),
    hasVerifier ? words.verifier : '',
    persons_shown === 'full' ? '' : words.names,
    damagedFiles === 0 ? '' : words.damaged(damagedFiles),
  ].join('');
};

const withoutLine = (text: string, beginning: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(beginning))
    .join('\n');
