import type { Article } from '../article.ts';

/** Writing, sorting, finding again. */
export const WRITING = {
  commencer: {
    title: 'Where to start',
    summary: 'A note of two lines is enough. The rest can wait.',
    words: 'begin start first time beginner getting started how',
    sections: [
      {
        id: 'maintenant',
        title: 'Right now',
        body: [
          'If you are in danger, call first: [the numbers are here](/help/qui-appeler).',
          'Otherwise note one single thing, in any order: what happened, the day, the place, the words you heard. [Open the journal](/journal-de-bord).',
        ],
      },
      {
        id: 'ensuite',
        title: 'When you have the strength',
        body: [
          {
            list: [
              'Tell [the assistant](/ia-call): it asks one question at a time, and you can stop.',
              'Or fill in an [incident](/incidents/new) yourself, with what you know.',
              'Add what you have: a message, a photo, a letter. These are [exhibits](/help/pieces).',
            ],
          },
          'Nothing has to be finished in one go. What you begin to write is kept until you save it.',
        ],
      },
      {
        id: 'ordinateur',
        title: 'On which device?',
        body: [
          'Preferably your own, with an email address that your employer cannot read. A computer at work can be watched, and {product} cannot prevent that.',
          'On every screen, “Leave quickly” closes the page at once: [how it works](/help/quitter-vite).',
        ],
      },
    ],
  },
  'garder-une-note': {
    title: 'Keeping a note',
    summary: 'The journal and the quick note: write, speak, add a file, even without a connection.',
    words: 'journal entry write voice memo recorder offline draft mood tag',
    sections: [
      {
        id: 'note-rapide',
        title: 'The quick note',
        body: [
          'The note button, or the key n, opens a note on any page. The moment is proposed; you can change it, or give none. The note lands in your [journal](/journal-de-bord).',
        ],
      },
      {
        id: 'entree',
        title: 'A whole entry',
        body: [
          'A new entry asks for a title and a few words. All the rest is optional: the type, the mood, tags, the day and hour of the facts, files, a voice memo.',
          'The day of the facts and the day on which you write are both kept: one can always see which is which.',
          'When you correct an entry, its earlier versions can still be read.',
        ],
      },
      {
        id: 'sans-connexion',
        title: 'Without a connection',
        body: [
          'If the connection goes while {product} is open, your note is kept in this browser, encrypted, and leaves by itself when the connection is back. It is marked as waiting.',
          '{product} also opens without a connection, in a browser that you have signed in with before. A note written there waits on this device, encrypted, until the connection is back.',
          'If the browser refuses to keep anything, the page says so, and your text stays on the screen.',
        ],
      },
      {
        id: 'prive',
        title: 'Private or shareable',
        body: [
          'An entry is private at first. “Shareable” only means that it can be chosen for a file: nothing is sent.',
        ],
      },
    ],
  },
  assistant: {
    title: 'The assistant listens and suggests nothing',
    summary: 'It asks open questions, one at a time. It says neither what happened nor what it is called.',
    words: 'ai artificial intelligence chat conversation guide mistral model tell questions robot',
    sections: [
      {
        id: 'pourquoi',
        title: 'Why it is so careful',
        body: [
          'A study with simulated witnesses (arXiv 2408.04681) found that a robot that asks misleading questions induces more than three times as many false memories. So the assistant starts from your account, and only asks about what you have brought up yourself.',
          '“I do not know” is a good answer. You can stop whenever you like and go on later.',
        ],
      },
      {
        id: 'ce-qui-est-recueilli',
        title: 'What has been collected',
        body: [
          'Beside the conversation, {product} shows what it has understood, with the words that this comes from: the type, the moment, the place, the people, the account, the witnesses, the effects, the steps taken. These are only proposals. You confirm, correct or put aside.',
          'Your messages stay as you wrote them.',
        ],
      },
      {
        id: 'incident',
        title: 'The suggested incident',
        body: [
          'Once at least six of these eight are there, it suggests to make an incident of it. You can ignore that. The incident is a draft at first: everything in it can be changed.',
        ],
      },
      {
        id: 'qui-repond',
        title: 'Who answers, and where your words go',
        body: [
          'At the top of the conversation “Who answers?” says it. The local guide answers on this server. Where an outside model is connected, that is written before, and you can choose the local guide for a conversation.',
          'The assistant can be wrong. Read again what is recorded.',
        ],
      },
    ],
  },
  incidents: {
    title: 'Incidents',
    summary: 'One fact, with its date, its place, the people and the exhibits, under a reference.',
    words: 'record report create status reference draft merge copy priority date approximate review',
    sections: [
      {
        id: 'creer',
        title: 'Creating one',
        body: [
          'In three ways: by [the form](/incidents/new), from a conversation with the assistant, or from an entry of the journal.',
          'Recording an incident tells neither your employer nor anybody else. The statuses, even “Submitted”, only help you to find your way.',
        ],
      },
      {
        id: 'date',
        title: 'If you are not sure of the date',
        body: [
          'Say so: exact, approximate, over a period, or unknown. A date that you did not choose is not recorded as yours.',
        ],
      },
      {
        id: 'reference',
        title: 'The reference',
        body: [
          'Each incident has a number such as INC-2026-0001, of your account alone. You can quote it without telling anything of the content.',
        ],
      },
      {
        id: 'faire-le-point',
        title: 'Taking stock',
        body: [
          'From an incident, this page reads again what you noted, by fixed rules: what is still open, what comes back, the time limits, the texts that may concern it. The assistant takes no part.',
        ],
      },
      {
        id: 'reunir',
        title: 'Merging and copying',
        body: [
          'Two incidents that are one can be merged from the menu of other actions. A copy is a draft with a new number and without the exhibits.',
        ],
      },
    ],
  },
  personnes: {
    title: 'People',
    summary:
      'Who was there, in which part, and how to find the same person again from one incident to the other.',
    words: 'witness author colleague boss name anonymous victim manager link',
    sections: [
      {
        id: 'ajouter',
        title: 'Adding somebody',
        body: [
          'A name, or what says who it is (“the head of HR”), is all that is asked. Their part in the facts and their role at work are optional, and always according to you.',
        ],
      },
      {
        id: 'meme-personne',
        title: 'The same person in several incidents',
        body: [
          'Where a name looks like one of another incident, you are asked. Nothing is linked without you: two people can have the same name.',
        ],
      },
      {
        id: 'anonyme',
        title: 'Shown as “Anonyme”',
        body: [
          'The name is then hidden in the incident, and stays recorded, encrypted. To replace a name in all texts, read [Anonymising](/help/anonymiser).',
        ],
      },
    ],
  },
  pieces: {
    title: 'Exhibits and their numbers',
    summary: 'Messages, photos, letters, recordings: each keeps its number, and its file as it is.',
    words:
      'evidence proof file photo screenshot email pdf attach fingerprint sha hash exif metadata number document whatsapp sms text messenger teams slack messages conversation voice',
    sections: [
      {
        id: 'ajouter',
        title: 'What you can add',
        body: [
          'Pictures, PDF, Word documents, texts, emails (.eml), MP3, WAV or Ogg sounds, up to 10 MB each. An exhibit can also have no file: a paper that you keep at home, with the place where it is.',
          'An email that is kept as an .eml file tells more than a screenshot: it has its header.',
        ],
      },
      {
        id: 'numeros',
        title: 'Numbers do not move',
        body: [
          'Each exhibit of an incident has a number. Where one is missing, it was removed or moved: its number is never given again.',
        ],
      },
      {
        id: 'empreinte',
        title: 'The fingerprint of a file',
        body: [
          'Below each file stands its fingerprint, a row of characters (SHA-256). If a single byte of the file changed, it would be another.',
          'The original file is kept as you added it. What the file itself says, such as a date or a device, is shown apart; nothing of it is taken over without you.',
        ],
      },
      {
        id: 'attention',
        title: 'Before you add',
        body: [
          'Keep the original too: the message in your phone, the letter in its envelope.',
          'For a recording made without somebody’s knowledge, first read [what is known](/help/enregistrements).',
        ],
      },
    ],
  },
  retrouver: {
    title: 'Finding what you wrote',
    summary: 'Search, filters and the timeline of the journal.',
    words: 'search find filter keyword tag date timeline print',
    sections: [
      {
        id: 'chercher',
        title: 'Searching',
        body: [
          'The search of the journal goes through your entries, conversations and incidents; the one of the incidents, through their people and exhibits too. Accents and capitals do not count, and quotation marks look for an exact phrase.',
          'The words that you search for are neither kept nor written into the address of the page.',
        ],
      },
      {
        id: 'sensibles',
        title: 'And sensitive incidents?',
        body: [
          'They are only searched if you have just confirmed that it is you: [why](/help/incident-sensible).',
        ],
      },
      {
        id: 'imprimer',
        title: 'Printing',
        body: [
          'The journal and each incident have a print button. What is on the screen is what will be on paper, with your name and the hour at the top. A printer at work can keep a trace.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
