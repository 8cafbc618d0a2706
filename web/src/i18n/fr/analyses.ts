/** Texts of features/incidents/analyses. */
export default {
  entry: {
    title: 'Faire le point',
    text: 'Ce qui reste à préciser, ce qui se répète, les délais et les textes de loi qui peuvent le concerner.',
    action: 'Faire le point',
  },
  page: {
    title: 'Faire le point',
    back: 'Retour aux détails',
    loading: 'Chargement...',
    failure: 'Cette page n’a pas pu être chargée',
    begin:
      'Recueil relit cet incident et vos autres incidents, selon des règles fixes. L’assistant n’y prend pas part, et rien ne quitte Recueil. Le résultat est gardé ici, chiffré et daté.',
    make: 'Faire le point maintenant',
    making: 'Lecture en cours...',
    again: 'Refaire',
    makeFailure: 'Le bilan n’a pas pu être fait',
    full: 'Cet incident compte déjà beaucoup de bilans : il n’est pas possible d’en garder un de plus.',
    made: 'Le bilan est fait.',
    madeOn: 'Fait le {when}, sur la version {version} de l’incident.',
    changed: 'L’incident a changé depuis.',
    othersChanged: 'D’autres incidents ont changé depuis.',
    older: 'Vous lisez un bilan plus ancien.',
    newest: 'Lire le plus récent',
    earlier: 'Bilans précédents',
    sensitive: 'Vos autres incidents sensibles, s’il y en a, ne sont pas lus.',
    partial: 'Seuls vos incidents les plus récents ont été lus.',
  },
  when: {
    exact: 'le {day}',
  },
  open: {
    title: 'Ce qui reste à préciser',
    intro: 'Quelques questions, sans obligation. « Je ne sais pas » est aussi une réponse.',
    none: 'Rien en particulier. Vous pouvez toujours le compléter, ou le laisser ainsi.',
    unread: 'La description n’a pas pu être relue cette fois : elle répond peut-être déjà à ces questions.',
    saidUnknown:
      'Vous avez dit dans la conversation ne pas le savoir, ou ne pas vouloir le dire : {details}. Ce n’est pas redemandé.',
    conversation: 'Relire la conversation',
    question: {
      when: {
        nowhere: 'Quand était-ce, même à peu près, si vous le savez ?',
        told: 'La description semble dire quand. Voulez-vous l’inscrire aussi comme date ?',
      },
      where: {
        nowhere: 'Où était-ce, si vous le savez ?',
        told: 'La description semble dire où. Voulez-vous l’inscrire aussi comme lieu ?',
      },
      who: {
        nowhere: 'Qui était en cause, si vous le savez ?',
        told: 'La description semble parler de quelqu’un. Voulez-vous l’ajouter aux personnes ?',
      },
      witnesses: {
        nowhere: 'Qui a pu voir ou entendre, si vous le savez ?',
        told: 'La description semble dire qui a vu ou entendu. Voulez-vous l’ajouter aux personnes ?',
      },
      effects: {
        nowhere: 'Qu’est-ce que cela a changé pour vous, si vous voulez le dire ?',
        told: 'Qu’est-ce que cela a changé pour vous, si vous voulez le dire ?',
      },
      actions: {
        nowhere: 'Qu’avez-vous fait ensuite, s’il y a eu quelque chose : en parler, écrire, consulter ?',
        told: 'Qu’avez-vous fait ensuite, s’il y a eu quelque chose : en parler, écrire, consulter ?',
      },
      evidence: {
        nowhere: 'Existe-t-il une trace, si vous le savez : message, photo, document ?',
        told: 'Existe-t-il une trace, si vous le savez : message, photo, document ?',
      },
      type: {
        nowhere: 'De quel type d’incident s’agit-il, selon vous ? Les textes et les délais en dépendent.',
        told: 'La description semble le nommer. Voulez-vous préciser le type ? Les textes et les délais en dépendent.',
      },
    },
    source: {
      when: 'D’après : le champ « Date de l’incident », vide',
      where: 'D’après : le champ « Lieu », vide',
      who: 'D’après : les personnes de l’incident',
      witnesses: 'D’après : les personnes de l’incident',
      effects: 'D’après : la description',
      actions: 'D’après : la description',
      evidence: 'D’après : les pièces de l’incident',
      type: 'D’après : le champ « Type d’incident », non précisé',
      description: '{source}, et la description',
    },
    link: {
      when: 'Aller à la date',
      where: 'Aller au lieu',
      who: 'Aller aux personnes',
      witnesses: 'Aller aux personnes',
      effects: 'Aller à la description',
      actions: 'Aller à la description',
      evidence: 'Aller aux pièces',
      type: 'Aller au type',
      of: 'pour répondre à : {question}',
    },
  },
  repeat: {
    title: 'Ce qui se répète',
    none: 'Aucun autre de vos incidents n’a la même personne ou le même type.',
    person: 'Avec {name}',
    type: 'Du même type : {type}',
    anonymous: 'une personne affichée « Anonyme »',
    gone: 'une personne retirée depuis',
    dated: '{dated} incidents datés sur {total}.',
    datedAll: '{total} incidents, tous datés.',
    datedOne: 'Un seul incident daté sur {total}.',
    datedNone: 'Aucun des {total} incidents n’est daté : on ne peut rien dire de leur rythme.',
    datedPeriods:
      'Aucun des {total} incidents ne tient en un seul jour : on ne peut rien dire de leur rythme.',
    undated_one: '{count} n’a pas de date.',
    undated_other: '{count} n’ont pas de date.',
    overPeriod_one: '{count} s’étend sur une période.',
    overPeriod_other: '{count} s’étendent sur une période.',
    between: 'Le premier {first}, le dernier {last}.',
    more: 'Plus fréquents vers la fin, d’après les dates notées.',
    less: 'Moins fréquents vers la fin, d’après les dates notées.',
    unclear: 'On ne peut pas dire si cela devient plus ou moins fréquent.',
    few: 'Trop peu de dates pour dire si cela devient plus ou moins fréquent.',
    caution: 'Seul compte ici ce que vous avez noté : ce n’est pas forcément tout ce qui s’est passé.',
    personSource: 'D’après : le lien que vous avez fait entre ces personnes',
    typeSource: 'D’après : le champ « Type d’incident » de chacun',
    personPage: 'Voir la page de cette personne',
    list: 'Ces incidents',
    thisOne: 'cet incident',
    noDate: 'date non précisée',
    deleted: 'Incident supprimé depuis',
    table: 'Le même graphique en tableau',
    when: 'Quand',
    exact: 'Date notée',
    approximate: 'Date approximative',
    periods: 'Sur une période',
    legend: 'Plein : date notée.',
    legendApproximate: 'Contour : date approximative.',
    legendPeriods: 'Trait au-dessous : sur une période.',
    maybe: 'Peut-être la même personne',
    maybeText:
      'Ces noms se ressemblent. Vous seul·e savez s’il s’agit de la même personne ; rien n’est relié sans vous.',
    maybeOf: '{name} : peut-être {other}, dans',
    maybeNameless: 'quelqu’un',
  },
  limit: {
    title: 'Délais pour agir',
    intro:
      'Calculés à partir des dates de vos incidents. À confirmer avec un·e avocat·e : un délai peut s’arrêter, repartir ou être plus court selon la demande.',
    start: {
      last_act: 'Compté à partir du dernier fait connu : {when}, dans',
      revelation:
        'Compté à partir du jour où la discrimination est révélée. Au plus tôt, le jour de cet incident : {when}, dans',
      knowledge:
        'Compté à partir du jour où vous avez su, ou auriez dû savoir. Au plus tôt, le jour de cet incident : {when}, dans',
    },
    ongoing: {
      last_act: 'Cela dure encore : le délai se comptera à partir du dernier fait. Noté : {when}, dans',
      revelation:
        'Compté à partir du jour où la discrimination est révélée. Cela dure encore : seule la règle est donnée. Noté : {when}, dans',
      knowledge:
        'Compté à partir du jour où vous avez su, ou auriez dû savoir. Cela dure encore : seule la règle est donnée. Noté : {when}, dans',
    },
    rule: {
      last_act:
        'Compté à partir du dernier fait connu. Sa date n’est pas connue : seule la règle est donnée.',
      revelation:
        'Compté à partir du jour où la discrimination est révélée. La date n’est pas connue : seule la règle est donnée.',
      knowledge:
        'Compté à partir du jour où vous avez su, ou auriez dû savoir. La date n’est pas connue : seule la règle est donnée.',
      termination:
        'Compté à partir de la notification de la fin du contrat. Recueil ne connaît pas cette date.',
    },
    end: {
      exact: 'Jusqu’au {day}',
      approximate: 'Jusqu’aux environs du {day}',
    },
    over: 'Ce jour semble passé. Demandez conseil avant de renoncer : d’autres règles peuvent s’appliquer.',
    undated_one:
      'Un autre incident de la même série n’a pas de date : s’il est plus récent, le délai finit plus tard.',
    undated_other:
      '{count} autres incidents de la même série n’ont pas de date : si l’un d’eux est plus récent, le délai finit plus tard.',
    checked: 'Durée vérifiée en {month}, départ à confirmer avec un·e avocat·e.',
    toConfirm: 'Durée et départ à confirmer avec un·e avocat·e.',
  },
  law: {
    title: 'Textes de loi qui peuvent concerner cet incident',
    intro:
      'Ils sont proposés d’après ce que vous avez enregistré. Ils ne disent pas ce qu’un juge en penserait : à confirmer avec un avocat.',
    none: 'Aucun texte de la liste ne correspond au type enregistré.',
    noType: 'Le type de l’incident n’est pas précisé : la plupart des textes en dépendent.',
    read: 'Lire les textes',
    checked: 'Vérifié en {month}',
    toConfirm: 'À confirmer',
    byType: 'Peut concerner un incident de type « {type} ».',
    byExhibit: 'Peut concerner la pièce n° {number}.',
    byPerson: 'Peut concerner un témoin de cet incident.',
    newTab: '(nouvel onglet)',
    curated:
      'Ces textes et ces délais sont réunis et datés par les auteurs de Recueil, et relus par un avocat avant toute ouverture au public. L’assistant n’en écrit ni n’en choisit aucun.',
  },
} as const;
