class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds what jsdom lacks and components use when they mount. */
export const stubBrowser = () => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  })
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList // the other members are not used
  Element.prototype.scrollBy = () => {}
  Element.prototype.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
