import { expect, within } from 'storybook/test'
import { advanceClock } from '../fakeClock.ts'

/** Labels of the slides in the stories of Carousel. */
export const names = [
  'Plomería',
  'Electricidad',
  'Pintura',
  'Gas',
  'Albañilería',
  'Carpintería',
  'Jardinería',
  'Techos',
]

export const row = (canvas: HTMLElement) =>
  within(canvas).getByRole('list', { name: 'Oficios', hidden: true })
export const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
export const link = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('link', { name, hidden: true })

/** Returns the names of the completely visible slides. */
export const getVisible = (canvas: HTMLElement) => {
  const frame = row(canvas).getBoundingClientRect()
  const isVisible = ({ left, right }: DOMRect) => left >= frame.left - 1 && right <= frame.right + 1
  return [...row(canvas).children]
    .filter((slide) => isVisible(slide.getBoundingClientRect()))
    .map((slide) => slide.textContent)
}
/** Returns the names of the slides that are not inert. */
export const getActive = (canvas: HTMLElement) =>
  [...row(canvas).children].filter((slide) => !slide.matches('[inert]')).map((slide) => slide.textContent)

/** Interval and duration of a transition in ms (specification 9). */
const interval = 2800
export const duration = 500

/** Expects no scrolling during ten intervals. */
export const expectStill = async (canvas: HTMLElement) => {
  const list = row(canvas)
  const start = list.scrollLeft
  let distance = 0
  const measure = () => {
    distance = Math.max(distance, Math.abs(list.scrollLeft - start))
  }
  list.addEventListener('scroll', measure)
  await advanceClock(10 * interval + duration)
  list.removeEventListener('scroll', measure)
  measure()
  await expect(distance).toBeLessThan(2)
}
/** Expects the row to move one slide after exactly one interval. */
export const expectMove = async (canvas: HTMLElement) => {
  const before = getVisible(canvas)
  const next = names.indexOf(String(before[0])) + 1
  await advanceClock(interval - 1)
  await expect(getVisible(canvas)).toEqual(before)
  await advanceClock(1 + duration)
  await expect(getVisible(canvas)).toEqual(names.slice(next, next + 5))
}
