import { vi } from 'vitest'

/** Stubs for browser features that jsdom lacks. */
class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', ObserverStub)
vi.stubGlobal('IntersectionObserver', ObserverStub)
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: true,
  addEventListener() {},
  removeEventListener() {},
}))
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
