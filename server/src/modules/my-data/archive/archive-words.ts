/** What an export says of itself. */
import type { ExportInput } from '#contract/account/my-data.ts';

export type ArchiveLanguage = ExportInput['language'];

interface Words {
  title(productName: string): string;
  /** @param when with the time of day, in Paris */
  takenAt(when: string): string;
  whatItIs(hasFiles: boolean): string;
  /** @param when with the time of day, in Paris */
  recordedAt(when: string): string;
  careful: string;
  files: string;
  none: string;
  damaged: string;
  damagedFile: string;
  missingFile: string;
  nameless: string;
  /** Text of `README.txt`. */
  readme(productName: string, when: string, hasFiles: boolean): string;
  damagedFiles(names: readonly string[]): string;
}

const FR: Words = {
  title: (productName) => `Vos données – ${productName}`,
  takenAt: (when) => `Vos données telles qu’elles étaient le ${when} (heure de Paris).`,
  whatItIs: (hasFiles) =>
    `Cette page s’ouvre sans connexion. ${hasFiles ? 'Vos fichiers sont dans le dossier « files », à l’octet près. ' : ''}Le fichier « data.json » contient tout, y compris ce que cette page ne montre pas.`,
  recordedAt: (when) => `Enregistré le ${when}`,
  careful:
    'Ce que contient ce dossier n’est plus chiffré. Gardez-le là où personne d’autre que vous ne peut le lire.',
  files: 'Fichiers',
  none: 'Rien ici.',
  damaged: 'Cet élément est abîmé et ne s’ouvre plus.',
  damagedFile: 'abîmé, incomplet',
  missingFile: 'Un fichier n’est plus là.',
  nameless: 'fichier',
  readme: (productName, when, hasFiles) => `Vos données – ${productName}
Telles qu’elles étaient le ${when} (heure de Paris).

index.html   tout ce qui se lit, dans une page qui s’ouvre sans connexion
data.json    tout, dans un format ouvert ; dates en UTC (ISO 8601), texte en UTF-8
ledger.json  le registre : chaque version de ce que vous avez écrit, dans l’ordre, chacune liée à la précédente
${hasFiles ? 'files/       vos fichiers, à l’octet près\n' : ''}
Dans data.json, « tables » contient une liste par sorte d’élément ; « format » est le numéro du format. Un élément qui ne s’ouvre
plus porte « damaged ». Chaque fichier a son empreinte SHA-256 et, dans « path », sa place dans ce dossier.

Dans ledger.json, « hash » est le SHA-256 du JSON canonique (RFC 8785) de l’entrée sans « hash », « content », « salt », « shape »,
« by » ni « damaged » (et sans « within » s’il est null) ; « content_hash » celui de {"fields"} : chaque champ de « content »
avec le SHA-256 de {"field", "salt", "value"}, dont le sel est le début (32 caractères) du SHA-256 de {"field", "salt"} ; celui de
{"content", "salt"} dans les entrées plus anciennes, ou si « content » n’est pas un objet.
« previous_hash » est le « hash » de l’entrée d’avant.

Ce que contient ce dossier n’est plus chiffré. Gardez-le là où personne d’autre que vous ne peut le lire.
`,
  damagedFiles: (names) => `\nCes fichiers sont abîmés ou manquent sur le serveur :\n${names.join('\n')}\n`,
};

const EN: Words = {
  title: (productName) => `Your data – ${productName}`,
  takenAt: (when) => `Your data as it was on ${when} (Paris time).`,
  whatItIs: (hasFiles) =>
    `This page opens without a connection. ${hasFiles ? 'Your files are in the folder “files”, byte for byte. ' : ''}The file “data.json” holds everything, also what this page does not show.`,
  recordedAt: (when) => `Recorded on ${when}`,
  careful: 'What is in this folder is not encrypted any more. Keep it where nobody but you can read it.',
  files: 'Files',
  none: 'Nothing here.',
  damaged: 'This is damaged and does not open any more.',
  damagedFile: 'damaged, incomplete',
  missingFile: 'A file is not there any more.',
  nameless: 'file',
  readme: (productName, when, hasFiles) => `Your data – ${productName}
As it was on ${when} (Paris time).

index.html   all that reads, in a page that opens without a connection
data.json    everything, in an open format; dates in UTC (ISO 8601), text in UTF-8
ledger.json  the ledger: every version of what you wrote, in order, each chained to the one before
${hasFiles ? 'files/       your files, byte for byte\n' : ''}
In data.json, "tables" has a list for each kind of thing; "format" is the number of the format. What does not open any more says
"damaged". Each file has its SHA-256 and, in "path", its place in this folder.

In ledger.json, "hash" is the SHA-256 of the canonical JSON (RFC 8785) of the entry without "hash", "content", "salt", "shape",
"by" and "damaged" (and without "within" where it is null); "content_hash" is that of {"fields"}: each field of "content"
with the SHA-256 of {"field", "salt", "value"}, whose salt is the beginning (32 characters) of the SHA-256 of {"field", "salt"}; that of
{"content", "salt"} in older entries, or where "content" is no object.
"previous_hash" is the "hash" of the entry before.

What is in this folder is not encrypted any more. Keep it where nobody but you can read it.
`,
  damagedFiles: (names) => `\nThese files are damaged, or missing on the server:\n${names.join('\n')}\n`,
};

export const WORDS: Record<ArchiveLanguage, Words> = { fr: FR, en: EN };
