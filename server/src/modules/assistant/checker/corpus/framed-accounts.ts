/** Accounts that deny, doubt, report or suppose: a question may not make a fact of that. */
/** What was told, what may not be asked of it, and what may. */
export type FramedAccount = readonly [told: string, leading: readonly string[], open: readonly string[]];

export const FRAMED_ACCOUNTS: readonly FramedAccount[] = [
  [
    'Ma sœur a été violée par son patron l’an dernier.',
    [
      'Quand avez-vous été violée ?',
      'Qui vous a violée ?',
      'Qu’avez-vous ressenti quand vous avez été violée ?',
    ],
    ['Quand votre sœur a-t-elle été violée ?'],
  ],
  [
    'Mon chef m’a crié dessus dans le couloir. Il ne m’a pas touchée.',
    ['Où votre chef vous a-t-il touchée ?'],
    ['Où votre chef vous a-t-il crié dessus ?'],
  ],
  [
    'Je ne dis pas qu’il m’a violée.',
    [
      'Qu’avez-vous ressenti quand il vous a violée ?',
      'Vous avez écrit « il m’a violée ». Que s’est-il passé ensuite ?',
    ],
    ['Vous avez écrit « Je ne dis pas qu’il m’a violée ». Que s’est-il passé ?'],
  ],
  ['Ce n’est pas un viol.', ['Où le viol a-t-il eu lieu ?', 'Comment le viol s’est-il passé ?'], []],
  [
    'Je ne sais pas si c’est du harcèlement sexuel, je ne crois pas',
    ['Depuis quand le harcèlement sexuel dure-t-il ?'],
    [],
  ],
  ['Mon chef aurait pu me frapper.', ['Où vous a-t-il frappée ?'], []],
  [
    'Je n’ai rien signé. Il voulait que je signe ma démission.',
    ['Quand avez-vous signé votre démission ?'],
    [],
  ],
  [
    'Il dit que je l’ai provoqué.',
    ['Comment l’avez-vous provoqué ?'],
    ['Quand a-t-il dit que vous l’avez provoqué ?'],
  ],
  ['Je n’ai pas bu. Il dit que j’avais bu.', ['Combien avez-vous bu ?'], []],
  [
    'Il m’a dit devant tout le monde que j’étais folle.',
    ['Depuis quand êtes-vous folle ?'],
    ['Où vous a-t-il dit cela ?'],
  ],
  ['Il m’a dit … que j’étais folle.', ['Depuis quand êtes-vous folle ?'], []],
  [
    'Ce n’était pas Karim mais Paul qui m’a poussée',
    ['Où Karim vous a-t-il poussée ?'],
    ['Où Paul vous a-t-il poussée ?'],
  ],
  [
    'Aucun témoin. Personne n’a rien vu.',
    ['Qu’ont vu les témoins ?'],
    ['Y avait-il quelqu’un autour de vous ?'],
  ],
  [
    'Je n’ai pas répondu à ses insultes. Il a crié.',
    [
      'Vous avez écrit « Je n’ai pas ré ». Et ensuite ?',
      'Vous avez écrit « à ses insultes. Il a crié ». Et ensuite ?',
      'Vous avez écrit « répondu à ses insultes ». Et ensuite ?',
    ],
    [
      'Vous avez écrit « Je n’ai pas répondu à ses insultes ». Et ensuite ?',
      'Comment ont commencé ses insultes ?',
    ],
  ],
  [
    'Hier Paul a mis sa main sur ma cuisse.',
    ['Où d’autre a-t-il mis sa main ?'],
    ['Qui d’autre était là ?', 'Qui d’autre est au courant ?'],
  ],
  ['Paul a bousculé Marc.', ['Qui d’autre Paul a-t-il bousculé ?'], []],
  [
    'Il n’arrête pas de me toucher.',
    [],
    ['Où vous touche-t-il ?', 'Vous avez écrit « Il n’arrête pas de me toucher ». Que s’est-il passé ?'],
  ],
  ['Mon chef a crié. Je n’ai pas pu l’empêcher de me frapper.', [], ['Où vous a-t-il frappée ?']],
  ['Il a dit que mon dessin était nul et il m’a frappée.', [], ['Où vous a-t-il frappée ?']],
  ['J’ai dit à la RH qu’il m’avait frappée.', [], ['Où vous a-t-il frappée ?']],
  ['Il m’accuse d’avoir volé la caisse.', ['Quand avez-vous volé la caisse ?'], []],
  ['Mon chef a menacé de me virer.', ['Quand vous a-t-il virée ?'], ['Quand a-t-il menacé de vous virer ?']],
  ['Paul a voulu m’embrasser.', ['Où vous a-t-il embrassée ?'], ['Où a-t-il voulu vous embrasser ?']],
  [
    'Le patron a dit que c’était un bizutage.',
    ['Où le bizutage a-t-il eu lieu ?'],
    ['Qui était là quand le patron a parlé de bizutage ?'],
  ],
  ['Je n’ai rien dit quand Paul m’a touchée.', [], ['Où Paul vous a-t-il touchée ?']],
  ['J’ai été violée.', [], ['Où avez-vous été violée ?']],
];
