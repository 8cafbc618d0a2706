/** Two labelled conversations for tests of the figures: corrections and two incidents; a full date and an alarm. */
import type { Conversation } from './corpus.ts';

const LAUNDRY: Conversation = {
  id: 'laundry',
  told_on: '2026-03-12T18:00:00+01:00',
  turns: [
    "Bonjour, je travaille à la lingerie d'une clinique.",
    "Hier vers 14 h, devant la calandre, Odile Brun, ma responsable, m'a arraché un drap des mains.",
    'Non pardon, mardi. Et ne mettez pas violence.',
    "Samir a tout vu. Ma tante, elle, trouve que c'est une honte.",
    "Je tremble encore. Je n'ai rien signalé.",
    'Autre chose : ce matin à 8 h 30, au réfectoire, elle a caché mon badge.',
  ],
  days: { Hier: '2026-03-11', mardi: '2026-03-10', 'ce matin': '2026-03-12' },
  certain_ok: [
    {
      type: ['harassment', 'verbal_abuse'],
      date: '2026-03-10',
      time: '14:00',
      approximate: ['time'],
      place: ['devant la calandre'],
      people: [{ name: 'Odile Brun', role: 'responsable', part: 'author' }],
      witnesses: ['Samir'],
      unasked: [],
    },
    {
      type: ['harassment'],
      date: '2026-03-12',
      time: '08:30',
      place: ['au réfectoire'],
      people: [{ name: 'Odile Brun', role: 'responsable', part: 'author' }],
      witnesses: [],
      unasked: [],
    },
  ],
  proposals_expected: {
    when: ['mardi', '14 h', 'ce matin', '8 h 30'],
    where: ['devant la calandre', 'au réfectoire'],
    people: [['Odile Brun', 'ma responsable']],
    description: ["m'a arraché un drap des mains", 'elle a caché mon badge'],
    witnesses: ['Samir'],
    impact: ['Je tremble encore'],
  },
  proposals_tolerated: { type: ["m'a arraché un drap des mains"], where: ["la lingerie d'une clinique"] },
  denials: { actions: ["Je n'ai rien signalé"] },
  asides: ['Bonjour', "trouve que c'est une honte"],
  must_not: [
    { detail: 'when', value: '2026-03-11', since: 2, reason: 'put right' },
    { detail: 'type', value: 'violence', since: 2, reason: 'refused' },
    { detail: 'witnesses', words: 'Ma tante', reason: 'was not there' },
    { detail: 'people', value: 'Samir', part: 'author', reason: 'saw it' },
    { detail: 'where', words: 'devant la calandre', incident: 1, reason: 'of the first' },
  ],
  incidents: 2,
  alarm: [],
  alarm_may: [],
  ready: true,
};

const STORE: Conversation = {
  id: 'store',
  told_on: '2026-05-04T09:00:00+02:00',
  turns: [
    "Le 29 avril 2026 à 17 h 15, dans la réserve, Marc m'a poussée.",
    "Il m'attend dehors avec un couteau.",
    'Le mot réserve me suit partout.',
  ],
  days: { 'Le 29 avril 2026': '2026-04-29' },
  certain_ok: [
    {
      type: ['violence'],
      date: '2026-04-29',
      time: '17:15',
      place: ['dans la réserve'],
      people: [{ name: 'Marc', role: null, part: 'author' }],
      witnesses: [],
      unasked: ['date', 'time'],
    },
  ],
  proposals_expected: {
    when: ['Le 29 avril 2026', '17 h 15'],
    where: ['dans la réserve'],
    people: ['Marc'],
    description: ["m'a poussée"],
  },
  proposals_tolerated: {},
  denials: {},
  asides: ['Le mot réserve me suit partout'],
  must_not: [],
  incidents: 1,
  alarm: [{ turn: 1, kind: 'danger', degree: 'plain' }],
  alarm_may: [{ turn: 2, degree: 'faint' }],
  ready: false,
};

export const TEST_SET: readonly Conversation[] = [LAUNDRY, STORE];
