/**
 * The numbers of the contract as the screens show them, with who says so.
 *
 * Who each number is for stands in the texts, under `help.number`. Opening hours are only told where the source does.
 */
import { type HelpNumberGroup, type HelpNumberKey, HELP_NUMBERS as NUMBERS } from '#contract/help-numbers.ts';

export interface HelpNumber {
  key: HelpNumberKey;
  /** As one reads it: '116 006'. */
  number: string;
  /** `sms:` for the one that is written to. */
  href: string;
  group: HelpNumberGroup;
  /** Who says so, and where. */
  source: { name: string; url: string };
  /** The day on which the number was read at its source. Every number here was. */
  verifiedOn: string;
}

const VERIFIED_ON = '2026-11-21';

const SERVICE_PUBLIC = {
  source: {
    name: 'service-public.fr',
    url: 'https://www.service-public.fr/particuliers/vosdroits/F33954',
  },
  verifiedOn: VERIFIED_ON,
};

const SOURCES: Readonly<Record<HelpNumberKey, Pick<HelpNumber, 'source' | 'verifiedOn'>>> = {
  police: SERVICE_PUBLIC,
  european: SERVICE_PUBLIC,
  text: SERVICE_PUBLIC,
  medical: SERVICE_PUBLIC,
  suicide: {
    source: { name: '3114.fr', url: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/' },
    verifiedOn: VERIFIED_ON,
  },
  women: {
    source: { name: 'solidaritefemmes.org', url: 'https://solidaritefemmes.org/appeler-le-3919/' },
    verifiedOn: VERIFIED_ON,
  },
  victims: {
    source: {
      name: 'savoie.gouv.fr',
      url: 'https://www.savoie.gouv.fr/Actualites/Actualites/Lancement-du-116-006-numero-d-aide-aux-victimes',
    },
    verifiedOn: VERIFIED_ON,
  },
  discrimination: {
    source: {
      name: 'puy-de-dome.gouv.fr',
      url: 'https://www.puy-de-dome.gouv.fr/Actualites/Archives-2014-2021/Actualites-2021/Mars-2021/39-28-Antidiscriminations.fr.-la-nouvelle-plateforme-de-lutte-contre-les-discriminations',
    },
    verifiedOn: VERIFIED_ON,
  },
};

export const HELP_NUMBERS: readonly HelpNumber[] = NUMBERS.map((entry) => ({
  ...entry,
  href: `${entry.key === 'text' ? 'sms' : 'tel'}:${entry.number.replaceAll(' ', '')}`,
  ...SOURCES[entry.key],
}));
