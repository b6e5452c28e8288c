import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ToastRegion } from './ToastRegion.tsx'

// jsdom has no popovers.
const shown: boolean[] = []
beforeEach(() => {
  shown.length = 0
  HTMLElement.prototype.showPopover = function showPopover() {
    if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.')
    shown.push(this.closest('dialog') !== null)
  }
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test('moves to the page when a route change replaces the region and the open dialog around it', () => {
  const renderRoute = (route: string, isOpen: boolean) => (
    <Provider key={route} messages={en} locale="en-GB">
      <Dialog isOpen={isOpen} title="Menu" onClose={() => undefined}>
        Links
      </Dialog>
      <ToastRegion data-testid="toasts" />
    </Provider>
  )
  const { rerender } = render(renderRoute('/en', true))
  expect(screen.getByTestId('toasts').closest('dialog')).not.toBeNull()
  rerender(renderRoute('/de', false))
  expect(screen.getByTestId('toasts').closest('dialog')).toBeNull()
  expect(shown.at(-1)).toBe(false)
})
