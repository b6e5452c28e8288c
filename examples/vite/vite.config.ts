import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { startScript } from './src/site/startScript.ts'

export default defineConfig({
  build: {
    manifest: true,
    // One file for the code of the first page. Vite's own division loads three, which compress 3 % worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    // The browsers with `light-dark()`. For older ones, two variables would replace each color.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  plugins: [
    react(),
    {
      name: 'start-script',
      transformIndexHtml: () => [{ tag: 'script', children: startScript, injectTo: 'head-prepend' }],
    },
  ],
})
