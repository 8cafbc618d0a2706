import type { Translation } from '../catalogues.ts';
import type fr from '../fr/home.ts';

export default {
  title: 'Dashboard',
  intro: 'Hello {name}. Write at your own pace: everything can be completed later.',
  actions: {
    title: 'Quick actions',
    assistant: 'Talk to the AI assistant',
    assistantText: 'Tell what happened; the assistant helps you to forget neither date nor place.',
    incident: 'Create an incident',
    incidentText: 'Record a fact in a form, with its date and its description.',
    journal: 'Write in the journal',
    journalText: 'Keep a trace from day to day, as it comes.',
    synthesis: 'See the summary',
    synthesisText: 'Find all your incidents in one summary.',
    soon: 'Soon',
  },
  activity: {
    title: 'Your activity at a glance',
    incidents: 'Incidents',
    running: 'Incidents in progress',
    conversations: 'Conversations',
    atLeast: '{count} or more',
    last: 'Last activity',
    today: 'Today',
    yesterday: 'Yesterday',
    none: 'None yet',
    unknown: 'Not available',
    lastHint: 'Going by your incidents and your conversations.',
    failure: 'Your activity could not be loaded.',
  },
  info: {
    title: 'What you can count on',
    privacy: 'Confidentiality and GDPR',
    privacyText:
      'What you write is encrypted on the server with a key of your own account. The administration has no means of reading it in the application. The GDPR gives you the right to see your data, to correct it and to have it erased.',
    assistant: 'A caring AI',
    assistantText:
      'The assistant asks one question at a time and builds on what you have said. “I don’t know” is a good answer, and you can stop at any moment. It can be wrong: always read again what is recorded.',
    assistantHere: 'Its answers are prepared on this server.',
    assistantElsewhere:
      'To answer, your messages are passed on to an AI service outside this server ({model}).',
    records: 'Structured documentation',
    recordsText:
      'Every incident has a reference, a date and a status. With every change the version before is kept, encrypted and dated.',
  },
  guide: {
    title: 'Getting started',
    one: 'Tell a first fact',
    oneText: 'To the assistant or in an incident: what is easiest for you is the right choice.',
    two: 'Be precise where you are sure',
    twoText: 'Date, place, words, people present. What is uncertain may stay uncertain.',
    three: 'Read again and complete',
    threeText: 'Every incident can still be edited, as often as you like.',
    four: 'Speak to somebody you trust',
    fourText:
      'Occupational physician, staff representative, union, friend: you do not have to carry this alone.',
  },
} as const satisfies Translation<typeof fr>;
