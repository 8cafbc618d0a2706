/**
 * `node scripts/transcripts.ts`: writes docs/interviews, three interviews as the local guide holds them, with what was
 * collected of each and the words it came from. The people and their stories are invented. A test keeps them current.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../contract/durations.ts';
import type { CollectedDetail } from '../contract/interview.ts';
import { draftSuggestion } from '../server/src/modules/assistant/draft-suggestion.ts';
import {
  createGuideModel,
  type InterviewState,
  readInterview,
  readMarker,
  type SaidMessage,
} from '../server/src/modules/assistant/index.ts';
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
      "Mardi dernier vers 17h, dans la salle de réunion du 2e étage, mon responsable, Éric Valmont, m'a hurlé dessus devant toute l'équipe. Il m'a traitée d'incapable, il a déchiré mon compte rendu et il m'a dit que je ferais mieux de rester chez moi.",
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
];

const BEGINS_AT = Date.parse('2026-11-21T10:00:00Z');

/** The whole page of one interview. */
export const transcriptOf = async ({ title, lines }: Interview): Promise<string> => {
  const model = createGuideModel();
  const said: SaidMessage[] = [];
  const add = (role: SaidMessage['role'], content: string) =>
    said.push({ id: `${said.length + 1}`, role, content, at: new Date(BEGINS_AT + said.length * MINUTE_MS) });
  const read = () => readInterview(said, { timeZone: 'Europe/Paris' });
  for (const line of lines) {
    add('user', line);
    const interview = JSON.parse(JSON.stringify(read()));
    const { content } = await model.doGenerate({ prompt: [], providerOptions: { recueil: { interview } } });
    add(
      'assistant',
      readMarker(content.map((part) => (part.type === 'text' ? part.text : '')).join('')).text,
    );
  }
  const state = read();
  return [
    `# ${title}`,
    'Entretien tenu par le guide local, le samedi 21 novembre 2026. Personnes et faits sont inventés.',
    '## L’entretien',
    ...said.map(
      ({ role, content, at }, index) =>
        `**${index + 1}. ${role === 'user' ? 'La personne' : 'L’assistant'}** (${clock(at)})  \n${content}`,
    ),
    '## Ce qui est recueilli',
    `Détails réunis : ${state.collected.filled} sur 8. Chacun est suivi des mots dont il vient, avec le numéro du message.`,
    state.collected.details.map(detailLine).join('\n'),
    momentLine(state),
    peopleLine(state),
    '## Suite',
    draftSuggestion(state, said) === null
      ? 'Aucune fiche d’incident n’est proposée : moins de six détails sont réunis.'
      : 'Une fiche d’incident est proposée ; elle reste un brouillon que la personne relit.',
    '',
  ].join('\n\n');
};

const CERTAINTIES = { exact: 'recueilli', approximate: 'approximatif', unknown: 'la personne ne sait pas' };

const detailLine = ({ kind, certainty, reserved, sources }: CollectedDetail): string =>
  `- ${texts.collected.kind[kind]} (${reserved ? 'la personne préfère ne pas répondre' : CERTAINTIES[certainty]}) : ${sources.map(({ words, message_id }) => `« ${words} » (message ${message_id})`).join(', ')}`;

const peopleLine = ({ collected: { people } }: InterviewState): string =>
  people.length === 0
    ? texts.collected.noPeople
    : `Personnes mentionnées : ${people.map(({ name, role, witness }) => [name, role, witness ? 'témoin' : ''].filter(Boolean).join(', ')).join(' ; ')}.`;

/** The day and hour that the words mean, for reading on a later day than the one on which they were written. */
const momentLine = ({ collected: { day, time } }: InterviewState): string => {
  const hour = time === null ? '' : `, à ${time.replace(':', ' h ')}`;
  return day === null
    ? 'Jour compris : aucun, faute d’un jour précis dans les mots de la personne.'
    : `Jour compris, compté depuis le jour de l’entretien : ${longDay(day)}${hour}.`;
};

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const clock = (at: Date): string =>
  new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at);

export const INTERVIEWS_DIR = join(import.meta.dirname, '../docs/interviews');

if (import.meta.main) {
  for (const interview of INTERVIEWS) {
    await writeFile(join(INTERVIEWS_DIR, interview.file), await transcriptOf(interview));
  }
}
