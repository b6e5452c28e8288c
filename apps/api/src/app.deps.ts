import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Services } from './services/services.ts'

/** The dependencies of the routes. */
export interface AppDeps {
  config: Config
  database: Database
  services: Services
  /** Returns the current time; tests replace it. */
  clock: () => Date
}

/** Mounts the calls of one noun. */
export type MountRoutes = (app: FastifyInstance, deps: AppDeps) => void
