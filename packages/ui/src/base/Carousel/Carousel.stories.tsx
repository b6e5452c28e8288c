import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import { withMotion } from '../../testing/withMotion.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { baseCopy } from '../base.copy.ts'
import { Panel } from '../Panel/Panel.tsx'
import { Carousel } from './Carousel.tsx'

const guide: Guide = {
  use: 'Some things of one kind that invite a look around, in one line, on a page that has room for nothing more.',
  instead: { Grid: 'when people have to compare all of them', Pager: 'for the pages of a list' },
  anatomy: [
    'Heading',
    'Pause button, first in the order of the keyboard',
    'Previous and next',
    'Row of slides that a finger scrolls',
    'Ruler that shows how far the row is',
  ],
  do: [
    'Give each slide one link that covers it.',
    'Put everything that matters somewhere else too: most people see the first slides only.',
  ],
  dont: ['Do not put two carousels on one page.', 'Do not hide a warning or a price in a slide.'],
  keys: {
    Tab: 'Pause, previous, next, then the slides in sight. Whoever arrives stops the movement',
    'Enter, Space': 'Presses the button: only the first one starts the movement again',
    'Arrow left, arrow right': 'On a slide: to its neighbour, which comes into sight',
    'Home, End': 'On a slide: to the first and to the last one',
  },
  copy: baseCopy.carousel,
}

const size = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: '700px' } })
const names = [
  'Plomería',
  'Electricidad',
  'Pintura',
  'Gas',
  'Albañilería',
  'Carpintería',
  'Jardinería',
  'Techos',
]
const slidesOf = (texts: readonly string[]) =>
  texts.map((text) => (
    <Panel key={text}>
      <Anchor href={`#${text}`}>{text}</Anchor>
    </Panel>
  ))

const meta = {
  title: 'Base/Navigation/Carousel',
  component: Carousel,
  tags: ['interactive'],
  parameters: {
    guide,
    viewport: { options: { w1023: size(1023), w749: size(749), w599: size(599), w479: size(479) } },
  },
  args: { label: 'Oficios', children: slidesOf(names) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const row = (canvas: HTMLElement) => within(canvas).getByRole('list', { name: 'Oficios', hidden: true })
const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const link = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name, hidden: true })

/** Names of the slides that are wholly in view. */
const inView = (canvas: HTMLElement) => {
  const frame = row(canvas).getBoundingClientRect()
  const isIn = ({ left, right }: DOMRect) => left >= frame.left - 1 && right <= frame.right + 1
  return [...row(canvas).children]
    .filter((slide) => isIn(slide.getBoundingClientRect()))
    .map((slide) => slide.textContent)
}
/** Names of the slides that the keyboard can reach. */
const reachable = (canvas: HTMLElement) =>
  [...row(canvas).children].filter((slide) => !slide.matches('[inert]')).map((slide) => slide.textContent)

/** Milliseconds between two slides, and those that a slide takes to move (specification 9). */
const interval = 2800
const duration = 500

/** Expects that the row stays in its place for the time of ten slides. */
const isStill = async (canvas: HTMLElement) => {
  const list = row(canvas)
  const place = list.scrollLeft
  let distance = 0
  const measure = () => {
    distance = Math.max(distance, Math.abs(list.scrollLeft - place))
  }
  list.addEventListener('scroll', measure)
  await advanceClock(10 * interval + duration)
  list.removeEventListener('scroll', measure)
  measure()
  await expect(distance).toBeLessThan(2)
}
/** Expects that the row moves by one slide, after one interval and not before. */
const moves = async (canvas: HTMLElement) => {
  const before = inView(canvas)
  const next = names.indexOf(String(before[0])) + 1
  await advanceClock(interval - 1)
  await expect(inView(canvas)).toEqual(before)
  await advanceClock(1 + duration)
  await expect(inView(canvas)).toEqual(names.slice(next, next + 5))
}

export const Default: Story = {
  name: 'Five slides at once; those out of sight take no focus (S-454)',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(0, 5)))
    await waitFor(() => expect(reachable(canvasElement)).toEqual(names.slice(0, 5)))
    await expect(within(canvasElement).getByRole('region', { name: 'Oficios' })).toBeVisible()
  },
}

/** A heading names the whole and stands in the line of the buttons. */
export const WithHeading: Story = {
  args: {
    labelledBy: 'titulo',
    heading: (
      <Heading level={2} size="section" id="titulo">
        Que es lo que buscas?
      </Heading>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Que es lo que buscas?' })).toBeVisible()
  },
}

/** Pause comes first, then previous, next and the slides in sight. The buttons go round the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Reanudar el carrusel', 'Anterior', 'Siguiente']) {
      await userEvent.tab()
      await expect(button(canvasElement, name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(reachable(canvasElement)).toEqual(names.slice(1, 6)))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(0, 5)))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(3)))
    await waitFor(() => expect(reachable(canvasElement)).toEqual(names.slice(3)))
  },
}

/** On a slide the arrows go to its neighbour, wherever that is. */
export const Arrows: Story = {
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 8; stop += 1) await userEvent.tab()
    await expect(link(canvasElement, 'Albañilería')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(link(canvasElement, 'Carpintería')).toHaveFocus()
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(1, 6)))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(link(canvasElement, 'Plomería')).toHaveFocus()
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(0, 5)))
    await userEvent.keyboard('{End}')
    await expect(link(canvasElement, 'Techos')).toHaveFocus()
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(3)))
  },
}

