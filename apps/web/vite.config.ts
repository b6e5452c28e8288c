import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Writes a Brotli file beside each asset: the best compression is too slow to run per request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }, files) {
    for (const file of Object.values(files)) {
      if (!/\.(?:js|css)$/.test(file.fileName)) continue
      const content = file.type === 'chunk' ? file.code : file.source
      writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
    }
  },
}

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), precompress],
  resolve: {
    conditions: ['@plomada/source', ...defaultClientConditions],
    // SWR and React Aria import the shim for React 17.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
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
      output: {
        // The hash alone: the entry file contains every file name.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // One file for the code of every page: forty small ones compress 8 kB worse. Three to five files for the
        // public lists instead of thirty, which a slow connection loads in more round trips.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: /\/src\/(?:main\.tsx|frame\/useTitle\.ts)$|\/(?:trade\.rules|toSearchText)\.ts$|\/search\.mjs$/,
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
            { name: 'offers', test: /\/(?:OfferList|useOfferApplications|NeedsProfile)\.tsx?$/ },
            { name: 'trade', test: /\/(?:TradeBadge|professional\.messages)\.tsx?$/ },
            { name: 'person', test: /\/(?:Stars|Facts|(?:personCard|PortraitHeader)\.css)\.tsx?$/ },
            { name: 'professionals', test: /\/(?:ProfessionalList|professional\.filters)\.tsx?$/ },
            // One file for the parts of forms: two would compress 0.4 kB worse.
            { name: 'forms', test: /\/(?:Form|FormField|FormFields|SubmitButton)\.tsx$/ },
          ],
        },
      },
    },
  },
})
