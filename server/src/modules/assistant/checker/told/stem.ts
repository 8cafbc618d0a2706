/** Verbs of every day whose forms do not begin alike; the same stem for all of them. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    dorm: 'dors dort dormi dormais dormait dormez dormir dorment',
    prend: 'prends prend pris prise prises prenait prenais prennent prenez prenne prenant',
    mett: 'mets met mis mise mises mettait mettent mettez mette mettre mettant',
    vien: 'viens vient venu venue venus venait viennent venez vienne venir',
    voi: 'vois voit vu vue vus voyait voient voyez voir',
    recoi: 'recois recoit recu recue recus recevait recoivent recevoir',
    boi: 'bois boit bu bue buvait boivent boire',
    sor: 'sors sort sorti sortie sortait sortent sortir',
    par: 'pars part parti partie partait partent partir',
    tien: 'tiens tient tenu tenue tenait tiennent tenir',
    sui: 'suit suivi suivie suivait suivent suivre',
    li: 'lis lit lu lue lisait lisent lire',
    ri: 'ris rit ri riait rient rire',
    perd: 'perd perds perdu perdue perdait perdent perdre',
    ouvr: 'ouvre ouvert ouverte ouvrait ouvrir',
    doi: 'dois doit devait doivent devoir',
    croi: 'crois croit cru croyait croient croire',
    sai: 'sais sait su savait savent savoir',
    refai: 'refait refaisait refont refaire',
    '#say': 'dit dis disait dire dites disent dite dits parle parlait parler parlent parlez',
    '#superior':
      'chef chefs cheffe cheffes boss superieur superieure superieurs hierarchique manager managers responsable responsables',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
);

const ENDING =
  /(?<=^.{3,})(?:issements?|ations?|ements?|aient|erent|irent|ions|iez|ees|ait|ais|ant|ent|ons|ies|ues|er|ez|ee|es|ie|is|it|ir|ue|us|ai|a|e|i|s|t|u|x)$/;

/**
 * What is left of a folded word when its inflection is taken off: "criait" and "crié" meet, "convocation" and
 * "convoque". The person above is one person, whatever she is called by: "mon chef", "votre supérieure".
 */
export const stemOf = (word: string): string =>
  (IRREGULAR[word] ?? word.replace(ENDING, ''))
    .replace(/qu?$/, 'c')
    .replace(/ge?$/, 'g')
    .replace(/([lnrst])\1$/, '$1');
