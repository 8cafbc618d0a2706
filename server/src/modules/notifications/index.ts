/** Notices: what a person is told of, in the app and by mail. */

export { addNotice, type NewNotice } from './add-notice.ts';
export { noticeExport } from './notice-export.ts';
export { noticeTopics } from './notice-topics.ts';
export { noticeWays } from './notice-ways.ts';
export { noticeRoutes } from './routes.ts';
export { startNotices } from './start-notices.ts';
