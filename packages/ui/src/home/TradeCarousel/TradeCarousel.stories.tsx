import { getTradeSwatch, toSvg } from '@plomada/art'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sectionMessages } from '../home.sections.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import { withMotion } from '../../testing/withMotion.ts'
import { TradeCarousel } from './TradeCarousel.tsx'

const toViewport = (width: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: '900px' },
})

const guide: Guide = {
  whenToUse: 'To present up to ten trades on the landing page.',
  alternatives: { Carousel: 'for other content', TradeMenu: 'for the navigation' },
  anatomy: [
    'Heading «Que es lo que buscas?»',
    'Pause, previous and next',
    'Tiles with swatch, icon and name',
    'Ruler that shows the position',
  ],
  do: ['Pass all trades: the carousel renders the first ten.'],
  dont: ['Do not remove the pause button.'],
  keyboard: {
    Tab: 'Moves focus to pause, previous, next and the visible tiles',
    Enter: 'Activates a button or opens a trade',
    Space: 'Activates a button',
  },
  messages: {
    trades: sectionMessages.trades,
    noTrades: sectionMessages.noTrades,
  },
}

const meta = {
  title: 'Marketplace/Home/TradeCarousel',
  component: TradeCarousel,
  tags: ['interactive'],
  parameters: {
    guide,
    layout: 'fullscreen',
    viewport: {
      options: {
        w1023: toViewport(1023),
        w749: toViewport(749),
        w599: toViewport(599),
        w479: toViewport(479),
      },
    },
  },
  args: { trades: demoTrades, tradeHref: ({ id }) => `/professional?job=${id}` },
} satisfies Meta<typeof TradeCarousel>

export default meta
type Story = StoryObj<typeof meta>

const getRow = (canvas: HTMLElement) => within(canvas).getByRole('list', { name: 'Oficios' })
const press = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name }))

/** Returns the number of slides that are completely visible. */
const countVisibleSlides = (canvas: HTMLElement) => {
  const frame = getRow(canvas).getBoundingClientRect()
  const slides = [...getRow(canvas).children].map((slide) => slide.getBoundingClientRect())
  return slides.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length
}

export const Default: Story = {
  name: 'Ten trades, five visible (S-023, S-024, S-085, S-453)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Que es lo que buscas?' })).toBeVisible()
    const slides = within(getRow(canvasElement)).getAllByRole('link')
    await expect(slides).toHaveLength(10)
    await expect(slides[2]).toHaveAttribute('href', '/professional?job=3')
    await expect(slides[2]).toHaveAccessibleName('Pintura Interiores, frentes, enduido y barnices.')
    await expect(countVisibleSlides(canvasElement)).toBe(5)
  },
}

/** Wraps around at both ends. */
export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    const list = getRow(canvasElement)
    const end = () => list.scrollWidth - list.clientWidth
    await press(canvasElement, 'Siguiente')
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100))
    await press(canvasElement, 'Anterior')
    await waitFor(() => expect(list.scrollLeft).toBe(0))
    await press(canvasElement, 'Anterior')
    await waitFor(() => expect(Math.abs(list.scrollLeft - end())).toBeLessThan(2))
    await press(canvasElement, 'Siguiente')
    await waitFor(() => expect(list.scrollLeft).toBe(0))
  },
}

/** Tab moves through the buttons and the visible slides. The arrow keys move on from there. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Reanudar el carrusel', 'Anterior', 'Siguiente']) {
      await userEvent.tab()
      await expect(within(canvasElement).getByRole('button', { name })).toHaveFocus()
    }
    for (let slide = 0; slide < 5; slide += 1) await userEvent.tab()
    const links = within(getRow(canvasElement)).getAllByRole('link')
    await expect(links[4]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(links[6]).toHaveFocus()
    await waitFor(() =>
      expect(links[6]?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    )
  },
}

export const Autoplay: Story = {
  name: 'Autoplay after 2800 ms (S-455, S-456)',
  parameters: { checks: { skip: { picture: 'it moves' } } },
  beforeEach: [withMotion, withFakeClock],
  play: async ({ canvasElement }) => {
    const list = getRow(canvasElement)
    const [first = 0, second = 0] = [...list.children].map((slide) => slide.getBoundingClientRect().left)
    await advanceClock(2799)
    await expect(list.scrollLeft).toBe(0)
    await advanceClock(1 + 500)
    await expect(list.scrollLeft).toBeGreaterThan(50)
    await expect(Math.abs(list.scrollLeft - (second - first))).toBeLessThan(2)
  },
}

const withSlides = (viewport: string, slides: number): Story => ({
  globals: { viewport: { value: viewport, isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(countVisibleSlides(canvasElement)).toBe(slides))
  },
})

export const Under1024: Story = { ...withSlides('w1023', 4), name: 'Four slides under 1024 px (S-454)' }
export const Under750: Story = { ...withSlides('w749', 3), name: 'Three slides under 750 px (S-454)' }
export const Under600: Story = { ...withSlides('w599', 2), name: 'Two slides under 600 px (S-454)' }
export const Under480: Story = { ...withSlides('w479', 1), name: 'One slide under 480 px (S-454)' }

export const Empty: Story = {
  name: 'Without trades (S-087, S-451)',
  args: { trades: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'ups! no hay oficios' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { trades: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const LoadedSwatches: Story = {
  parameters: { checks: { skip: { picture: 'the same as the first story' } } },
  args: {
    swatchHref: ({ name, id }) =>
      `data:image/svg+xml;utf8,${encodeURIComponent(toSvg(getTradeSwatch(name, id)))}`,
  },
  play: async ({ canvasElement }) => {
    const swatches = [...getRow(canvasElement).querySelectorAll('img')]
    await expect(swatches.map(({ loading, alt }) => [loading, alt])).toEqual(
      Array.from({ length: 10 }, () => ['lazy', '']),
    )
    await waitFor(() => expect(swatches[0]?.naturalWidth).toBeGreaterThan(0))
  },
}

export const FewTrades: Story = { args: { trades: demoTrades.slice(0, 2) } }
