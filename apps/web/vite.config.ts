import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Writes each file a second time as small as it gets, which takes too long to be done for every visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, files) {
    for (const file of Object.values(files)) {
      if (!/\.(?:js|css)$/.test(file.fileName)) continue
      const content = file.type === 'chunk' ? file.code : file.source
      writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
    }
  },
}

/** The router's package leads every bundler to its development build; the other one, without warnings, spares 0.5 kB. */
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

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), productionRouter, compressed],
  resolve: { conditions: ['@plomada/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(), which every colour of the library is: nothing is written twice for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // Every browser that knows light-dark() preloads modules by itself.
      polyfill: false,
      // Otherwise the first file lists what every page imports, 3 kB that every visitor reads. The document names the
      // files of the page that it is for, and a link those of the page behind it, as soon as somebody is near it.
      resolveDependencies: () => [],
    },
    sourcemap: true,
    // Tells the server which files a page needs, so that it names them in the document.
    manifest: true,
    rolldownOptions: {
      output: {
        // The hash alone: every name stands in the first file, and the source maps tell what is what.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What every page needs is one file: forty small ones compress worse, by 8 kB of a first visit.
        // What a public list needs beside it is six, not thirty: on a slow connection six files cost a turn of a sixth
        // of a second. What administration pages share with a part of it stands apart.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: /\/src\/(?:main\.tsx|frame\/useTitle\.ts)$|\/(?:trade\.rules|searchText)\.ts$|\/search\.mjs$/,
            },
            {
              name: 'lists',
              test: /\/(?:ListPage|ListError|OffersNotFound|FilterPanel|Cards|Pager|Badge|Panel|Skeleton|Bar|OfferPhoto|OfferStateBadge|Money|useFilters|ListPager)\.tsx?$|\/(?:map-pin|user)\.mjs$/,
            },
            {
              name: 'data',
              test: /\/(?:problem|refusal|trades|(?:offer|professional|payment|review)\.(?:data|filters|access|rules|words|copy))\.ts$/,
            },
            { name: 'offers', test: /\/(?:OfferList|useApplying)\.tsx?$/ },
            { name: 'trade', test: /\/TradeBadge\.tsx$/ },
            { name: 'person', test: /\/(?:Stars|Facts|(?:personCard|PortraitHeader)\.css)\.tsx?$/ },
            { name: 'professionals', test: /\/ProfessionalList\.tsx$/ },
          ],
        },
      },
    },
  },
})
