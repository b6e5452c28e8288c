import type { FullConfig } from '@playwright/test'
import { Product } from './product.ts'
import { shareProducts } from './shared.ts'

/**
 * Checks `npm start` once on an empty data folder: it builds the web app, fills the demo and reports that it is ready.
 * Then starts a product for each worker on a copy of that data. They do not run in the workers, because Playwright
 * replaces a worker after a failed test and between two projects.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Playwright runs its teardown on SIGINT only. `product.ts` ends the products on exit.
  process.once('SIGTERM', () => process.exit(143))
  const first = await Product.prepare()
  const products: Product[] = []
  const stop = async () => {
    await Promise.all([first, ...products].map((product) => product.stop()))
  }
  try {
    await first.start()
    await first.end()
    for (let worker = 0; worker < workers; worker += 1)
      products.push(await Product.prepare({ data: first.folder }))
    await Promise.all(products.map((product) => product.start()))
  } catch (error) {
    await stop()
    throw error
  }
  shareProducts({ data: first.folder, products: products.map(({ url, folder }) => ({ url, folder })) })
  return stop
}
