import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { startScript } from './src/site/startScript.ts'

export default defineConfig({
  build: { manifest: true },
  plugins: [
    react(),
    {
      name: 'start-script',
      transformIndexHtml: () => [{ tag: 'script', children: startScript, injectTo: 'head-prepend' }],
    },
  ],
})
