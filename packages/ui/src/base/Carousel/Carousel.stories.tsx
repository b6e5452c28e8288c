import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import { isMirrored } from '../../testing/isMirrored.ts'
import { withMotion } from '../../testing/withMotion.ts'
import {
  button,
  duration,
  expectMove,
  expectStill,
  getActive,
  getVisible,
  link,
  names,
  row,
} from '../../testing/plays/carousel.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { esAR } from '../../messages/esAR.ts'
import { Panel } from '../Panel/Panel.tsx'
import { Carousel } from './Carousel.tsx'

const guide: Guide = {
  whenToUse: 'To present several items of one kind in one line, on a page without room for a list.',
  alternatives: { Grid: 'if users have to compare all items', Pager: 'for the pages of a list' },
  anatomy: [
    'Heading',
    'Pause button, first in the tab order',
    'Previous and next buttons',
    'Row of slides, scrollable by touch',
    'Ruler with the scroll progress',
  ],
  do: [
    'Give each slide one link that covers it.',
    'Also offer important content elsewhere: most users only see the first slides.',
  ],
  dont: ['Do not put two carousels on one page.', 'Do not put warnings or prices only in a slide.'],
  keyboard: {
    Tab: 'Moves focus to pause, previous, next, then to the visible slides. Focus stops the carousel',
    'Enter, Space': 'Activates the button. Only the play button starts the carousel again',
    'Arrow left, arrow right': 'On a slide: moves focus to the next slide in that direction',
    'Home, End': 'On a slide: moves focus to the first or last slide',
  },
  messages: {
    role: esAR['carousel.role'],
    pause: esAR['carousel.pause'],
    play: esAR['carousel.play'],
    previous: esAR['carousel.previous'],
    next: esAR['carousel.next'],
  },
}

const size = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: '700px' } })
const renderSlides = (texts: readonly string[]) =>
  texts.map((text) => (
    <Panel key={text}>
      <Anchor href={`#${text}`}>{text}</Anchor>
    </Panel>
  ))

const meta = {
  title: 'Components/Navigation/Carousel',
  component: Carousel,
  tags: ['interactive'],
  parameters: {
    guide,
    viewport: { options: { w1023: size(1023), w749: size(749), w599: size(599), w479: size(479) } },
  },
  args: { label: 'Oficios', children: renderSlides(names) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Five visible slides; the others cannot be focused (S-454)',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(0, 5)))
    await waitFor(() => expect(getActive(canvasElement)).toEqual(names.slice(0, 5)))
    await expect(within(canvasElement).getByRole('region', { name: 'Oficios' })).toBeVisible()
  },
}

/** The heading labels the carousel. */
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

/** Tab order: pause, previous, next, visible slides. The buttons wrap around. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Reanudar el carrusel', 'Anterior', 'Siguiente']) {
      await userEvent.tab()
      await expect(button(canvasElement, name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getActive(canvasElement)).toEqual(names.slice(1, 6)))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(0, 5)))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(3)))
    await waitFor(() => expect(getActive(canvasElement)).toEqual(names.slice(3)))
  },
}

/** Arrows move focus to the next slide, visible or not. */
export const Arrows: Story = {
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 8; stop += 1) await userEvent.tab()
    await expect(link(canvasElement, 'Albañilería')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(link(canvasElement, 'Carpintería')).toHaveFocus()
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(1, 6)))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(link(canvasElement, 'Plomería')).toHaveFocus()
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(0, 5)))
    await userEvent.keyboard('{End}')
    await expect(link(canvasElement, 'Techos')).toHaveFocus()
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(3)))
  },
}

/** A partly visible slide scrolls into view on focus, so that its focus ring is not clipped. */
export const PartlyVisible: Story = {
  globals: { viewport: { value: 'w479', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab()
    await expect(link(canvasElement, 'Electricidad')).toHaveFocus()
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(['Electricidad']))
  },
}

