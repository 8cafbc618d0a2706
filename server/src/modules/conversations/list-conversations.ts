import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Conversation } from '#contract/conversations.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readConversationPage } from './conversation-reader.ts';

/** The person's own conversations, last updated first. @throws ProblemError `bad_cursor` */
export const listConversations = (
  database: Database,
  actor: Actor,
  query: PageQuery,
): Promise<Page<Conversation>> => database.asReader(actor, (tx) => readConversationPage(tx, query));
