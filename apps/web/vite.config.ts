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
    sourcemap: true,
  },
})
