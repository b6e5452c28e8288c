import { defineConfig } from 'vite'

export default defineConfig({
  build: { manifest: true, rolldownOptions: { input: ['index.html', 'offers.html'] } },
})
