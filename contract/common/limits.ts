/** The limits that server and web app both enforce. The names contain the units. */

/** Who came into an account is kept for so long. */
export const SIGN_IN_DAYS = 90;
/** And so many at most of those who did, and as many of those who tried. */
export const SIGN_INS_MAX_COUNT = 200;

export const PASSWORD_MIN_CHARACTERS = 8;
/** Argon2 has no such limit; GoTrue's clients rely on it (auth.md, POST /signup). */
export const PASSWORD_MAX_BYTES = 72;
export const NAME_MIN_CHARACTERS = 2;
export const NAME_MAX_CHARACTERS = 120;
export const PHONE_MAX_CHARACTERS = 40;
export const EMAIL_MAX_CHARACTERS = 254;

export const MESSAGE_MAX_CHARACTERS = 20_000;
/** The person's own words in place of a collected detail. */
export const DETAIL_MAX_CHARACTERS = 2_000;

/** The key of an incident: the id of a message, and the position in it where the incident begins. */
export const EPISODE_KEY_MAX_CHARACTERS = 60;
/** More incidents than a person tells in one conversation; whatever follows belongs to the last one. */
export const EPISODES_MAX_COUNT = 20;
/** A name, or what somebody is at work, as it was told. */
export const PERSON_MAX_CHARACTERS = 200;
/** Per conversation: what the person said of proposals by a press. */
export const ANSWERS_MAX_COUNT = 1_000;
/** Per conversation: the marks by which the person divides and joins incidents. */
export const EPISODE_MARKS_MAX_COUNT = 400;
export const CONVERSATION_TITLE_MAX_CHARACTERS = 200;

export const INCIDENT_TITLE_MAX_CHARACTERS = 200;
/** As long as an entry of the journal, which can become an incident word for word. */
export const INCIDENT_DESCRIPTION_MAX_CHARACTERS = 100_000;
export const INCIDENT_LOCATION_MAX_CHARACTERS = 300;
/** Places other than the one where it happened, each with a few words on what it was. */
export const INCIDENT_PLACES_MAX_COUNT = 20;
export const INCIDENT_PLACE_NOTE_MAX_CHARACTERS = 200;
/** A sensitive incident opens for so long after the person signed in, or showed again who they are (design.md, 9). */
export const SENSITIVE_OPENS_MINUTES = 15;

/** Name and role: PERSON_MAX_CHARACTERS. */
export const PERSON_NOTES_MAX_CHARACTERS = 10_000;
export const INCIDENT_PERSONS_MAX_COUNT = 100;
/** How long a deleted incident can be taken back. */
export const DELETED_INCIDENT_DAYS = 30;
/** So many rows of persons are looked through for names to offer, the last changed ones. */
export const KNOWN_PERSONS_MAX_ROWS = 2_000;

export const EVIDENCE_TITLE_MAX_CHARACTERS = 200;
/** As long as an entry of the journal, which can become an exhibit word for word. */
export const EVIDENCE_DESCRIPTION_MAX_CHARACTERS = 100_000;
export const EVIDENCE_SOURCE_MAX_CHARACTERS = 300;

/** spec.md, 5. */
export const ENTRY_TITLE_MAX_CHARACTERS = 200;
export const ENTRY_CONTENT_MAX_CHARACTERS = 100_000;
/** Of a card of the timeline (spec.md, 9). */
export const TIMELINE_EXCERPT_CHARACTERS = 150;
/** Of an incident’s description, in a list. */
export const LIST_EXCERPT_CHARACTERS = 120;
/** How many files of an entry its card shows. */
export const TIMELINE_CARD_FILES = 3;

/** Unread notices are counted up to this. */
export const NOTICES_COUNTED = 100;
/** How long a notice is kept. */
export const NOTICE_DAYS = 90;

/** After so many days a person who asked for it is reminded of what waits unfinished. */
export const DRAFT_REMINDER_DAYS = 3;
/** So many browsers of a person can say that something waits in them. */
export const DRAFT_BROWSERS_MAX_COUNT = 20;

/** Of what is typed into the search. */
export const SEARCH_MAX_CHARACTERS = 200;
/** A search stops at so many things, and says so. */
export const SEARCH_MAX_FOUND = 500;
/** So many places are told of one thing. */
export const SEARCH_MAX_PLACES = 10;
export const TAG_MAX_CHARACTERS = 60;
export const TAGS_MAX_COUNT = 30;

/** Entries of the ledger without content, at a time. */
export const LEDGER_PAGE_MAX_ENTRIES = 2_000;
/** What a page of versions, or of a history, holds at most; one version in any case, however long it is. */
export const HISTORY_PAGE_MAX_BYTES = 1_000_000;
export const PAGE_DEFAULT_ROWS = 50;
export const PAGE_MAX_ROWS = 100;

