import { CHAT, CHAT_OK } from '@pavilion/contract/chat.wire';
import { CODE } from '@pavilion/contract/codes';
import type { PageSocket, Reply, Sent } from './tabs.network';

export type MemberName = 'A' | 'B';
export type Venue = 'FBTY' | 'OBTY';

/** Marks a response with its owner, wherever its data turn up. */
export const MARK: Readonly<Record<MemberName, string>> = { A: '111100', B: '222200' };
const moneyOf = (name: MemberName) => `${MARK[name].slice(0, -2)}.00`;

export const VENUE_ORIGIN: Readonly<Record<Venue, string>> = { FBTY: 'https://fb.example', OBTY: 'https://ob.example' };
export const CHAT_ORIGIN = 'wss://chat.example';

interface Session {
  member: MemberName;
  /** The code that ends it; null while it is good. */
  ended: number | null;
  /** Its member has logged out. */
  left: boolean;
}

const PATHS = {
  login: '/site/api/v1/user/login',
  logout: '/site/api/v1/user/logout',
  renew: '/site/api/v1/user/session/renew',
  member: '/site/api/v1/user/member/info',
  jwt: '/site/api/v1/user/member/jwt',
  wallets: '/site/api/v1/finance/wallet/list',
  launch: '/game/api/v1/venue/launch',
  preInfo: '/site/api/v1/configuration/preInfo',
  history: '/stream/api/v1/history',
  follows: '/site/api/v1/favorite/match/list',
} as const;

/** Calls that a visitor never makes. */
export const MEMBER_PATHS: ReadonlySet<string> = new Set([PATHS.renew, PATHS.member, PATHS.jwt, PATHS.wallets, PATHS.follows]);
export const LAUNCH_PATH = PATHS.launch;

/** Codes that end the session of their call. */
export const ENDING_CODES: ReadonlySet<number> = new Set([
  CODE.auth,
  CODE.loggedInElsewhere,
  CODE.deviceBlocked,
  CODE.accountBlocked,
  CODE.passwordChanged,
]);

const ok = (data: unknown): Reply => ({ status: 200, body: { status_code: CODE.success, message: '', data } });
const rejected = (code: number, data: unknown = null): Reply => ({
  status: 200,
  body: { status_code: code, message: `code ${code}`, data },
});

/** The platform, its venues and its chat, as a script that the steps of a run change. */
export class ScriptedPlatform {
  readonly #sessions = new Map<string, Session>();
  readonly #expired = new Set<string>();
  readonly sockets = new Set<PageSocket>();
  /** Codes of the next rejections, in this order. */
  nextCodes: number[] = [];
  /** HTTP statuses of the next responses. */
  nextStatuses: number[] = [];
  maintenance = false;
  launchRejected = false;
  /** Venue sessions that are expired from the start. */
  venueBroken = false;
  renewWanted = false;
  realityMinutes = 1;
  #count = 0;

