import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Otherwise the dev server finds dependencies while a page loads, and reloads it.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
    ],
  },
})
