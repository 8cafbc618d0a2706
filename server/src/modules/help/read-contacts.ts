import { readFile } from 'node:fs/promises';
import { type HelpContact, helpContacts } from '#contract/help.ts';

/**
 * The operator's own contacts, from a JSON file.
 * @throws Error naming the variable and the places that are wrong, never what stands there
 */
export const readContacts = async (file: string | null): Promise<HelpContact[]> => {
  if (file === null) return [];
  const parsed = helpContacts.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  const places = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the whole file'))];
  throw unusable(`wrong: ${places.join(', ')} (docs/configuration.md has an example)`);
};

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw unusable('the file cannot be read as JSON');
  }
};

const unusable = (what: string): Error => new Error(`RECUEIL_HELP_CONTACTS_FILE: ${what}`);
