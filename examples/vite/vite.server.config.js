import { defineConfig } from 'vite'

export default defineConfig({
  build: { outDir: 'dist-server' },
  // Node cannot import the style sheets of the components, so Vite bundles the package.
  ssr: { noExternal: ['@plomada/ui'] },
})
