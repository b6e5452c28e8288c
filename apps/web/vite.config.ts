import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
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
        codeSplitting: { groups: [{ name: 'first', test: /\/src\/main\.tsx$/ }] },
      },
    },
  },
})
