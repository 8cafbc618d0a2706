/**
 * `node scripts/transcripts.ts`: writes docs/interviews, four interviews as the local guide holds them, with what was
 * collected of each and the words it came from. The people and their stories are invented. A test keeps them current.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../contract/common/durations.ts';
import type { Proposal } from '../contract/interview.ts';
import { type Draft, draftRecord, nextReply, type SaidMessage } from '../interviewer/index.ts';
import { readInterview } from '../server/src/modules/interview/index.ts';
import texts from '../web/src/i18n/fr/conversations.ts';

interface Interview {
  file: string;
  title: string;
  lines: readonly string[];
}

export const INTERVIEWS: readonly Interview[] = [
  {
    file: 'un-recit-long.md',
    title: 'Un récit long, corrigé ensuite',
    lines: [
      'Bonjour',
      [
        "Mardi dernier vers 17h, dans la salle de réunion du 2e étage, mon responsable, Éric Valmont, m'a hurlé dessus",
        "devant toute l'équipe. Il m'a traitée d'incapable, il a déchiré mon compte rendu et il m'a dit que je ferais",
        'mieux de rester chez moi.',
      ].join(' '),
      "Il a répété que j'étais nulle, puis il est sorti en claquant la porte.",
      'Julie Martel et Karim Haddad étaient là, ils ont tout entendu.',
      "Finalement Karim n'était pas là, il était en déplacement.",
      'Depuis je ne dors plus et je pleure avant de venir.',
      "J'ai écrit un mail à la DRH le lendemain.",
    ],
  },
  {
    file: 'des-fragments.md',
    title: 'Des fragments, sans accents',
    lines: [
      'entrepot B',
      'hier 6h30',
      'mon chef dequipe kevin durand il ma pousse contre les palettes et il ma dit degage',
      'jai eu mal au dos',
      'personne, on etait que tous les deux',
      'rien pour linstant',
    ],
  },
  {
    file: 'des-hesitations.md',
    title: 'Des questions et des hésitations',
    lines: [
      'Est-ce que mon employeur peut lire ce que j’écris ?',
      'Je ne sais pas par où commencer. Ma directrice m’appelle « ma cocotte » devant les clients et elle se moque de mon accent.',
      'Depuis septembre, je ne sais plus quand exactement.',
      'Ce projet me tue, mais le pire c’est elle.',
      'Je préfère ne pas répondre.',
      'On s’arrête là pour aujourd’hui.',
    ],
  },
  {
    file: 'en-sms.md',
    title: 'En SMS, avec un reproche et une détresse',
    lines: [
      'slt jsai pas si c du harcelement',
      'ct mardi vers 3h du mat a lentrepot, jordan le cariste ma gueulé dessu et il a balancé mon carton',
      'nn pas mardi, lundi',
      'mehdi a tt vu',
      'je lai deja dit ct a lentrepot !',
      'depui jdor plu',
      'jen peu plu jveu en finir',
    ],
  },
];

const BEGINS_AT = Date.parse('2026-11-21T10:00:00Z');

const TIME_ZONE = 'Europe/Paris';

/** The whole page of one interview. */
export const transcriptOf = ({ title, lines }: Interview): string => {
  const said: SaidMessage[] = [];
  const add = (role: SaidMessage['role'], content: string) =>
    said.push({ id: `${said.length + 1}`, role, content, at: new Date(BEGINS_AT + said.length * MINUTE_MS) });
  const read = () => readInterview({ said, timeZone: TIME_ZONE });
  for (const line of lines) {
    add('user', line);
    add('assistant', nextReply(read().reading, said, TIME_ZONE).text);
  }
  const { collected, reading } = read();
  const incidents = [collected, ...(collected.others ?? [])];
  const [incident] = reading.incidents;
  return [
    `# ${title}`,
    'Entretien tenu par le guide local, le samedi 21 novembre 2026. Personnes et faits sont inventés.',
    '## L’entretien',
    ...said.map(
      ({ role, content, at }, index) =>
        `**${index + 1}. ${role === 'user' ? 'La personne' : 'L’assistant'}** (${clock(at)})  \n${content}`,
    ),
    '## Ce qui est recueilli',
    [
      'Chaque proposition est suivie des mots dont elle vient, avec le numéro du message. Rien n’est certain avant que la',
      'personne l’ait confirmé, sauf une date complète que rien ne contredit.',
    ].join(' '),
    ...incidents.map(({ proposals }) => proposals.map(proposalLine).join('\n')),
    '## Suite',
    suiteOf(incident === undefined || !reading.isReady ? null : draftRecord(incident, said)),
    '',
  ].join('\n\n');
};

const suiteOf = (draft: Draft | null): string =>
  draft === null
    ? 'Aucune fiche d’incident n’est proposée.'
    : [
        'Une fiche d’incident est proposée ; elle reste un brouillon que la personne relit.',
        `Son titre : ${draft.title}. Son récit :\n\n> ${draft.description.replaceAll('\n', '\n> ')}`,
      ].join(' ');

const STATES: Readonly<Record<Proposal['state'], string>> = {
  proposed: 'proposé',
  confirmed: 'confirmé par la personne',
  corrected: 'corrigé par la personne',
  refused: 'écarté par la personne',
  unsure: 'la personne n’en est pas sûre',
};

const proposalLine = ({ detail, value, state, certain, conflicts, denial, sources }: Proposal): string => {
  const notes = [
    certain && state === 'proposed' ? 'date complète' : STATES[state],
    ...(conflicts.length > 0 ? ['deux possibilités'] : []),
    ...(denial ? ['il n’y en a pas'] : []),
  ];
  const words = sources.map((source) => `« ${source.words} » (message ${source.message_id})`).join(', ');
  return `- ${texts.collected.kind[detail]} (${notes.join(', ')}) : ${[valueText(value), words].filter((part) => part !== '').join(' ; ')}`;
};

/** What the words come to, where that is more than the words. */
const valueText = (value: Proposal['value']): string => {
  if (value.detail === 'when') {
    const day = value.day === null ? '' : longDay(value.day);
    return [day, value.time?.replace(':', ' h ') ?? ''].filter((part) => part !== '').join(', ');
  }
  if ('part' in value) return [value.name, value.role].filter((part) => part !== null).join(', ');
  return value.detail === 'incident_type' ? value.type : '';
};

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const clock = (at: Date): string =>
  new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at);

export const INTERVIEWS_DIR = join(import.meta.dirname, '../docs/interviews');

if (import.meta.main) {
  for (const interview of INTERVIEWS) {
    await writeFile(join(INTERVIEWS_DIR, interview.file), transcriptOf(interview));
  }
}