/** spec.md, 9. */
export const FILE_MAX_BYTES = 10_485_760;
export const FILE_NAME_MAX_CHARACTERS = 255;
/** What a file says of itself may be of any length. */
export const FILE_FACT_MAX_CHARACTERS = 500;
/** So many bytes at least of an upload that was cut off are kept, so that it can be continued. */
export const RESUMABLE_MIN_BYTES = 256 * 1024;
/** Files beyond this number are left out, and the person is told. */
export const ATTACHMENTS_MAX_COUNT = 10;
export const TRANSCRIPTION_MAX_CHARACTERS = 20_000;
/** A recording stops at this length and is kept: as PCM at 16 kHz it just fits FILE_MAX_BYTES. */
export const VOICE_MAX_SECONDS = 300;

/** A JSON body over this answers 413 with the code `body_too_large`. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;
/** The same, of routes that take a text as long as an entry of the journal: JSON can need six bytes for a character. */
export const LONG_TEXT_BODY_MAX_BYTES = 6 * ENTRY_CONTENT_MAX_CHARACTERS + 64 * 1024;

/** An incident is suggested only when at least this many of the eight details are collected (spec.md, 5). */
export const DETAILS_NEEDED_FOR_INCIDENT = 6;

/** Of the plain AI call (`ai-chat.ts`), all messages together. Reading them takes some tenths of a second. */
export const AI_CHAT_MESSAGES_MAX_COUNT = 100;
export const AI_CHAT_MAX_CHARACTERS = 100_000;
/** The limit of Mistral's models. */
export const AI_CHAT_TEMPERATURE_MAX = 1.5;
/** The tokens of a reply in a conversation (spec.md, 9). */
export const AI_CHAT_TOKENS_MAX = 1000;

/** Of one incident. So many are never made by hand. */
export const ANALYSES_MAX_COUNT = 100;
/** So many other incidents are looked through for what they have in common with one, the last created ones. */
export const ANALYSED_INCIDENTS_MAX_ROWS = 500;

/** Of a message to the support: mail carries it, so it is no place for a whole account. */
export const SUPPORT_SUBJECT_MAX_CHARACTERS = 150;
export const SUPPORT_MESSAGE_MAX_CHARACTERS = 4_000;
/** By one person within an hour. */
export const SUPPORT_MESSAGES_MAX_COUNT = 5;

/** As many as a dossier takes. */
export const SYNTHESIS_PERIOD_MAX_RECORDS = 1_000;
export const SYNTHESIS_SENTENCES_MAX_COUNT = 5_000;
/** A longer sentence of the person stands as several, one behind the other, cut between two words. */
export const SYNTHESIS_SENTENCE_MAX_CHARACTERS = 4_000;
export const SYNTHESIS_TITLE_MAX_CHARACTERS = 200;
/** Of one person, at a time. */
export const SYNTHESES_MAX_COUNT = 50;
/** An edit names the sentences that stay by their ids, and holds the words of those alone that were changed. */
export const SYNTHESIS_BODY_MAX_BYTES = 2 * 1024 * 1024;

export const DOSSIER_TITLE_MAX_CHARACTERS = 200;
export const DOSSIER_AUTHOR_MAX_CHARACTERS = 200;
/** Incidents, and as many entries; exhibits that are left out. */
export const DOSSIER_RECORDS_MAX_COUNT = 1_000;
export const DOSSIER_COVERED_MAX_COUNT = 5_000;
/** How many a person can have at a time. */
export const DOSSIERS_MAX_COUNT = 20;
/** A body with as many ids and covered passages as there can be. */
export const DOSSIER_BODY_MAX_BYTES = 2 * 1024 * 1024;

export const SHARE_DAYS_MAX = 365;
export const SHARE_OPENINGS_MAX_COUNT = 1_000;
export const SHARE_RECIPIENT_MAX_CHARACTERS = 200;
export const SHARE_LETTER_MAX_CHARACTERS = 20_000;
/** Wrong codes, one after the other, after which a share opens no more, until the person makes another. */
export const SHARE_WRONG_CODES_MAX = 10;
/** So many of a person open at a time: each has a copy of its own. */
export const SHARES_OPEN_MAX_COUNT = 50;
/** So long what was opened with the code can be read. */
export const SHARE_OPENED_HOURS = 4;
/** So often something is fetched with one opening: reading a dossier part by part takes far less. */
export const SHARE_FETCHES_MAX_COUNT = 5_000;
/** So many accesses of a share are shown, the last ones. */
export const SHARE_ACCESSES_MAX_ROWS = 10_000;

/** Of the end of a session: entries, and incidents, that are named one by one. */
export const SESSION_NAMED_MAX_COUNT = 12;
/** No dossier has so many files. */
export const SHARE_PARTS_MAX_COUNT = 100_000;
