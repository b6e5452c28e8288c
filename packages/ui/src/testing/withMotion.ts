const still = (query: MediaQueryList, key: keyof MediaQueryList) => {
  const value = query[key]
  return typeof value === 'function' ? value.bind(query) : value
}

/** For a story that must move: the browser of the tests asks for less motion. Gives the way back. */
export const withMotion = () => {
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? new Proxy(real('not all'), { get: still }) : real(query)
  return () => {
    window.matchMedia = real
  }
}