  #mark(kind: string): string {
    this.#count += 1;
    return `${kind}${String(this.#count).padStart(6, '0')}`;
  }

  /** A token names its member, so that a run's log can be read; nothing depends on that. */
  #begin(session: Session): string {
    const token = this.#mark(`pvl_session_${session.member}_`);
    this.#sessions.set(token, session);
    return token;
  }

  /** The token of a session that has begun on an earlier visit. */
  beginEarlier(member: MemberName): string {
    return this.#begin({ member, ended: null, left: false });
  }

  memberOf(token: string | null): MemberName | null {
    return token === null ? null : (this.#sessions.get(token)?.member ?? null);
  }

  isGood(token: string | null): boolean {
    return token !== null && this.#sessions.get(token)?.ended === null;
  }

  isLoggedOut(token: string): boolean {
    return this.#sessions.get(token)?.left === true;
  }

  #end(token: string | null, code: number): void {
    const session = token === null ? undefined : this.#sessions.get(token);
    if (!session || session.ended !== null) return;
    session.ended = code;
    for (const socket of this.sockets) if (socket.token !== null && this.#sessions.get(socket.token) === session) socket.drop();
  }

  /** Ends every session of a member. */
  revoke(member: MemberName, code: number): void {
    for (const [token, session] of this.#sessions) if (session.member === member) this.#end(token, code);
  }

  /** Expires every session of the venue so far. */
  expireVenue(venue: Venue): void {
    this.#expired.add(`${venue} ${this.#count}`);
  }

  isVenueTokenOver(token: string): boolean {
    if (this.venueBroken) return true;
    const [, venue = '', , number = ''] = /^(\w{4})-(\w+)-(\d+)$/.exec(token) ?? [];
    return [...this.#expired].some((mark) => mark.startsWith(venue) && Number(mark.slice(5)) >= Number(number));
  }

  /** The page that the site's server makes: the member of a good token, and whether it redirects. */
  serve(path: string, token: string | null): { path: string; member: MemberName | null } {
    if (this.maintenance && path !== '/other/maintenance') return { path: '/other/maintenance', member: null };
    const member = this.isGood(token) ? this.memberOf(token) : null;
    if (path.startsWith('/mine') && member === null) return { path: `/user/login?redirect=${encodeURIComponent(path)}`, member };
    return { path, member };
  }

  response(sent: Sent): Reply {
    const { pathname, origin } = new URL(sent.url, 'https://site.example');
    if (origin === VENUE_ORIGIN.FBTY || origin === VENUE_ORIGIN.OBTY) return this.#venueResponse(sent, pathname);
    // The site's own handler, whose response nobody reads.
    if (pathname === '/api/misfit') return { status: 204, body: null };
    const status = this.nextStatuses.shift();
    if (status !== undefined) return { status, body: { error: 'gateway' } };
    if (pathname.startsWith('/api/json-cache/')) return { status: 404, body: null };
    const code = this.nextCodes.shift();
    const token = sent.headers.get('X-API-TOKEN');
    if (code !== undefined) {
      // A platform that responds so has ended the session.
      if (ENDING_CODES.has(code)) this.#end(token, code);
      return rejected(code);
    }
    if (this.maintenance && pathname !== PATHS.preInfo) return rejected(CODE.maintenance, { startTime: null, endTime: null });
    const session = token === null ? undefined : this.#sessions.get(token);
    if (token !== null && session?.ended !== null) return rejected(session?.ended ?? CODE.auth);
    if (MEMBER_PATHS.has(pathname) && !session) return rejected(CODE.auth);
    return this.#platformResponse(pathname, sent, token, session?.member ?? null);
  }

  #platformResponse(pathname: string, sent: Sent, token: string | null, member: MemberName | null): Reply {
    switch (pathname) {
      case PATHS.login: {
        const { userName } = JSON.parse(sent.body ?? '{}') as { userName: string };
        const name = userName === 'membera' ? 'A' : 'B';
        // One session per member: the earlier ones receive 6001.
        this.revoke(name, CODE.loggedInElsewhere);
        return ok({ token: this.#begin({ member: name, ended: null, left: false }), userName });
      }
      case PATHS.logout:
        if (token !== null) this.#sessions.get(token)!.left = true;
        this.#end(token, CODE.auth);
        return ok(null);
      case PATHS.renew: {
        this.renewWanted = false;
        return ok({ token: this.#begin(this.#sessions.get(token!)!) });
      }
      case PATHS.member:
        return ok({
          id: `id-${member}`,
          userName: `member${member}`,
          nickName: '',
          vipLevel: 1,
          balance: moneyOf(member!),
          lockMoney: '0.00',
          hasWithdrawPassword: true,
          realNameStatus: 0,
          flags: { canWithdraw: true, canChat: true, renewToken: this.renewWanted, realityMinutes: this.realityMinutes },
        });
      case PATHS.jwt:
        return ok(`jwt:${token}`);
      case PATHS.wallets:
        return ok({ autoTransfer: true, balance: moneyOf(member!), lockMoney: '0.00', venues: [] });
      case PATHS.launch: {
        if (this.launchRejected) return rejected(CODE.common);
        const { enName } = JSON.parse(sent.body ?? '{}') as { enName: Venue };
        const origin = VENUE_ORIGIN[enName];
        const query = `token=${this.#mark(`${enName}-${member ?? 'guest'}-`)}&merchantCode=m1`;
        return ok({
          url: `${origin}/?${query}`,
          h5Url: '',
          activityUrl: '',
          token: '',
          apiUrl: enName === 'OBTY' ? `${origin}/counts` : '',
        });
      }
      case PATHS.preInfo:
        return ok({
          SiteBaseConfigVo: { title: 'x', webLogoTitleUrl: '' },
          ip: '203.0.113.27',
          maintainConfig: { status: this.maintenance ? 0 : 1, startTime: null, endTime: null, reason: '' },
          siteFestivalSkin: null,
          siteVideoActiveUrl: '',
          siteVideoSkinOpen: false,
          stopLogin: false,
          stopRegister: false,
        });
      case PATHS.history:
        return ok({ list: [], hasMore: false });
      case PATHS.follows:
        return ok({ list: [], full: '0' });
      default:
        return ok(null);
    }
  }

  #venueResponse(sent: Sent, pathname: string): Reply {
    const token = venueTokenOf(sent);
    const over = this.isVenueTokenOver(token);
    if (pathname.startsWith('/counts/')) {
      return {
        status: 200,
        body: over ? { status_code: 401, message: '令牌已过期', data: null } : { status_code: 6000, message: '', data: { TY: 1 } },
      };
    }
    if (sent.url.startsWith(VENUE_ORIGIN.FBTY))
      return { status: 200, body: { success: !over, code: over ? 14_010 : 0, message: '', data: {} } };
    return { status: 200, body: { code: over ? '0400401' : '0000000', msg: '', data: { userId: '1001' } } };
  }

  /** A frame that a page sent over the chat's line. */
  receive(socket: PageSocket, text: string): void {
    const { msgId, msgData } = JSON.parse(text) as { msgId: number; msgData: { token?: string; roomId?: string } };
    if (msgId === CHAT.heartbeat) socket.deliver({ msgId, msgData: {} });
    if (msgId === CHAT.login) {
      const token = (msgData.token ?? '').replace('jwt:', '');
      socket.token = token;
      const good = this.isGood(token);
      socket.deliver({
        msgId,
        msgData: { code: good ? CHAT_OK : CODE.auth, message: '', data: { speechStatus: 1, vipMin: 0, vipMax: 9 } },
      });
    }
    if (msgId === CHAT.joinRoom && socket.token !== null)
      socket.deliver({ msgId, msgData: { code: CHAT_OK, message: '', data: { roomId: msgData.roomId, online: 1 } } });
    if (msgId === CHAT.history) socket.deliver({ msgId, msgData: { roomId: msgData.roomId, list: [], hasMore: false } });
  }
}

/** The venue's token that a request carries. */
export function venueTokenOf({ headers, url }: Sent): string {
  const { searchParams } = new URL(url, 'https://site.example');
  return headers.get('Authorization') ?? headers.get('requestId') ?? searchParams.get('token') ?? '';
}

/** The owner of a venue's session; null for a guest. */
export function venueOwnerOf(token: string): MemberName | 'guest' | null {
  const [, owner] = /^\w{4}-(A|B|guest)-/.exec(token) ?? [];
  return (owner as MemberName | 'guest' | undefined) ?? null;
}
