import 'server-only';
import { deviceOf } from '@/lib/domain/site/gate/device.rules';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { readHost, readPageCookie, readVisitorHeader } from '@/lib/domain/site/document/page-request.server';
import type { Device } from '@/lib/domain/site/gate/gate.model';
import { env } from '@/lib/env';

export interface Visit {
  device: Device;
  /** The visitor's browser is on an Apple phone or tablet. */
  apple: boolean;
  /** The address under which this site was requested, for a QR code or to copy; null when it is not a valid one. */
  origin: string | null;
}

const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$|^\[[0-9a-f:]{2,45}\](?::\d{1,5})?$/i;

/** Facts about the visitor for the download pages. */
export async function getVisit(): Promise<Visit> {
  const [{ host, https }, agent, hintMobile, hintPlatform, app] = await Promise.all([
    readHost(),
    readVisitorHeader('user-agent'),
    readVisitorHeader('sec-ch-ua-mobile'),
    readVisitorHeader('sec-ch-ua-platform'),
    readPageCookie(APP_COOKIE),
  ]);
  const userAgent = agent ?? '';
  return {
    device: deviceOf(
      {
        userAgent,
        hintMobile,
        hintPlatform,
        hostname: host.replace(/:\d+$/, ''),
        app,
      },
      env.DOWNLOAD_HOSTS,
    ),
    apple: /iPhone|iPad|iPod|Macintosh/.test(userAgent),
    origin: HOST.test(host) ? `${https ? 'https' : 'http'}://${host}` : null,
  };
}
