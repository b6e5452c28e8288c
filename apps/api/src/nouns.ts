import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { MountRoutes } from './app.deps.ts'
import type { PageDocument } from './web/pageDocument.ts'

/** Returns the names of the folders with a file such as `offer/offer.routes.ts`. */
const listNouns = (facet: string): string[] =>
  readdirSync(import.meta.dirname)
    .filter((noun) => existsSync(path.join(import.meta.dirname, noun, `${noun}.${facet}.ts`)))
    .toSorted()

const loadRoutes = async (noun: string): Promise<MountRoutes> =>
  (await import(`./${noun}/${noun}.routes.ts`)).routes
const loadDocuments = async (noun: string): Promise<readonly PageDocument[]> =>
  (await import(`./${noun}/${noun}.documents.ts`)).documents

/** The routes of all nouns. */
export const routes = await Promise.all(listNouns('routes').map(loadRoutes))
/** The pages of all nouns. */
export const documents = (await Promise.all(listNouns('documents').map(loadDocuments))).flat()
