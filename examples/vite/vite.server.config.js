import { defineConfig } from 'vite'

export default defineConfig({
  build: { outDir: 'dist-server' },
  // Node cannot import the styles that its components bring.
  ssr: { noExternal: ['@plomada/ui'] },
})
