import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from './useAutoplay.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(cleanup)

const PauseButton = () => {
  const { isPlaying, toggle, pauseButtonProps } = useAutoplay(true, () => {})
  return (
    <span {...pauseButtonProps}>
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
    </span>
  )
}

const renderButton = () => {
  render(<PauseButton />)
  return screen.getByRole('button', { name: 'Pause' })
}

test('a tap pauses a carousel, although a touch leaves the button before it focuses and clicks it', () => {
  const button = renderButton()
  const touch = { pointerType: 'touch' }
  fireEvent.pointerDown(button, touch)
  fireEvent.pointerUp(button, touch)
  fireEvent.pointerOut(button, touch)
  fireEvent.focus(button)
  fireEvent.click(button)
  expect(button.textContent).toBe('Play')
  fireEvent.click(button)
  expect(button.textContent).toBe('Pause')
})

test('focus by keyboard stops a carousel, also after a press that ended outside of the button', () => {
  const button = renderButton()
  fireEvent.pointerDown(button, { pointerType: 'mouse' })
  fireEvent.pointerOut(button, { pointerType: 'mouse' })
  fireEvent.focus(button)
  expect(button.textContent).toBe('Play')
})
