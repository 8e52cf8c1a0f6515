import type { MetadataRoute } from 'next';
import { PAGE_COPY } from '@/components/shell/page.copy';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: PAGE_COPY.brand,
    short_name: PAGE_COPY.brand,
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#edf0f3',
    theme_color: '#ffffff',
    icons: [
      { src: '/assets/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => ({
        src: `/assets/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any' as const,
      })),
      { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
