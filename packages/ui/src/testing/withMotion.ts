/** Binds methods: called on a proxy, they would throw. */
const getBound = (query: MediaQueryList, key: keyof MediaQueryList) => {
  const value = query[key]
  return typeof value === 'function' ? value.bind(query) : value
}

/** Turns reduced motion, the default of the story checks, off for a story. Returns a function that restores it. */
export const withMotion = () => {
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? new Proxy(real('not all'), { get: getBound }) : real(query)
  return () => {
    window.matchMedia = real
  }
}
