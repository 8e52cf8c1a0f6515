import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import type { Stack } from '../stack';

/** Places of a fault: before the site, between the site and its platform, before a venue. */
export type ProxyName = 'site' | 'platform' | 'fb' | 'ob';

/** A fault proxy before the site, the platform and the venues. A browser started with `rules` goes through them. */
export class FaultProxies {
  private constructor(private readonly all: Record<ProxyName, FaultProxy>) {}

  static async before(platform: string): Promise<FaultProxy> {
    return startFaultProxy({ upstream: platform, seed: 20_261_121 });
  }

  static async around(stack: Stack, platform: FaultProxy): Promise<FaultProxies> {
    const [site, fb, ob] = await Promise.all(
      [stack.origin, stack.venue('FBTY'), stack.venue('OBTY')].map((upstream) => startFaultProxy({ upstream, seed: 7 })),
    );
    return new FaultProxies({ site: site!, fb: fb!, ob: ob!, platform });
  }

  of(name: ProxyName): FaultProxy {
    return this.all[name];
  }

  /** The browser's own rules for names: the site's address and the venues' lead to the proxies. */
  rules(stack: Stack): string {
    const way = (origin: string, { origin: proxy }: FaultProxy) => `MAP ${new URL(origin).host} ${new URL(proxy).host}`;
    const { site, fb, ob } = this.all;
    return [way(stack.origin, site), way(stack.venue('FBTY'), fb), way(stack.venue('OBTY'), ob)].join(', ');
  }

  async clearAll(): Promise<void> {
    await Promise.all(Object.values(this.all).map((proxy) => proxy.set(null)));
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.all).map((proxy) => proxy.close()));
  }
}
