import type { NextConfig } from 'next';

/** Hashed files are immutable; every document's headers are written by middleware.ts alone. */
const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Read while the site is built: `standalone` also lays out the server with the packages it needs, for the Dockerfile.
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone', outputFileTracingRoot: import.meta.dirname }),
  reactStrictMode: true,
  // The gate takes the slash away, with headers of ours (lib/domain/gate/gate.rules.ts).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The ingress compresses, with Brotli too (lib/server/response/compress.server.ts).
  compress: false,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // Every document and navigation waits for its title. Streamed, as for browsers by default, the earlier page's title leaves with
  // that page, and the page has none until the next one arrives.
  htmlLimitedBots: /./,
  // `npm run check` types the whole tree; the build need not do it twice.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // Bundled, the client would be there twice (pages and handlers), and its errors would have lost the names that the log shows.
  serverExternalPackages: ['redis'],
  turbopack: {
    rules: {
      // The one syntax in the framework's files that Safari 15.4 does not read (decision 62).
      '**/next/dist/client/components/{catch-error,error-boundary}.js': { loaders: ['./bin/loaders/static-block-loader.mjs'] },
      // Zod's core without the formats that no schema here names: 2.5 KiB brotli of every first visit (decision 20).
      '**/lib/contract/schema.ts': { loaders: ['./bin/loaders/bundle-loader.mjs'], as: '*.js' },
    },
  },
  experimental: {
    // What middleware keeps of a request's body; the forwarder takes one megabyte at most.
    proxyClientMaxBodySize: '2mb',
    // No program reads the server's source maps, and the browser's are not published (decision 82).
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: process.env.NEXT_BUILD_CACHE !== 'off',
    // A page's modules are loaded with its first request, in 15 ms; all pages at once would delay the first of them.
    preloadEntriesOnStart: false,
    // Bytes of source. Few large chunks: 9 scripts instead of 18 on a first visit, and text that is compressed together is
    // smaller (8 KiB brotli of 182). Pages share the framework's chunk and the frame's.
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    turbopackChunking: { minChunkSize: 600_000, maxMergeChunkSize: 2_000_000, maxChunkCountPerGroup: 6 },
  },
  async headers() {
    return [
      {
        source: '/_next/static/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ],
      },
      {
        source: '/assets/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
          { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox" },
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'Cache-Control', value: 'public, max-age=3600' },
        ],
      },
      {
        // After the rule for all of its folder, which it overrides: it stores pages of this site and runs no other script.
        source: '/assets/worker.js',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
          { key: 'Service-Worker-Allowed', value: '/' },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
    ];
  },
};

export default config;
