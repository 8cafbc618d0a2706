/**
 * The numbers that are shown when a message speaks of danger or distress. Curated by hand, never by a model: change a
 * number only together with its source and the day on which somebody read it there.
 *
 * Who each number is for stands in the texts, under `help.number`. Opening hours are only told where the source does.
 */

export type HelpNumberKey =
  | 'police'
  | 'european'
  | 'text'
  | 'medical'
  | 'suicide'
  | 'women'
  | 'victims'
  | 'discrimination';

export interface HelpNumber {
  key: HelpNumberKey;
  /** As one reads it: '116 006'. */
  number: string;
  /** `sms:` for the one that is written to. */
  href: string;
  group: 'emergency' | 'support';
  /** Who says so, and where. */
  source: { name: string; url: string };
  /** The day on which the source was read: a number that nobody has read there does not stand here. */
  verifiedOn: string;
}

const VERIFIED_ON = '2026-11-21';

const SERVICE_PUBLIC = {
  name: 'service-public.fr',
  url: 'https://www.service-public.fr/particuliers/vosdroits/F33954',
};

export const HELP_NUMBERS: readonly HelpNumber[] = [
  {
    key: 'police',
    number: '17',
    href: 'tel:17',
    group: 'emergency',
    source: SERVICE_PUBLIC,
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'european',
    number: '112',
    href: 'tel:112',
    group: 'emergency',
    source: SERVICE_PUBLIC,
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'text',
    number: '114',
    href: 'sms:114',
    group: 'emergency',
    source: SERVICE_PUBLIC,
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'medical',
    number: '15',
    href: 'tel:15',
    group: 'emergency',
    source: SERVICE_PUBLIC,
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'suicide',
    number: '3114',
    href: 'tel:3114',
    group: 'support',
    source: { name: '3114.fr', url: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/' },
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'women',
    number: '3919',
    href: 'tel:3919',
    group: 'support',
    source: { name: 'solidaritefemmes.org', url: 'https://solidaritefemmes.org/appeler-le-3919/' },
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'victims',
    number: '116 006',
    href: 'tel:116006',
    group: 'support',
    source: {
      name: 'savoie.gouv.fr',
      url: 'https://www.savoie.gouv.fr/Actualites/Actualites/Lancement-du-116-006-numero-d-aide-aux-victimes',
    },
    verifiedOn: VERIFIED_ON,
  },
  {
    key: 'discrimination',
    number: '39 28',
    href: 'tel:3928',
    group: 'support',
    source: {
      name: 'puy-de-dome.gouv.fr',
      url: 'https://www.puy-de-dome.gouv.fr/Actualites/Archives-2014-2021/Actualites-2021/Mars-2021/39-28-Antidiscriminations.fr.-la-nouvelle-plateforme-de-lutte-contre-les-discriminations',
    },
    verifiedOn: VERIFIED_ON,
  },
];
