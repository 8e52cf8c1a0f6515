import { is, SQL, StringChunk } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as activity from './modules/rewards/calendar/activity.schema';
import * as invite from './modules/rewards/invite/invite.schema';
import * as peak from './modules/rewards/leaderboard/leaderboard.schema';
import * as agent from './modules/care/agent/agent.schema';
import * as bet from './modules/betting/order/bet.schema';
import * as chat from './modules/community/chat/chat.schema';
import * as deposit from './modules/money/deposit/deposit.schema';
import * as device from './modules/member/device/device.schema';
import * as feedback from './modules/care/feedback/feedback.schema';
import * as follow from './modules/betting/follow/follow.schema';
import * as game from './modules/community/game/game.schema';
import * as help from './modules/care/help/help.schema';
import * as info from './modules/member/info/info.schema';
import * as mail from './modules/member/mail/mail.schema';
import * as mall from './modules/rewards/mall/mall.schema';
import * as limit from './modules/member/limit/limit.schema';
import * as payee from './modules/money/payee-registry/payee.schema';
import * as picture from './modules/member/picture/picture.schema';
import * as coupon from './modules/rewards/coupon/coupon.schema';
import * as dividend from './modules/rewards/bonus/dividend.schema';
import * as person from './modules/rewards/person/person.schema';
import * as rebate from './modules/money/rebate/rebate.schema';
import * as stake from './modules/betting/stake/stake.schema';
import * as support from './modules/care/support/support.schema';
import * as wallet from './modules/money/wallet/wallet.schema';
import * as withdraw from './modules/money/withdraw/withdraw.schema';
import * as member from './modules/member/account/member.schema';
import * as session from './modules/member/session/session.schema';
import * as settings from './kernel/db/settings.schema';
import * as shortLived from './kernel/db/short-lived.schema';
import * as match from './modules/betting/match/match.schema';
import * as outbox from './modules/member/phone/outbox.schema';
import * as callKeys from './kernel/http/call-keys.schema';
import * as ledger from './kernel/ledger/ledger.schema';

export interface ColumnShape {
  /** As PostgreSQL writes it: `bigint`, `double precision`. */
  type: string;
  notNull: boolean;
  /** Numbers itself, as an identity. */
  identity: boolean;
  /** The expression, such as `0` or `''::text`; null = none. */
  default: string | null;
}

export interface KeyShape {
  /** Null = of a unique constraint, whose name is generated. */
  name: string | null;
  columns: string[];
  unique: boolean;
  /** Has a condition. */
  partial: boolean;
}

export interface TableShape {
  columns: Record<string, ColumnShape>;
  primaryKey: string[];
  keys: KeyShape[];
}

export type Shape = Record<string, TableShape>;

/** Every table that the program declares, in the words of PostgreSQL's catalog; a test compares the migrations with it. */
export function declaredTables(): Shape {
  const modules: object[] = [
    member,
    session,
    settings,
    shortLived,
    match,
    outbox,
    callKeys,
    ledger,
    bet,
    dividend,
    chat,
    deposit,
    wallet,
    support,
    payee,
    withdraw,
    picture,
    mail,
    device,
    feedback,
    info,
    rebate,
    coupon,
    mall,
    activity,
    invite,
    peak,
    limit,
    follow,
    game,
    help,
    agent,
    person,
    stake,
  ];
  const tables = modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
  return Object.fromEntries(tables.map((table) => [getTableConfig(table).name, shapeOf(table)]));
}

function shapeOf(table: PgTable): TableShape {
  const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const single = columns.filter((column) => column.primary).map((column) => column.name);
  return {
    columns: Object.fromEntries(columns.map((column) => [column.name, columnOf(column, name)])),
    primaryKey: primaryKeys[0]?.columns.map((column) => column.name) ?? single,
    keys: [
      ...columns.filter((column) => column.isUnique).map((column) => uniqueOf([column])),
      ...uniqueConstraints.map((constraint) => uniqueOf(constraint.columns)),
      ...indexes.map(({ config }) => ({
        name: config.name ?? null,
        columns: config.columns.map((column) => ('name' in column ? String(column.name) : '')),
        unique: config.unique,
        partial: config.where !== undefined,
      })),
    ],
  };
}

const uniqueOf = (columns: readonly { name: string }[]): KeyShape => ({
  name: null,
  columns: columns.map((column) => column.name),
  unique: true,
  partial: false,
});

function columnOf(column: PgColumn, table: string): ColumnShape {
  const serial = column.getSQLType() === 'bigserial';
  return {
    type: serial ? 'bigint' : column.getSQLType(),
    notNull: column.notNull,
    identity: column.generatedIdentity !== undefined,
    default: serial ? `nextval('${table}_${column.name}_seq'::regclass)` : expressionOf(column.default),
  };
}

/** A default in PostgreSQL's own words. */
function expressionOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (is(value, SQL)) return value.queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : '')).join('');
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'::text`;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::jsonb`;
  return String(value);
}
