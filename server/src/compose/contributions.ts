/** What each module gives to what is common to all of them. */
import { adminExport } from '../modules/admin/index.ts';
import { aiChatExport } from '../modules/ai-chat/index.ts';
import { accountExport } from '../modules/auth/index.ts';
import {
  conversationExport,
  conversationSearch,
  conversationTimeline,
  conversationTopics,
} from '../modules/conversations/index.ts';
import { dossierExport, dossierTopics } from '../modules/dossier/index.ts';
import { fileExport, fileTopics } from '../modules/files/index.ts';
import { helpExport } from '../modules/help/index.ts';
import {
  incidentExport,
  incidentSearch,
  incidentTimeline,
  incidentTopics,
} from '../modules/incidents/index.ts';
import { journalExport, journalSearch, journalTimeline, journalTopics } from '../modules/journal/index.ts';
import { exportTopics, myDataExport } from '../modules/my-data/index.ts';
import { noticeExport, noticeTopics } from '../modules/notifications/index.ts';
import { preferencesExport, preferencesTopics } from '../modules/preferences/index.ts';
import { profileExport, profileTopics } from '../modules/profiles/index.ts';
import type { SearchSource } from '../modules/search/index.ts';
import { shareExport, shareTopics } from '../modules/sharing/index.ts';
import { synthesisExport, synthesisTopics } from '../modules/synthesis/index.ts';
import type { TimelineSource } from '../modules/timeline/index.ts';
import type { LiveTopics } from '../platform/events/topics.ts';
import type { ExportSource } from '../platform/exports/exported-table.ts';

/** To the export of everything. */
export const EXPORT_SOURCES: readonly ExportSource[] = [
  accountExport,
  profileExport,
  preferencesExport,
  noticeExport,
  journalExport,
  incidentExport,
  synthesisExport,
  conversationExport,
  fileExport,
  aiChatExport,
  helpExport,
  adminExport,
  dossierExport,
  myDataExport,
  shareExport,
];

/** To the timeline and to the home page. */
export const TIMELINE_SOURCES: readonly TimelineSource[] = [
  journalTimeline,
  conversationTimeline,
  incidentTimeline,
];

/** To the search. */
export const SEARCH_SOURCES: readonly SearchSource[] = [journalSearch, conversationSearch, incidentSearch];

/** To the live stream. */
export const LIVE_TOPICS: readonly LiveTopics[] = [
  conversationTopics,
  fileTopics,
  incidentTopics,
  journalTopics,
  synthesisTopics,
  profileTopics,
  exportTopics,
  dossierTopics,
  preferencesTopics,
  noticeTopics,
  shareTopics,
];
