/** What the global setup passes to the workers. */
export interface Shared {
  /** A data folder with the demo, to copy. */
  data: string
  /** The running products, one for each worker. */
  products: readonly { url: string; folder: string }[]
}

// Workers inherit the environment of the process that runs the global setup.
const NAME = 'PLOMADA_E2E_PRODUCTS'

export function shareProducts(shared: Shared): void {
  process.env[NAME] = JSON.stringify(shared)
}

export function readSharedProducts(): Shared {
  const text = process.env[NAME]
  if (text === undefined) throw new Error('No product runs: the global setup of Playwright starts them.')
  return JSON.parse(text) as Shared
}
