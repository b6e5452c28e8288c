import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Portrait } from '../../art/Portrait/Portrait.tsx'

const guide: Guide = {
  use: 'A person beside a name: in a card, a list, a menu or at the head of a profile.',
  instead: {
    Photo: 'for a picture of a place or of work',
    Portrait: 'for the drawn people of the landing page',
  },
  anatomy: [
    'Round frame',
    'Photo; without one a drawing; without that the first letters of the name on a tint',
  ],
  do: [
    'Hand over the id, so that the same person has the same tint everywhere.',
    'Set `isNamed` where no name stands beside it.',
  ],
  dont: ['Do not set `isNamed` beside the name: it would be read twice.'],
  keys: {},
}

const meta = {
  title: 'Base/Media/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Daniela Suárez', id: 1 },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tints: Story = {
  render: () => (
    <Inline>
      {['Lucía', 'Ramiro', 'Noelia', 'Sergio', 'Gabriela'].map((name, id) => (
        <Avatar key={name} name={name} id={id} />
      ))}
    </Inline>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
    </Inline>
  ),
}

export const Named: Story = {
  args: { isNamed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Daniela Suárez' })).toBeVisible()
  },
}

/** A photo that does not arrive gives way to the initials. */
export const BrokenPhoto: Story = {
  args: { photo: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('DS')).toBeVisible()
  },
}

export const Drawn: Story = {
  args: {
    children: (
      <svg viewBox="0 0 10 10">
        <circle cx="5" cy="5" r="3" fill="currentColor" />
      </svg>
    ),
  },
}

/** A photo covers the circle whatever its shape. */
export const WithPhoto: Story = {
  args: {
    size: 'huge',
    isNamed: true,
    photo: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="teal"/><circle cx="80" cy="45" r="24" fill="orange"/></svg>',
    )}`,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Daniela Suárez' })
    await expect(image.getBoundingClientRect().width).toBe(image.getBoundingClientRect().height)
  },
}

/** Whoever has no photo may be drawn instead. */
export const GeneratedArt: Story = {
  args: { size: 'huge', children: <Portrait seed={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('DS')).not.toBeInTheDocument()
  },
}

export const LongWords: Story = { args: { name: 'María de los Ángeles Etcheverrigaray Ibáñez' } }