/** A slide that shows in part comes in whole with the focus, so that its ring is not cut. */
export const PartlySeen: Story = {
  globals: { viewport: { value: 'w479', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab()
    await expect(link(canvasElement, 'Electricidad')).toHaveFocus()
    await waitFor(() => expect(inView(canvasElement)).toEqual(['Electricidad']))
  },
}

/** From right to left the arrows, the buttons and the row are mirrored together. */
export const Mirrored: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(link(canvasElement, 'Electricidad')).toHaveFocus()
    await userEvent.click(button(canvasElement, 'Siguiente'))
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(1, 6)))
  },
}

export const Turning: Story = {
  name: 'Moves after 2800 ms for 500 ms, waits under the pointer and goes on (S-455, S-456)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement, userEvent: user }) => {
    await moves(canvasElement)
    // One mouse for the whole story, so that it leaves where it went in.
    await user.hover(row(canvasElement))
    await isStill(canvasElement)
    await user.hover(document.body)
    await moves(canvasElement)
  },
}

/** The time from a press to rest. */
export const Transition: Story = {
  name: 'One slide takes 500 ms (S-456)',
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    const next = button(canvasElement, 'Siguiente')
    const list = row(canvasElement)
    await userEvent.click(next)
    await advanceClock(duration / 2)
    const half = list.scrollLeft
    await advanceClock(duration / 2 - 1)
    await expect(list.style.scrollSnapType).toBe('none')
    await advanceClock(1)
    await expect(list.style.scrollSnapType).toBe('')
    await expect(half).toBeGreaterThan(50)
    await expect(Math.abs(2 * half - list.scrollLeft)).toBeLessThan(3)
    await expect(inView(canvasElement)).toEqual(names.slice(1, 6))
  },
}

export const Paused: Story = {
  name: 'The button stops it and starts it again, with mouse and keyboard (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement, userEvent: user }) => {
    await user.click(button(canvasElement, 'Pausar el carrusel'))
    await expect(button(canvasElement, 'Reanudar el carrusel')).toHaveFocus()
    await user.hover(document.body)
    await isStill(canvasElement)
    await user.keyboard('{Enter}')
    await expect(button(canvasElement, 'Pausar el carrusel')).toHaveFocus()
    await moves(canvasElement)
  },
}

export const Focused: Story = {
  name: 'The focus stops it, and it does not start again when the focus leaves (S-455)',
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(button(canvasElement, 'Reanudar el carrusel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(document.body).toHaveFocus()
    await isStill(canvasElement)
  },
}

export const Swiped: Story = {
  name: 'A finger stops it for good, and the keyboard follows what the finger showed (S-455)',
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    await fireEvent.pointerDown(link(canvasElement, 'Gas'), { pointerType: 'touch' })
    await fireEvent.pointerCancel(link(canvasElement, 'Gas'), { pointerType: 'touch' })
    // What the browser does with a finger that moves.
    row(canvasElement).scrollTo({ left: 10_000, behavior: 'instant' })
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(3)))
    await waitFor(() => expect(reachable(canvasElement)).toEqual(names.slice(3)))
    await expect(button(canvasElement, 'Reanudar el carrusel')).toBeVisible()
    await isStill(canvasElement)
  },
}

export const TabInTheBackground: Story = {
  name: 'Waits while the tab is hidden (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    const show = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      return fireEvent(document, new Event('visibilitychange'))
    }
    try {
      await show(true)
      await isStill(canvasElement)
      await show(false)
      await moves(canvasElement)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
}

export const LessMotion: Story = {
  name: 'Stands still for people who asked for less motion, unless they press (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    await isStill(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button(canvasElement, 'Pausar el carrusel')).toHaveFocus()
    await moves(canvasElement)
  },
}

const shows = (viewport: string, slides: number): Story => ({
  globals: { viewport: { value: viewport, isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inView(canvasElement)).toEqual(names.slice(0, slides)))
  },
})

export const Under1024: Story = { ...shows('w1023', 4), name: 'Four slides under 1024 px (S-454)' }
export const Under750: Story = { ...shows('w749', 3), name: 'Three slides under 750 px (S-454)' }
export const Under600: Story = { ...shows('w599', 2), name: 'Two slides under 600 px (S-454)' }
export const Under480: Story = { ...shows('w479', 1), name: 'One slide under 480 px (S-454)' }

export const FewSlides: Story = {
  args: { children: slidesOf(names.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Siguiente'))
    await expect(inView(canvasElement)).toEqual(names.slice(0, 2))
  },
}

export const LongWords: Story = {
  args: { children: slidesOf(names.map((name) => `Instalación y mantenimiento preventivo de ${name}`)) },
}
