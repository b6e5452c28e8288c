import { vi } from 'vitest'

/** What the pages ask of a browser, and jsdom has not: all of it about what is drawn where. */
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Watcher)
vi.stubGlobal('IntersectionObserver', Watcher)
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: true,
  addEventListener() {},
  removeEventListener() {},
}))
/** Windows that tell each other how a payment goes: there is only one here. */
vi.stubGlobal(
  'BroadcastChannel',
  class extends EventTarget {
    postMessage() {}
    close() {}
  },
)
URL.createObjectURL = () => 'blob:photo'
URL.revokeObjectURL = () => {}
Element.prototype.checkVisibility = () => true
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
