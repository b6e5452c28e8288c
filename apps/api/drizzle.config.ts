import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema.ts', './src/outside/payments/sandbox/*.schema.ts'],
  out: './src/database/migrations',
})
