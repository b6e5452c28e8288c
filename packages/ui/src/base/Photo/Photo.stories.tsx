import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Photo } from './Photo.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

// A drawn photo, so that the stories need no network.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/><path d="M0 80 60 30l40 40 20-20 40 50H0z" fill="orange"/></svg>',
)}`

const Thumb = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', width: '4rem', height: '4rem' }}>{children}</div>
)

const guide: Guide = {
  use: 'A photo of a place or of work, in a box of fixed shape.',
  instead: { Avatar: 'for a person', Swatch: 'for the material of a trade' },
  anatomy: ['Box that keeps its shape', 'Photo, or «Sin foto» over the paving of Buenos Aires'],
  do: [
    'Pass `null` when there is none.',
    'Set `isEager` for the first photo of a page, and for no other.',
    'Leave `alt` empty where the words beside it say what is on it.',
  ],
  dont: ['Do not set its height: the shape does.'],
  keys: {},
  copy: { noPhoto: baseCopy.noPhoto },
}

const meta = {
  title: 'Base/Media/Photo',
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

/** The sign of a building drawing for a void, over the paving of Buenos Aires. */
export const WithoutPhoto: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin foto')).toBeVisible()
  },
}

/** A photo that does not arrive is the same as none. */
export const Broken: Story = {
  args: { src: 'data:image/webp;base64,none' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sin foto')).toBeVisible()
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

/** Under 600 px the box is 5:2. */
export const OnPhone: Story = { args: { src: null }, globals: { viewport: { value: 'phone' } } }

/** The browser picks the width it needs. */
export const InWidths: Story = {
  args: { srcSet: `${picture}#480 480w, ${picture}#1280 1280w`, sizes: '50vw' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('480w'),
    )
  },
}

/** The box has its size before the photo is there, and keeps it. */
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
