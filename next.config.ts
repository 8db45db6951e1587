import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NextConfig } from 'next'
import { OF_NEXT } from './lib/serving/v2-handlers'

/** Addresses of earlier sites, and second addresses of one page; permanent, and Next keeps their query. Their capitals do not matter. */
const REDIRECTS = {
  '/displayRata.html': '/iframes/displayRata',
  '/displayPrestito.html': '/iframes/displayPrestito',
  '/privacy-policy': '/pagine/privacy-policy',
  '/trasparenzacalcolatori': '/pagine/trasparenza-calcolatori',
  '/calcolatori/mutui': '/iframes/calcolatori/mutui/generic',
  '/calcolatori/prestiti': '/iframes/calcolatori/prestiti/generic',
  '/iframes/calcolatori/mutui': '/iframes/calcolatori/mutui/generic',
  '/iframes/calcolatori/prestiti': '/iframes/calcolatori/prestiti/generic',
  '/calcolatori/mutui/:path*': '/iframes/calcolatori/mutui/:path*',
  '/calcolatori/prestiti/:path*': '/iframes/calcolatori/prestiti/:path*',
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/cessionedelquinto': '/cdq',
  // The letter of the specification, /{product}ti_a_noi/…, whichever word one takes for the product.
  '/mutuoti_a_noi/:channel(adw|dspl|fb)': '/mutui_a_noi/:channel',
  '/mutuiti_a_noi/:channel(adw|dspl|fb)': '/mutui_a_noi/:channel',
  '/prestitoti_a_noi/:channel(adw|dspl|fb)': '/prestiti_a_noi/:channel',
  '/prestititi_a_noi/:channel(adw|dspl|fb)': '/prestiti_a_noi/:channel',
  '/aziendati_a_noi/:channel(adw|dspl|fb)': '/aziende_a_noi/:channel',
  '/aziendeti_a_noi/:channel(adw|dspl|fb)': '/aziende_a_noi/:channel',
  '/cdqti_a_noi/:channel(adw|dspl|fb)': '/cdq_a_noi/:channel',
  '/leasingti_a_noi/:channel(adw|dspl|fb)': '/leasing_a_noi/:channel',
  '/news/pagina/1': '/news',
  '/news/categoria/:c/pagina/1': '/news/categoria/:c',
}

const distDir = process.env.NEXT_DIST_DIR ?? '.next'
const LOOK_MS = 100

/** Pages are made from data that may still be being filled in: then the build is told which file says that it is there. */
async function untilThereIsData(): Promise<void> {
  const file = process.env.PAGES_WAIT_FOR
  while (file && !existsSync(file)) await sleep(LOOK_MS)
}

const config: NextConfig = {
  distDir,
  cacheComponents: true,
  partialPrefetching: true,
  // The areas render at each request by design: no insight about what could be prerendered.
  experimental: {
    globalNotFound: true,
    // The default leaves one processor free: of two, half of the machine would wait while pages are made.
    cpus: Math.max(2, availableParallelism() - 1),
    // It makes the next build shorter and this one longer by a third: a folder that is built once has no use for it.
    turbopackFileSystemCacheForBuild: existsSync(path.join(distDir, 'BUILD_ID')),
    instantInsights: { validationLevel: 'manual-warning' },
    // The middleware holds bodies in memory. Uploads pass through it while developing only; otherwise the largest are the
    // tags that our own listener says have changed.
    proxyClientMaxBodySize: process.env.NODE_ENV === 'development' ? '32mb' : '4mb',
    // The default puts the styles of pages and areas in one file of 108 kB that every visitor waits for.
    cssChunking: { type: 'graph', requestCost: 60_000, weightDistribution: 1 },
    // A page's code is loaded when somebody first asks for it: what nobody asks for takes no memory.
    preloadEntriesOnStart: false,
  },
  // Our own page cache keeps what visitors get, compressed; Next's copies of the same pages are on the disk too. It counts the letters
  // of their HTML, neither the second byte of each nor the pieces for its router: it holds some four times as much.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  // In production the server's own bundle answers /v2 (lib/serving/v2.ts). With the handlers, which it would never call, Next took a third
  // longer to compile the site, and wrote 45 MB more.
  turbopack: {
    rules: {
      '*.ts': {
        condition: {
          all: [
            'production',
            { path: /^app\/v2\/.*route\.ts$/ },
            ...OF_NEXT.map((address) => ({ not: { path: new RegExp(`^app${address}/route\\.ts$`) } })),
          ],
        },
        loaders: ['./scripts/route-stub.cjs'],
      },
    },
  },
  compiler: { runAfterProductionCompile: untilThereIsData },
  poweredByHeader: false,
  // /v2 answers with and without a trailing slash, without a redirect (api.md).
  skipTrailingSlashRedirect: true,
  redirects: async () =>
    Object.entries(REDIRECTS).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Types are checked by `npm test` and at no other time.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@nats-io/transport-node',
    '@node-rs/argon2',
    'pg',
    'graphile-worker',
    'pino',
    'sharp',
    '@react-pdf/renderer',
    'prom-client',
    'rate-limiter-flexible',
    'sanitize-html',
  ],
}

export default config
