import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

afterEach(cleanup)

/** Presses Escape on the document. Returns how often a listener reads the key. */
const pressEscape = () => {
  const event = new KeyboardEvent('keydown')
  const readKey = vi.spyOn(event, 'key', 'get').mockReturnValue('Escape')
  document.dispatchEvent(event)
  return readKey.mock.calls.length
}

test('listens for Escape while the tooltip is shown, and not after it unmounts', () => {
  const { unmount } = render(
    <Tooltip text="Copies the link">
      <Button>Copy</Button>
    </Tooltip>,
  )
  const show = () => fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
  expect(pressEscape()).toBe(0)
  show()
  expect(pressEscape()).toBe(1)
  expect(pressEscape()).toBe(0)
  show()
  unmount()
  expect(pressEscape()).toBe(0)
})