/** Arrows, buttons and row are mirrored. */
export const RightToLeft: Story = {
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
    await expect(isMirrored(button(canvasElement, 'Anterior'))).toBe(true)
    await expect(isMirrored(button(canvasElement, 'Siguiente'))).toBe(true)
    await userEvent.click(button(canvasElement, 'Siguiente'))
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(1, 6)))
  },
}

export const Autoplay: Story = {
  name: 'Moves every 2800 ms for 500 ms and pauses while hovered (S-455, S-456)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement, userEvent: user }) => {
    await expectMove(canvasElement)
    // The same `user` for the whole story, so that the pointer leaves the row.
    await user.hover(row(canvasElement))
    await expectStill(canvasElement)
    await user.hover(document.body)
    await expectMove(canvasElement)
  },
}

export const Transition: Story = {
  name: 'A transition takes 500 ms (S-456)',
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
    await expect(getVisible(canvasElement)).toEqual(names.slice(1, 6))
  },
}

export const Paused: Story = {
  name: 'The button pauses and resumes it, by mouse and keyboard (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement, userEvent: user }) => {
    await user.click(button(canvasElement, 'Pausar el carrusel'))
    await expect(button(canvasElement, 'Reanudar el carrusel')).toHaveFocus()
    await user.hover(document.body)
    await expectStill(canvasElement)
    await user.keyboard('{Enter}')
    await expect(button(canvasElement, 'Pausar el carrusel')).toHaveFocus()
    await expectMove(canvasElement)
  },
}

export const Focused: Story = {
  name: 'Focus stops it, and it does not resume on blur (S-455)',
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(button(canvasElement, 'Reanudar el carrusel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(document.body).toHaveFocus()
    await expectStill(canvasElement)
  },
}

export const Swiped: Story = {
  name: 'A swipe stops it and updates which slides are active (S-455)',
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    await fireEvent.pointerDown(link(canvasElement, 'Gas'), { pointerType: 'touch' })
    await fireEvent.pointerCancel(link(canvasElement, 'Gas'), { pointerType: 'touch' })
    // The browser scrolls on a touch.
    row(canvasElement).scrollTo({ left: 10_000, behavior: 'instant' })
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(3)))
    await waitFor(() => expect(getActive(canvasElement)).toEqual(names.slice(3)))
    await expect(button(canvasElement, 'Reanudar el carrusel')).toBeVisible()
    await expectStill(canvasElement)
  },
}

export const HiddenTab: Story = {
  name: 'Pauses while the tab is hidden (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      return fireEvent(document, new Event('visibilitychange'))
    }
    try {
      await setHidden(true)
      await expectStill(canvasElement)
      await setHidden(false)
      await expectMove(canvasElement)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
}

export const ReducedMotion: Story = {
  name: 'Does not move with reduced motion, unless the user presses play (S-455)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    await expectStill(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button(canvasElement, 'Pausar el carrusel')).toHaveFocus()
    await expectMove(canvasElement)
  },
}

const withVisibleSlides = (viewport: string, slides: number): Story => ({
  globals: { viewport: { value: viewport, isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getVisible(canvasElement)).toEqual(names.slice(0, slides)))
  },
})

export const Under1024: Story = {
  ...withVisibleSlides('w1023', 4),
  name: 'Four slides under 1024 px (S-454)',
}
export const Under750: Story = { ...withVisibleSlides('w749', 3), name: 'Three slides under 750 px (S-454)' }
export const Under600: Story = { ...withVisibleSlides('w599', 2), name: 'Two slides under 600 px (S-454)' }
export const Under480: Story = { ...withVisibleSlides('w479', 1), name: 'One slide under 480 px (S-454)' }

export const FewSlides: Story = {
  args: { children: renderSlides(names.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Siguiente'))
    await expect(getVisible(canvasElement)).toEqual(names.slice(0, 2))
  },
}

export const LongWords: Story = {
  args: { children: renderSlides(names.map((name) => `Instalación y mantenimiento preventivo de ${name}`)) },
}
