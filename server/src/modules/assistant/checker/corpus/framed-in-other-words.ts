/** Accounts that deny, doubt, report or suppose in other ways of saying so, and what may be asked of them all the same. */
import type { FramedAccount } from './framed-accounts.ts';

export const FRAMED_IN_OTHER_WORDS: readonly FramedAccount[] = [
  ['mon chef ma pas touchee', ['Où vous a-t-il touchée ?', 'Quand votre chef vous a-t-il touchée ?'], []],
  ['jsais pas si mon chef ma frappee expres', ['Où votre chef vous a-t-il frappée ?'], []],
  [
    'J’ai peur que mon chef me frappe.',
    ['Où votre chef vous a-t-il frappée ?', 'Quand vous a-t-il frappée ?'],
    [],
  ],
  ['J’ai rêvé que mon chef me frappait.', ['Où votre chef vous a-t-il frappée ?'], []],
  ['D’après mon chef, j’ai volé la caisse.', ['Quand avez-vous volé la caisse ?'], []],
  ['Mon chef : selon lui, j’ai volé dans la caisse.', ['Quand avez-vous volé ?'], []],
  [
    'On raconte que j’ai couché avec lui.',
    ['Quand avez-vous couché avec lui ?', 'Où avez-vous couché avec lui ?'],
    [],
  ],
  ['Il a essayé de m’embrasser mais j’ai crié.', ['Où vous a-t-il embrassée ?'], []],
  [
    'Il a failli me frapper.',
    ['Où vous a-t-il frappée ?', 'Que s’est-il passé quand il vous a frappée ?'],
    [],
  ],
  [
    'Ma collègue Julie a été violée par lui.',
    ['Quand avez-vous été violée ?', 'Quand vous a-t-il violée ?', 'Où vous a-t-il violée ?'],
    [],
  ],
  ['Mon frère a été harcelé au travail.', ['Depuis quand êtes-vous harcelé ?', 'Qui vous a harcelée ?'], []],
  [
    'Il n’y a pas eu de gifle.',
    ['Où la gifle a-t-elle eu lieu ?', 'Que s’est-il passé après la gifle ?'],
    [],
  ],
  [
    'C’est pas du harcèlement.',
    ['Quand le harcèlement a-t-il commencé ?', 'Depuis quand le harcèlement dure-t-il ?'],
    [],
  ],
  ['Est-ce que c’est du harcèlement ? Mon chef crie.', ['Quand le harcèlement a-t-il commencé ?'], []],
  ['Je n’ai jamais été amoureuse de Paul.', ['Depuis quand êtes-vous amoureuse de Paul ?'], []],
  [
    'Je ne suis pas dépressive. Mon chef crie.',
    ['Depuis quand êtes-vous dépressive ?', 'Comment avez-vous vécu votre dépression ?'],
    [],
  ],
  ['Mon médecin pense que je suis dépressive.', ['Depuis quand êtes-vous dépressive ?'], []],
  [
    'Si mon chef m’avait frappée, j’aurais porté plainte.',
    ['Où vous a-t-il frappée ?', 'Quand avez-vous porté plainte ?'],
    [],
  ],
  [
    'Heureusement il ne m’a ni frappée ni insultée.',
    ['Où vous a-t-il insultée ?', 'Où vous a-t-il frappée ?'],
    [],
  ],
  ['Les gens disent qu’il m’a embrassée. C’est faux.', ['Où vous a-t-il embrassée ?'], []],
  ['C’est faux que j’ai volé.', ['Quand avez-vous volé ?'], []],
  ['Paul prétend m’avoir embrassée.', ['Où Paul vous a-t-il embrassée ?'], []],
  ['Il me reproche d’avoir volé.', ['Quand avez-vous volé ?'], []],
  ['Je ne pense pas avoir été violée.', ['Quand avez-vous été violée ?'], []],
  ['Il m’a traitée de voleuse.', ['Depuis quand êtes-vous voleuse ?'], []],
  ['Ce n’est pas Marc qui m’a frappée, c’est Paul.', ['Où Marc vous a-t-il frappée ?'], []],
  [
    'Mon chef ne m’a pas touchée.',
    [
      'Vous dites que votre chef vous a touchée. Où était-ce ?',
      'Merci d’avoir précisé que votre chef vous a touchée.',
    ],
    [],
  ],
  ['Il n’y avait pas de témoins.', ['Qu’ont dit les témoins ?', 'Que savent ces témoins ?'], []],
  [
    'Hier Paul a mis sa main sur ma cuisse.',
    [
      'Quand d’autre a-t-il mis sa main sur votre cuisse ?',
      'À qui d’autre Paul a-t-il mis la main sur la cuisse ?',
      'Sur qui d’autre a-t-il mis sa main ?',
    ],
    [],
  ],
  [
    'Mon chef ne m’a pas laissée sortir du bureau. Il a fermé la porte.',
    [],
    [
      'Que s’est-il passé quand il a fermé la porte ?',
      'Où se trouve ce bureau ?',
      'Comment avez-vous réagi quand il ne vous a pas laissée sortir ?',
    ],
  ],
  [
    'Je ne dors plus depuis septembre et je ne mange pas.',
    [],
    ['Depuis quand ne dormez-vous plus ?', 'Qu’est-ce qui a changé dans votre vie ?'],
  ],
  [
    'Il m’a dit que j’étais nulle devant les clients.',
    [],
    [
      'Qui était là quand il a dit que vous étiez nulle ?',
      'Que s’est-il passé après qu’il a dit que vous étiez nulle ?',
      'Quels clients étaient présents ?',
      'Vous avez écrit qu’il vous a dit que vous étiez nulle. Que s’est-il passé ensuite ?',
    ],
  ],
  [
    'Ma cheffe Sandra ne me salue pas, elle ne me donne pas de dossiers.',
    [],
    [
      'Depuis quand Sandra ne vous salue-t-elle pas ?',
      'Vous avez écrit « elle ne me donne pas de dossiers ». Que s’est-il passé ?',
      'Comment cela se passe-t-il avec Sandra ?',
    ],
  ],
  [
    'Le directeur ne veut pas me recevoir. J’ai envoyé une lettre.',
    [],
    ['Quand avez-vous envoyé cette lettre ?'],
  ],
  [
    'Je voulais démissionner. Il m’a traitée de folle sans raison.',
    [],
    ['Que s’est-il passé quand il vous a traitée de folle ?', 'Où vous a-t-il traitée de folle ?'],
  ],
  [
    'Personne ne m’a aidée quand Karim m’a bousculée.',
    [],
    ['Où Karim vous a-t-il bousculée ?', 'Qui était là quand Karim vous a bousculée ?'],
  ],
  [
    'il ma pas frappee mais il ma insultee',
    [],
    ['Où vous a-t-il insultée ?', 'Que s’est-il passé après l’insulte ?'],
  ],
  [
    'On me reproche de ne pas sourire. Je n’ai pas eu ma prime.',
    [],
    ['Que vous a-t-on dit sur votre prime ?', 'Qui vous a parlé de votre prime ?'],
  ],
  [
    'J’ai refusé de signer. Il m’a menacée avec un cutter.',
    [],
    [
      'Que s’est-il passé quand vous avez refusé de signer ?',
      'Où vous a-t-il menacée ?',
      'Que s’est-il passé quand il vous a menacée avec un cutter ?',
    ],
  ],
  ['Je crois qu’il m’a droguée.', [], ['Qu’est-ce qui s’est passé ensuite ?']],
  [
    'Il veut que je reste tard tous les soirs et il m’appelle la nuit.',
    [],
    ['Depuis quand vous appelle-t-il la nuit ?'],
  ],
  [
    'Elle m’a parlé de mon poids pendant le repas, c’était pas une blague.',
    [],
    [
      'Qui était présent pendant le repas ?',
      'Que vous a-t-elle dit quand elle vous a parlé de votre poids ?',
    ],
  ],
  ['Je n’ai parlé à personne de la gifle.', [], ['Où la gifle a-t-elle eu lieu ?']],
  [
    'Il n’y avait pas de caméra dans le couloir. Aucun collègue n’était là.',
    [],
    ['Où se trouve ce couloir ?'],
  ],
  [
    '« Tu n’es pas une vraie infirmière », il m’a dit.',
    [],
    ['Vous avez écrit « Tu n’es pas une vraie infirmière ». Que s’est-il passé ensuite ?'],
  ],
  [
    'Il m’a dit : "tu ne vaux rien, je vais te virer". Puis il a claqué la porte.',
    [],
    [
      'Que s’est-il passé quand il a claqué la porte ?',
      'Vous avez écrit « je vais te virer ». Où était-ce ?',
      'Vous avez écrit « tu ne vaux rien ». Où était-ce ?',
    ],
  ],
];
