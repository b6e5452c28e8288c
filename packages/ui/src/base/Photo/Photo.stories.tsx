import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Photo } from './Photo.tsx'

// A drawn photo, so that the stories need no network.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/><path d="M0 80 60 30l40 40 20-20 40 50H0z" fill="orange"/></svg>',
)}`

const Thumb = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', width: '4rem', height: '4rem' }}>{children}</div>
)

const meta = {
  title: 'Base/Media/Photo',
  component: Photo,
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
  args: { widths: [480, 1280], srcFor: (width) => `${picture}#${width}`, sizes: '50vw' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('480w'),
    )
  },
}
