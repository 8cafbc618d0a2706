/** `users …`: accounts; nothing that people wrote. */

import type { AccountSummary, Operator } from '../modules/auth/index.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';

const ROLE = /^[a-z][a-z_]{1,30}$/;

const accountOf = async (operator: Operator, { words: [who] }: CommandInput): Promise<AccountSummary> => {
  if (!who) throw new UsageError('Whose account? Give an address or an id.');
  const account = await operator.find(who);
  if (!account) throw new UsageError('There is no such account.');
  return account;
};

const dateOf = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

const lineOf = (account: AccountSummary): string =>
  [
    account.id,
    (account.email ?? '-').padEnd(40),
    account.role.padEnd(12),
    dateOf(account.created_at),
    account.email_confirmed_at ? 'confirmed  ' : 'unconfirmed',
    account.banned_until && account.banned_until > new Date() ? 'banned' : '',
  ]
    .join('  ')
    .trimEnd();

const HEADER = [
  'id'.padEnd(36),
  'address'.padEnd(40),
  'role'.padEnd(12),
  'created (UTC)'.padEnd(16),
  'address is   banned',
].join('  ');

const list: Command = {
  usage: 'users list [--json]',
  summary: 'all accounts, the newest first',
  run: async (operator, console, { options }) => {
    if (!options.json) console.print(HEADER);
    for await (const account of operator.list()) {
      console.print(options.json ? JSON.stringify(account) : lineOf(account));
    }
  },
};

const show: Command = {
  usage: 'users show <address or id> [--json]',
  summary: 'one account',
  run: async (operator, console, input) => {
    const account = await accountOf(operator, input);
    console.print(
      input.options.json
        ? JSON.stringify(account)
        : [
            `id             ${account.id}`,
            `address        ${account.email ?? '-'}`,
            `role           ${account.role}`,
            `created        ${dateOf(account.created_at)}`,
            `confirmed      ${dateOf(account.email_confirmed_at)}`,
            `last sign-in   ${dateOf(account.last_sign_in_at)}`,
            `banned until   ${dateOf(account.banned_until)}`,
          ].join('\n'),
    );
  },
};

const promote: Command = {
  usage: 'users promote <address or id> [--role super_admin]',
  summary: 'gives a role: super_admin unless another one is named',
  run: async (operator, console, input) => {
    const role = String(input.options.role ?? 'super_admin');
    if (!ROLE.test(role)) throw new UsageError('A role is a word of small letters, such as super_admin.');
    const account = await accountOf(operator, input);
    await operator.setRole(account.id, role);
    console.print(`${account.email ?? account.id} is now ${role}.`);
  },
};

const demote: Command = {
  usage: 'users demote <address or id>',
  summary: 'takes a role back: user again',
  run: async (operator, console, input) => {
    const account = await accountOf(operator, input);
    await operator.setRole(account.id, 'user');
    console.print(`${account.email ?? account.id} is now user.`);
  },
};

const ban: Command = {
  usage: 'users ban <address or id> [--hours 24]',
  summary: 'ends all sessions and opens none, for some hours or for good',
  run: async (operator, console, input) => {
    const { hours } = input.options;
    const duration = hours === undefined ? null : Number(hours);
    if (duration !== null && !(Number.isInteger(duration) && duration > 0 && duration < 876_600)) {
      throw new UsageError('--hours is a number of hours, at least 1.');
    }
    const account = await accountOf(operator, input);
    await operator.ban(account.id, duration);
    console.print(
      `${account.email ?? account.id} is banned ${duration === null ? 'for good' : `for ${duration} hours`}.`,
    );
  },
};

const unban: Command = {
  usage: 'users unban <address or id>',
  summary: 'lifts a ban',
  run: async (operator, console, input) => {
    const account = await accountOf(operator, input);
    await operator.ban(account.id, 0);
    console.print(`${account.email ?? account.id} is not banned any more.`);
  },
};

const invite: Command = {
  usage: 'users invite <address>',
  summary: 'opens an account and mails the link to it; again, until it was followed',
  run: async (operator, console, { words: [address] }) => {
    if (!address) throw new UsageError('Whom? Give an address.');
    await operator.invite(address);
    console.print(`${address} is invited.`);
  },
};

/** The data that a deletion does not remove. */
const COPIES_STAY =
  'With the master key, the account can still be restored from backups, and from the freed space of the ' +
  'database until PostgreSQL has used that again: see "Deleted accounts" in docs/operations.md.';

const remove: Command = {
  usage: 'users delete <address or id> [--yes]',
  summary: 'deletes the account, what was written in it, and its key; copies on the disk and in backups stay',
  run: async (operator, console, input) => {
    const account = await accountOf(operator, input);
    const name = account.email ?? account.id;
    if (!input.options.yes) {
      console.print(
        `This deletes ${name}, everything that was written in the account, and the key to it. There is no way back.`,
      );
      if ((await console.ask(`Type ${name} to go on: `)) !== name)
        throw new UsageError('Nothing was deleted.');
    }
    await operator.delete(account.id);
    console.print(`${name} is deleted.\n${COPIES_STAY}`);
  },
};

export const USER_COMMANDS: Record<string, Command> = {
  list,
  show,
  promote,
  demote,
  ban,
  unban,
  invite,
  delete: remove,
};
