import 'server-only';
import { cookies, headers } from 'next/headers';
import { deviceOf } from '@/lib/domain/site/gate/device.rules';
import { APP_COOKIE } from '@pavilion/contract/cookies';
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
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const userAgent = sent.get('user-agent') ?? '';
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? '';
  const protocol = sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return {
    device: deviceOf(
      {
        userAgent,
        hintMobile: sent.get('sec-ch-ua-mobile'),
        hintPlatform: sent.get('sec-ch-ua-platform'),
        hostname: host.replace(/:\d+$/, ''),
        app: jar.get(APP_COOKIE)?.value === '1',
      },
      env.DOWNLOAD_HOSTS,
    ),
    apple: /iPhone|iPad|iPod|Macintosh/.test(userAgent),
    origin: HOST.test(host) ? `${protocol}://${host}` : null,
  };
}
