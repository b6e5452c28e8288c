import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Photo } from './Photo.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { Provider } from '../../provider/index.ts'

// A data URL, so that the stories need no network.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/><path d="M0 80 60 30l40 40 20-20 40 50H0z" fill="orange"/></svg>',
)}`

const Thumb = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', width: '4rem', height: '4rem' }}>{children}</div>
)

const guide: Guide = {
  whenToUse: 'For photos of places or work, with a fixed aspect ratio.',
  alternatives: { Avatar: 'for a person', Icon: 'for a symbol beside a text' },
  anatomy: ['Box with a fixed aspect ratio', 'Photo, or «No photo» over a tile pattern'],
  do: [
    'Pass `null` when there is no photo.',
    'Set `isEager` only for the first photo of a page.',
    'Leave `alt` empty when text next to the photo describes it.',
  ],
  dont: ['Do not set its height. The shape determines it.'],
  keyboard: {},
  messages: { noPhoto: esAR['photo.none'] },
}

const meta = {
  title: 'Components/Media/Photo',
  component: Photo,
  parameters: { guide },
  args: { src: picture, alt: 'Cocina con porcelanato colocado', shape: 'card' },
  render: (args) => (
    <Grid columns={2}>
      <Photo {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPhoto: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin foto')).toBeVisible()
  },
}

/** A photo that fails to load looks like a missing photo. */
export const Broken: Story = {
  args: { src: 'data:image/webp;base64,none' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sin foto')).toBeVisible()
  },
}

/** Also when it failed before its page was hydrated. */
export const BrokenBeforeHydration: Story = {
  parameters: { checks: { skip: { picture: 'the same as Broken' } } },
  args: { ...Broken.args, isEager: true },
  render: () => <div id="page" />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector('#page')
    if (!page) throw new Error('There is no page.')
    const element = (
      <Provider messages={esAR} locale="es-AR">
        <Photo {...args} />
      </Provider>
    )
    page.innerHTML = renderToString(element)
    const image = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(image.complete).toBe(true))
    const root = hydrateRoot(page, element)
    await expect(await canvas.findByText('Sin foto')).toBeVisible()
    root.unmount()
  },
}

export const Detail: Story = { args: { shape: 'detail', isEager: true } }

export const Square: Story = { args: { shape: 'square' } }

export const Thumbnails: Story = {
  render: (args) => (
    <Inline>
      <Thumb>
        <Photo {...args} shape="fill" />
      </Thumb>
      <Thumb>
        <Photo {...args} shape="fill" src={null} />
      </Thumb>
    </Inline>
  ),
}

/** Below 600 px the aspect ratio is 5:2. */
export const OnPhone: Story = { args: { src: null }, globals: { viewport: { value: 'phone' } } }

/** The browser chooses a width from `srcSet`. */
export const ResponsiveWidths: Story = {
  args: { srcSet: `${picture}#480 480w, ${picture}#1280 1280w`, sizes: '50vw' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('480w'),
    )
  },
}

/** The box has its final size before the photo loads. */
export const NoLayoutShift: Story = {
  args: { isEager: true },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    const heightNow = () => canvasElement.getBoundingClientRect().height
    image.removeAttribute('src')
    const before = heightNow()
    image.setAttribute('src', picture)
    await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true))
    await expect(heightNow()).toBe(before)
  },
}
