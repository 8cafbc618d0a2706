/** Sentences as people write them, each of which tells its detail plainly. */
import { expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { readInterview } from '../read-interview.ts';

const TOLD: Partial<Record<DetailKind, readonly string[]>> = {
  impact: [
    "J'ai eu mal au bras toute la nuit.",
    "Je fais des crises d'angoisse le dimanche soir.",
    "J'ai la boule au ventre avant d'aller au travail.",
    "J'ai perdu 6 kilos.",
    'Je suis sous antidépresseurs depuis.',
    'Je me réveille à 4h du matin.',
    "Je n'arrive plus à me concentrer.",
    'Je sursaute dès que le téléphone sonne.',
    "J'ai des palpitations.",
    'Je pleure dans ma voiture tous les matins.',
    'Ça me bouffe.',
    'Je suis en arrêt maladie depuis le 12.',
    "J'ai plus goût à rien.",
    'Je me sens humiliée.',
    "J'ai honte.",
    "Je vais plus à la cantine pour l'éviter.",
    'Mon médecin parle de burn-out.',
    "J'ai fait une fausse couche.",
    'Je ne mange plus le midi.',
    "J'ai demandé à changer de service tellement j'avais peur.",
    'Je suis à bout.',
    'Je dors mal depuis.',
    "J'ai eu un bleu au bras.",
    'Je suis tout le temps sur le qui-vive.',
    'Mes enfants me trouvent changée.',
    "J'ai perdu confiance en moi.",
    'Je bois le soir pour dormir.',
    "Mon travail s'en ressent, je fais des erreurs.",
    "J'ai peur de le croiser.",
    "Je n'ose plus descendre seule au parking.",
    "J'ai fait des contractions.",
    "Je n'arrive plus à y retourner.",
    "J'évite l'accueil.",
    'Je ne me sens pas bien depuis.',
  ],
  actions: [
    "J'ai déposé une main courante.",
    "J'ai porté plainte au commissariat.",
    "J'ai envoyé un recommandé à la direction.",
    "J'ai saisi les prud'hommes.",
    "J'ai contacté le Défenseur des droits.",
    "J'en ai parlé à mon mari.",
    "J'ai prévenu le délégué syndical.",
    "J'ai gardé les SMS.",
    "J'ai fait des captures d'écran.",
    "J'ai vu la psychologue du travail.",
    "J'ai appelé l'inspection du travail.",
    "J'ai tout noté dans un carnet.",
    "J'ai fait un signalement sur la plateforme interne.",
    "Je n'ai rien dit à personne.",
    "Je lui ai demandé d'arrêter.",
    "J'ai alerté le CSE.",
    "J'ai demandé un rendez-vous à la RH.",
    "J'ai consulté un avocat.",
    "J'ai fait constater mes blessures à l'hôpital.",
    "J'ai répondu à son mail en mettant la DRH en copie.",
    "La référente harcèlement m'a reçue.",
    "J'ai demandé une mutation.",
    "J'ai demandé à être dispensé des réunions.",
    "J'ai été voir le CSE.",
    "J'ai été aux urgences.",
    "J'ai un certificat médical.",
    "J'ai raconté ça à ma collègue Sonia.",
    "Le médecin m'a fait un certificat.",
    "J'ai refusé de signer.",
  ],
  where: [
    "Ça s'est passé sur le parking du magasin.",
    "C'était au vestiaire des femmes.",
    'Dans le camion.',
    'Sur le chantier de la rue Pasteur.',
    'Au téléphone.',
    'Sur Teams.',
    "Dans l'ascenseur.",
    'En chambre froide.',
    "À l'accueil de la mairie.",
    'Dans la salle de pause.',
    'Chez un client à Lyon.',
    'Devant la machine à café.',
    'Au bloc opératoire.',
    'En salle des profs.',
    "À l'entrepôt, allée 12.",
    'Dans le bureau de la directrice.',
    'Au séminaire à Deauville.',
    'Dans le bus 42.',
    "À l'Ehpad, chambre 12.",
    'Sur mon poste en caisse 4.',
    'Par mail.',
    'Dans un groupe WhatsApp.',
    "À la sortie de l'usine.",
    "Au restaurant d'entreprise.",
  ],
  incident_type: [
    "Il m'a mis une main aux fesses.",
    'Il a posé sa main sur mon genou.',
    "Il m'a traitée de grosse.",
    "Elle me met à l'écart de toutes les réunions.",
    "On m'a retiré tous mes dossiers.",
    "Il m'a bousculé.",
    "Il m'a craché dessus.",
    "Il m'envoie des photos de son sexe.",
    'On me refuse la promotion parce que je suis enceinte.',
    "Ils m'appellent le Chinois.",
    'Il me crie dessus tous les jours.',
    'Elle me rabaisse devant les clients.',
    "Il m'a menacée de me virer.",
    "Il m'a dit que les femmes n'avaient rien à faire ici.",
    "Il m'a frotté le dos.",
    "Il a essayé de m'embrasser.",
    'Il a tapé du poing sur la table à dix centimètres de moi.',
    "Il m'a lancé une agrafeuse.",
    "Elle m'ignore et ne me dit plus bonjour.",
    'Il se colle à moi dans la réserve.',
    "On m'a volé mes identifiants.",
    'Il fait des blagues sur les homos.',
    "Il m'a giflée.",
    "Il m'a serré le poignet.",
    'Il me siffle quand je passe.',
    "Il m'a traité de bougnoule.",
    'Elle vérifie combien de fois je vais aux toilettes.',
    'Il a signé à ma place.',
  ],
  witnesses: [
    'Ma collègue Sonia a tout vu.',
    'Il y avait deux clients.',
    'On était seuls.',
    "Personne d'autre n'était là.",
    "Toute l'équipe était présente.",
    "Les collègues de l'open space ont entendu.",
    'Le vigile est intervenu.',
    "Il n'y avait pas de témoin.",
    'Karim était à côté de moi.',
    "C'était en tête à tête.",
    'Trois stagiaires ont assisté à la scène.',
    'La secrétaire passait dans le couloir.',
    'Mes collègues ont rigolé.',
    'Il y avait du monde.',
  ],
  people: [
    "C'est mon N+1, Paul Girard.",
    "C'est la directrice adjointe, Mme Roux.",
    "bruno lefevre mon chef d'atelier",
    'Le conducteur de travaux, Luc Petit.',
    'La cadre de santé, Anne Morel.',
    'Un client, M. Faure.',
    'Mon tuteur de stage Kevin.',
    'Le gérant.',
    'Ma collègue de bureau Nadia Benali.',
    "Le DRH s'appelle Yves Lambert.",
    "C'est le maire.",
    "L'infirmière cheffe Claire Dumas.",
    'Le contremaître, Ahmed Kaci.',
    'mon responsable de rayon',
    'Un patient.',
    'Le professeur Dubois.',
    'Le fils du patron, Théo.',
  ],
};

const said = (content: string) => [
  { id: 'm1', role: 'user' as const, content, at: new Date('2026-11-21T10:00:00Z') },
];
const collectedFrom = (content: string) =>
  readInterview(said(content), { timeZone: 'Europe/Paris' }).collected;

it.each(Object.entries(TOLD) as [DetailKind, readonly string[]][])(
  '%s is found in each',
  (kind, sentences) => {
    const found = (sentence: string) =>
      collectedFrom(sentence).details.some((detail) => detail.kind === kind);
    expect(sentences.filter((sentence) => !found(sentence))).toEqual([]);
  },
);

it.each([
  ["Le conducteur de travaux, Luc Petit, m'a insulté.", 'Luc Petit', 'conducteur de travaux'],
  ["La cadre de santé, Anne Morel, m'a insultée.", 'Anne Morel', 'cadre de santé'],
  ["L'infirmière cheffe Claire Dumas m'a insultée.", 'Claire Dumas', 'infirmière cheffe'],
])('a role is read to its end: %s', (sentence, name, role) => {
  expect(collectedFrom(sentence).people).toMatchObject([{ name, role, full: true }]);
});

it('an insult that is a weightier thing by itself is told all the same', () => {
  expect(collectedFrom("Il m'a traitée de sale arabe.").type).toBe('discrimination');
  expect(collectedFrom("Il m'a traitée de grosse.").type).toBe('verbal_abuse');
});

it.each([
  ['En mars 2025 (le 3 je crois, ou le 4) elle m’a insultée.', null],
  ['En mars 2025, le 3 je crois, elle m’a insultée.', null],
  ['Le 3 ou le 4 mars il m’a insultée.', null],
  ['Le 3 mars 2026 il m’a insultée.', '2026-03-03'],
  ['Le 3 il m’a insultée.', '2026-11-03'],
])('no day is made of what leaves it open: %s', (sentence, day) => {
  expect(collectedFrom(sentence).day).toBe(day);
});

it('a doubt between two days is cited whole', () => {
  const { details } = collectedFrom('Le 3 ou le 4 mars il m’a insultée.');
  expect(details.find(({ kind }) => kind === 'when')?.value).toBe('Le 3 ou le 4 mars');
});

it('words in quotation marks and threats have their kind', () => {
  expect(collectedFrom("Mon chef m'a traitée de « grosse incapable ».").type).toBe('verbal_abuse');
  expect(collectedFrom("Il a dit qu'il allait me tuer si je parlais.").type).toBe('verbal_abuse');
});
