import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RealityPart } from '@/components/member/limit/reality-part';
import { startWhenIdle } from '@/components/shell/page-idle';
import { SessionGuard } from '@/components/shell/session/session-guard';
import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { useRoom } from '@/lib/domain/community/chat/room.feed';
import { chatSocketUrl, setChatAddress } from '@/lib/domain/community/chat/socket-url';
import { watchCounts } from '@/lib/domain/betting/counts/counts.feed';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { setVenueOrigins, type VenueOrigins } from '@/lib/domain/betting/launch/origins';
import { logIn, logOut } from '@/lib/domain/member/login/login.mutations';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { getPreInfo } from '@/lib/domain/site/config/pre-info.api';
import { whenSettled } from '@/lib/kit/browser/idle';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { createFbCaller } from '@/lib/venues/fb/fb.client';
import { toFbSessions } from '@/lib/venues/fb/fb.request';
import { createObCaller } from '@/lib/venues/ob/ob.client';
import { toObSessions } from '@/lib/venues/ob/ob.request';
import type { SimulatedRouter } from './tabs.router';

/** The server's document: the address after its redirects, the cookie that it saw, and the member of a good token. */
export interface RenderedDocument {
  path: string;
  rendered: boolean;
  member: string | null;
}

/** The visible state of the page. */
export interface Screen {
  signedIn: boolean;
  /** The member whose balance the header shows. */
  shown: string | null;
  chat: { status: 0 | 1; room: string | null };
}

export interface Running {
  render(rendered: RenderedDocument): void;
  close(): void;
  screen: Screen;
  /** Responses in the cache that belong to a member. */
  memberData(): readonly unknown[];
  logIn(name: string, remember: boolean): void;
  logOut(): void;
  /** A call of the platform: a member's, where one is logged in. */
  call(): void;
  callVenue(venue: 'FBTY' | 'OBTY'): void;
}

export interface PageScript {
  open(rendered: RenderedDocument): Running;
}

interface Simulated {
  /** Router of a member's own taps; navigation of the page itself uses `useRouter`. */
  taps: SimulatedRouter;
  container: Element;
  seed: { now: number; venueOrigins: VenueOrigins; chat: string };
}

/** ms between two polls of a venue. */
const VENUE_POLL_MS = 20_000;
const responseSchema = z.unknown();
/** Nothing of these responses is rendered. */
const NOTHING: never[] = [];
const polled = { refetchInterval: VENUE_POLL_MS, notifyOnChangeProps: NOTHING };
const NO_HOSTS: readonly string[] = [];

function open(first: RenderedDocument): Running {
  const { taps, container, seed } = (window as unknown as { simulated: Simulated }).simulated;
  setVenueOrigins(seed.venueOrigins);
  setChatAddress(seed.chat);
  const queryClient = makeQueryClient();
  const screen: Screen = { signedIn: false, shown: null, chat: { status: 0, room: null } };
  const callFb = createFbCaller(toFbSessions(venueSessions));
  const callOb = createObCaller(toObSessions(venueSessions));
  const callVenue = {
    FBTY: () => callFb({ path: '/v1/match/statistical', body: {}, response: responseSchema }),
    OBTY: () => callOb({ path: '/yewu11/v1/m/menus', query: {}, response: responseSchema }),
  };

  function Balance({ member }: { member: string | null }) {
    const { data } = useQuery(memberOptions());
    screen.shown = data?.id ?? member;
    useEffect(() => () => void (screen.shown = null), []);
    return <RealityPart member={data} />;
  }

  function Header({ rendered }: { rendered: boolean }) {
    screen.signedIn = useSignedIn(rendered);
    return screen.signedIn ? <Balance member={null} /> : null;
  }

  function Home() {
    useEffect(() => watchCounts(() => undefined), []);
    return null;
  }

  function Sport() {
    useQuery({ queryKey: ['sport', 'FBTY', 'list'], queryFn: callVenue.FBTY, ...polled });
    useQuery({ queryKey: ['sport', 'OBTY', 'list'], queryFn: callVenue.OBTY, ...polled });
    return null;
  }

  function Chat({ member }: { member: string | null }) {
    const room = useRoom(chatSocketUrl(), 'lobby', member);
    screen.chat = room.chat;
    useEffect(() => () => void (screen.chat = { status: 0, room: null }), []);
    return null;
  }

  function Mine() {
    useQuery({ ...walletsOptions(), notifyOnChangeProps: NOTHING });
    return null;
  }

  function Document({ path, rendered, member }: RenderedDocument) {
    return (
      <QueryClientProvider client={queryClient}>
        <Header rendered={rendered} />
        {path === '/' ? <Home /> : null}
        {path === '/game/sport' ? <Sport /> : null}
        {path === '/chat' ? <Chat member={member} /> : null}
        {path.startsWith('/mine') ? <Mine /> : null}
        <SessionGuard downloadHosts={NO_HOSTS} />
      </QueryClientProvider>
    );
  }

  const root = createRoot(container);
  root.render(<Document {...first} />);
  whenSettled(() => startWhenIdle(queryClient, { path: first.path, referrer: '' }));

  return {
    render: (rendered) => root.render(<Document {...rendered} />),
    close: () => root.unmount(),
    screen,
    memberData: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ queryKey }) => queryKey[0] !== 'sport' && queryKey[0] !== 'site')
        .flatMap(({ state }) => (state.data === undefined ? [] : [state.data])),
    logIn(name, remember) {
      logIn({ userName: name, password: 'a-password', remember }).then(
        () => {
          taps.replace('/');
          return taps.refresh();
        },
        () => undefined,
      );
    },
    logOut() {
      logOut();
      queryClient.clear();
      taps.replace('/');
      taps.refresh();
    },
    call() {
      const response = screen.signedIn
        ? queryClient.fetchQuery({ ...memberOptions(), staleTime: 0 })
        : getPreInfo({ timeout: READ_TIMEOUT_MS });
      response.catch(() => undefined);
    },
    callVenue: (venue) => void callVenue[venue]().catch(() => undefined),
  };
}

export { open };
