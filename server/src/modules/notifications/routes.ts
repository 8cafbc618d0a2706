import {
  type DraftReminder,
  draftReminder,
  noticePage,
  type ReadUntil,
  readUntil,
  unreadNotices,
} from '#contract/account/notices.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { countUnread } from './count-unread.ts';
import { deleteNotice, deleteReadNotices } from './delete-notices.ts';
import { tellOfDrafts } from './drafts/tell-of-drafts.ts';
import { listNotices } from './list-notices.ts';
import { markAllRead, markRead } from './mark-read.ts';

/** `/api/notices` */
export const noticeRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listNotices',
    summary: 'What one is told of, newest first',
    query: pageQuery,
    answer: { status: 200, schema: noticePage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listNotices(database, actor, query),
  }),
  route({
    method: 'GET',
    path: '/unread',
    operationId: 'countUnreadNotices',
    summary: 'How many notices are unread',
    answer: { status: 200, schema: unreadNotices },
    run: ({ actor }) => countUnread(database, actor),
  }),
  route({
    method: 'POST',
    path: '/read',
    operationId: 'markAllNoticesRead',
    summary: 'Marks all notices as read that came until then',
    body: { schema: readUntil, example: (): ReadUntil => ({ until: '2026-03-12T08:00:00.000Z' }) },
    answer: { status: 204 },
    run: ({ actor, body }) => markAllRead(database, actor, body),
  }),
  route({
    method: 'PUT',
    path: '/drafts',
    operationId: 'tellOfDrafts',
    summary: 'Says that something waits unfinished in a browser, for those who asked to be reminded',
    body: {
      schema: draftReminder,
      example: (id): DraftReminder => ({ browser: id, since: '2026-03-12' }),
    },
    answer: { status: 204 },
    run: ({ actor, body }) => tellOfDrafts(database, actor, body),
  }),
  route({
    method: 'POST',
    path: '/:noticeId/read',
    operationId: 'markNoticeRead',
    summary: 'Marks a notice as read',
    answer: { status: 204 },
    run: ({ actor, ids }) => markRead(database, actor, ids.noticeId),
  }),
  route({
    method: 'DELETE',
    path: '/',
    operationId: 'deleteReadNotices',
    summary: 'Deletes all notices that were read',
    answer: { status: 204 },
    run: ({ actor }) => deleteReadNotices(database, actor),
  }),
  route({
    method: 'DELETE',
    path: '/:noticeId',
    operationId: 'deleteNotice',
    summary: 'Deletes a notice',
    answer: { status: 204 },
    run: ({ actor, ids }) => deleteNotice(database, actor, ids.noticeId),
  }),
];
