import { paths } from '../../../packages/domain/src/catalogues/paths.ts'

const patterns = Object.values(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))
// `/profilec/modificar` matches `/profilec/:id` too.
const bySpecificity = patterns.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)

/** Returns the route of an address, or undefined where it is not one of the product's. */
export const findRoute = (address: string): string | undefined => {
  const { hostname, pathname } = new URL(address, 'http://localhost')
  return hostname === 'localhost'
    ? bySpecificity.find(({ pattern }) => pattern.test(pathname))?.path
    : undefined
}

/** Adds every route that a page shows from now on to a set, also those it reaches without loading a document. */
