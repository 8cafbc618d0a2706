import type { Translation } from '../catalogues.ts';
import type fr from '../fr/analyses.ts';

export default {
  entry: {
    title: 'Take stock',
    text: 'What remains to be specified, what happens again, and the time limits and texts of law that may concern it.',
    action: 'Take stock',
  },
  page: {
    title: 'Take stock',
    back: 'Back to the incident',
    loading: 'Loading...',
    failure: 'This page could not be loaded',
    begin:
      'Recueil reads this incident and your other incidents again, by fixed rules. The assistant takes no part in it, and nothing leaves Recueil. The result is kept here, encrypted and dated.',
    make: 'Take stock now',
    making: 'Reading...',
    again: 'Do it again',
    makeFailure: 'It could not be done',
    full: 'This was done very often for this incident: no further result can be kept.',
    made: 'Done.',
    madeOn: 'Done on {when}, on version {version} of the incident.',
    changed: 'The incident has changed since.',
    othersChanged: 'Other incidents have changed since.',
    older: 'You are reading an older result.',
    newest: 'Read the newest',
    earlier: 'Earlier results',
    sensitive: 'Your other sensitive incidents, if there are any, are not read.',
    partial: 'Only your newest incidents were read.',
  },
  when: {
    exact: 'on {day}',
  },
  open: {
    title: 'What remains to be specified',
    intro: 'A few questions, without any obligation. “I do not know” is an answer too.',
    none: 'Nothing in particular. You can always add to it, or leave it as it is.',
    unread: 'The description could not be read this time: it may already answer these questions.',
    saidUnknown:
      'You said in the conversation that you do not know, or prefer not to say: {details}. It is not asked again.',
    conversation: 'Read the conversation again',
    question: {
      when: {
        nowhere: 'When was it, even roughly, if you know?',
        told: 'The description seems to say when. Do you want to enter it as the date too?',
      },
      where: {
        nowhere: 'Where was it, if you know?',
        told: 'The description seems to say where. Do you want to enter it as the place too?',
      },
      who: {
        nowhere: 'Who was involved, if you know?',
        told: 'The description seems to speak of somebody. Do you want to add them to the people?',
      },
      witnesses: {
        nowhere: 'Who may have seen or heard it, if you know?',
        told: 'The description seems to say who saw or heard it. Do you want to add them to the people?',
      },
      effects: {
        nowhere: 'What has it changed for you, if you want to say?',
        told: 'What has it changed for you, if you want to say?',
      },
      actions: {
        nowhere: 'What did you do afterwards, if anything: talk about it, write, see somebody?',
        told: 'What did you do afterwards, if anything: talk about it, write, see somebody?',
      },
      evidence: {
        nowhere: 'Is there a trace, if you know: a message, a picture, a document?',
        told: 'Is there a trace, if you know: a message, a picture, a document?',
      },
      type: {
        nowhere: 'What type of incident is it, in your view? Texts and time limits depend on it.',
        told: 'The description seems to name it. Do you want to say which type it is? Texts and time limits depend on it.',
      },
    },
    source: {
      when: 'From: the field “Date of the incident”, empty',
      where: 'From: the field “Place”, empty',
      who: 'From: the people of the incident',
      witnesses: 'From: the people of the incident',
      effects: 'From: the description',
      actions: 'From: the description',
      evidence: 'From: the exhibits of the incident',
      type: 'From: the field “Type of incident”, not specified',
      description: '{source}, and the description',
    },
    link: {
      when: 'Go to the date',
      where: 'Go to the place',
      who: 'Go to the people',
      witnesses: 'Go to the people',
      effects: 'Go to the description',
      actions: 'Go to the description',
      evidence: 'Go to the exhibits',
      type: 'Go to the type',
      of: 'to answer: {question}',
    },
  },
  repeat: {
    title: 'What happens again',
    none: 'No other incident of yours has the same person or the same type.',
    person: 'With {name}',
    type: 'Of the same type: {type}',
    anonymous: 'a person shown as “Anonymous”',
    gone: 'a person who was removed since',
    dated: '{dated} dated incidents out of {total}.',
    datedAll: '{total} incidents, all of them dated.',
    datedOne: 'Only one dated incident out of {total}.',
    datedNone: 'None of the {total} incidents is dated: nothing can be said of how often they happen.',
    datedPeriods:
      'None of the {total} incidents happened on one day only: nothing can be said of how often they happen.',
    undated_one: '{count} has no date.',
    undated_other: '{count} have no date.',
    overPeriod_one: '{count} goes over a period.',
    overPeriod_other: '{count} go over a period.',
    between: 'The first {first}, the last {last}.',
    more: 'More frequent towards the end, by the dates that were noted.',
    less: 'Less frequent towards the end, by the dates that were noted.',
    unclear: 'It cannot be said whether this becomes more or less frequent.',
    few: 'Too few dates to say whether this becomes more or less frequent.',
    caution: 'Only what you noted counts here: it is not necessarily all that happened.',
    personSource: 'From: the link that you made between these people',
    typeSource: 'From: the field “Type of incident” of each',
    personPage: 'See the page of this person',
    list: 'These incidents',
    thisOne: 'this incident',
    noDate: 'date not specified',
    deleted: 'Incident deleted since',
    table: 'The same chart as a table',
    when: 'When',
    exact: 'Noted date',
    approximate: 'Approximate date',
    periods: 'Over a period',
    legend: 'Full: noted date.',
    legendApproximate: 'Outline: approximate date.',
    legendPeriods: 'Line below: over a period.',
    maybe: 'Perhaps the same person',
    maybeText:
      'These names look alike. Only you know whether it is the same person; nothing is linked without you.',
    maybeOf: '{name}: perhaps {other}, in',
    maybeNameless: 'somebody',
  },
  limit: {
    title: 'Time limits',
    intro:
      'Computed from the dates of your incidents. To be confirmed with a lawyer: a period can stop, begin again or be shorter, depending on the claim.',
    start: {
      last_act: 'Counted from the last act that is known: {when}, in',
      revelation:
        'Counted from the day on which the discrimination is revealed. At the earliest, the day of this incident: {when}, in',
      knowledge:
        'Counted from the day on which you knew, or should have known. At the earliest, the day of this incident: {when}, in',
    },
    ongoing: {
      last_act: 'It still goes on: the period will be counted from the last act. Noted: {when}, in',
      revelation:
        'Counted from the day on which the discrimination is revealed. It still goes on: only the rule is given. Noted: {when}, in',
      knowledge:
        'Counted from the day on which you knew, or should have known. It still goes on: only the rule is given. Noted: {when}, in',
    },
    rule: {
      last_act: 'Counted from the last act that is known. Its date is not known: only the rule is given.',
      revelation:
        'Counted from the day on which the discrimination is revealed. The date is not known: only the rule is given.',
      knowledge:
        'Counted from the day on which you knew, or should have known. The date is not known: only the rule is given.',
      termination:
        'Counted from the notification of the end of the contract. Recueil does not know that date.',
    },
    end: {
      exact: 'Until {day}',
      approximate: 'Until about {day}',
    },
    over: 'This day seems to be past. Ask for advice before you give up: other rules may apply.',
    undated_one:
      'Another incident of the same series has no date: if it is more recent, the period ends later.',
    undated_other:
      '{count} other incidents of the same series have no date: if one of them is more recent, the period ends later.',
    checked: 'Length checked in {month}, its beginning to be confirmed with a lawyer.',
    toConfirm: 'Length and beginning to be confirmed with a lawyer.',
  },
  law: {
    title: 'Texts of law that may concern this incident',
    intro:
      'They are suggested from what you recorded. They do not say what a judge would think of it: to be confirmed with a lawyer.',
    none: 'No text of the list fits the recorded type.',
    noType: 'The type of the incident is not specified: most texts depend on it.',
    read: 'Read the texts',
    checked: 'Checked in {month}',
    toConfirm: 'To be confirmed',
    byType: 'May concern an incident of the type “{type}”.',
    byExhibit: 'May concern exhibit no. {number}.',
    byPerson: 'May concern a witness of this incident.',
    newTab: '(new tab)',
    curated:
      'These texts and time limits are put together and dated by the authors of Recueil, and reviewed by a lawyer before any public launch. The assistant neither writes nor chooses any of them.',
  },
} satisfies Translation<typeof fr>;
