import type admin from './fr/admin.ts';
import type analyses from './fr/analyses.ts';
import type anonymity from './fr/anonymity.ts';
import type attachments from './fr/attachments.ts';
import type attestation from './fr/attestation.ts';
import type auth from './fr/auth.ts';
import type common from './fr/common.ts';
import type conversations from './fr/conversations.ts';
import type discretion from './fr/discretion.ts';
import type editing from './fr/editing.ts';
import type errors from './fr/errors.ts';
import type exhibits from './fr/exhibits.ts';
import type finding from './fr/finding.ts';
import type help from './fr/help.ts';
import type home from './fr/home.ts';
import type incidentHistory from './fr/incidentHistory.ts';
import type incidents from './fr/incidents.ts';
import type journal from './fr/journal.ts';
import type later from './fr/later.ts';
import type myData from './fr/myData.ts';
import type notes from './fr/notes.ts';
import type notices from './fr/notices.ts';
import type persons from './fr/persons.ts';
import type print from './fr/print.ts';
import type profile from './fr/profile.ts';
import type providers from './fr/providers.ts';
import type received from './fr/received.ts';
import type security from './fr/security.ts';
import type settings from './fr/settings.ts';
import type shell from './fr/shell.ts';
import type synthesis from './fr/synthesis.ts';
import type verifier from './fr/verifier.ts';
import type voice from './fr/voice.ts';

/** Every namespace, typed by its French catalogue. A new one is added here, in `fr/` and in `en/`. */
export interface Catalogues {
  admin: typeof admin;
  analyses: typeof analyses;
  anonymity: typeof anonymity;
  attachments: typeof attachments;
  attestation: typeof attestation;
  auth: typeof auth;
  common: typeof common;
  conversations: typeof conversations;
  discretion: typeof discretion;
  editing: typeof editing;
  errors: typeof errors;
  exhibits: typeof exhibits;
  finding: typeof finding;
  help: typeof help;
  home: typeof home;
  incidentHistory: typeof incidentHistory;
  incidents: typeof incidents;
  journal: typeof journal;
  later: typeof later;
  myData: typeof myData;
  notes: typeof notes;
  notices: typeof notices;
  persons: typeof persons;
  print: typeof print;
  profile: typeof profile;
  providers: typeof providers;
  received: typeof received;
  security: typeof security;
  settings: typeof settings;
  shell: typeof shell;
  synthesis: typeof synthesis;
  verifier: typeof verifier;
  voice: typeof voice;
}
export type Namespace = keyof Catalogues;

/** The shape of a catalogue, whatever the texts say: `satisfies Translation<typeof fr>` on each English one. */
export type Translation<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
};
