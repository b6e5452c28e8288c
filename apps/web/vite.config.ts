import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
} from 'vite'

/** Writes compressed files beside each asset: the best compression is too slow to run per request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle({ dir = '' }, files) {
    for (const file of Object.values(files)) {
      if (!/\.(?:js|css)$/.test(file.fileName)) continue
      const content = file.type === 'chunk' ? file.code : file.source
      writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
      writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }))
    }
  },
}

/** React Router resolves to its development build in every bundler; the production build is smaller. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('react-router')) return null
    const found = await this.resolve(source, importer, options)
    return (
      found && {
        ...found,
        id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    )
  },
}

/** Links the code and the styles of every page in the document, which the browser would find late. */
const linkFirstFiles: Plugin = {
  name: 'link-first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = chunks.find(({ name }) => name === 'first')
      const code = first ? [first.fileName, ...first.imports] : []
      return [
        ...[...(first?.viteMetadata?.importedCss ?? [])].map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
        })),
        ...code.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
        })),
      ].map((element) => ({ ...element, injectTo: 'head' as const }))
    },
  },
}

const clientBuild: BuildEnvironmentOptions = {
  target: 'es2022',
  // The browsers with `light-dark()`: colors need no fallbacks.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: {
    // Every browser with `light-dark()` supports module preloads.
    polyfill: false,
    // The list of preloads would add 3 kB to the entry file. The document lists the files of its page, and
    // `prefetchOnIntent` loads those of other pages.
    resolveDependencies: () => [],
  },
  sourcemap: true,
  // The server reads it to preload the files of a page.
  manifest: true,
  rolldownOptions: {
    // Class names and other constants where they are used: 1 to 3 kB less for each page.
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      // The hash alone: the entry file contains every file name.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      // Ten files for the public lists instead of fifty, which compress 7 kB worse. A group also contains everything that
      // its modules import, and a page that needs one of them loads all of it: none may import forms or overlays.
      codeSplitting: {
        groups: [
          // The entry alone: everything else starts after the first paint.
          {
            name: 'start',
            test: /\/src\/(?:start|frame\/(?:interactive|scheduling|staleAssets))\.ts$|preload-helper|rolldown.runtime/,
          },
          {
            name: 'packages',
            test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|swr|dequal)\//,
          },
          {
            name: 'first',
            test: /\/src\/(?:main\.tsx|frame\/hooks\/useTitle\.ts)$|\/(?:trade\.rules|toSearchText|query\.wire)\.ts$|\/search\.mjs$/,
          },
          // Before the lists, which would otherwise contain the messages of every page about offers.
          { name: 'account', test: /\/offer\.(?:own|detail|form|admin)\.messages\.ts$/ },
          {
            name: 'lists',
            test: /\/(?:ListPage|ListError|FilterPanel|Cards|Pager|Badge|Panel|Skeleton|Bar|Money|useFilteredList|usePages|ListPager|place|week|userError)\.tsx?$|\/(?:item|Photo)\.css\.ts|\/(?:image-off|map-pin|user)\.mjs$/,
          },
          {
            name: 'offer',
            test: /\/(?:OffersNotFound|OfferPhoto|OfferStateBadge|offerStateTone)\.tsx?$|\/offer\.(?:data|filters|rules|access|messages)\.ts$/,
          },
          { name: 'formats', test: /\/useFormats\.ts$/ },
          {
            name: 'person',
            test: /\/(?:Stars|Facts|(?:personCard|PersonCardSkeleton|PortraitHeader)\.css)\.tsx?$/,
          },
          { name: 'zod', test: /node_modules\/zod\// },
        ],
      },
    },
  },
}

/**
 * `renderPage` with all packages, so that the server needs none of them. The code of a page is in a file of its own, which
 * is loaded when the page is first rendered: a server never renders most of them.
 */
const serverBuild: BuildEnvironmentOptions = {
  target: 'node20',
  outDir: 'dist-server',
  copyPublicDir: false,
  rolldownOptions: {
    output: {
      // The server keeps the code in memory. Names stay, for the stack traces in its log.
      minify: { compress: true, mangle: false, codegen: true },
      // With the panel, which does not wait for the form that it imports.
      codeSplitting: { groups: [{ name: 'filters', test: /\/filter\/FilterPanel\// }] },
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // React would otherwise choose its development build when the server starts.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: {
    // In development Node imports the packages.
    ...(command === 'build' && { noExternal: true as const }),
    resolve: { conditions: ['@plomada/source', ...defaultServerConditions] },
  },
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    productionRouter,
    linkFirstFiles,
    precompress,
  ],
  resolve: {
    conditions: ['@plomada/source', ...defaultClientConditions],
    // SWR and React Aria import the shim for React 17.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: isSsrBuild ? serverBuild : clientBuild,
}))
